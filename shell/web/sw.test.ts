import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** The caches of the browser: the paths of the files in each. */
const stored = new Map<string, Set<string>>();
const loaded: string[] = [];
const offlineFiles = ['/assets/home.js', '/assets/training.js', '/assets/pad.css'];

/** The service worker runs in the window of the test, with the caches of the browser and the network replaced. */
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('__WB_MANIFEST', [{ url: '/index.html', revision: '1' }]);
  vi.stubGlobal('registration', { scope: 'http://localhost/' });
  vi.stubGlobal('clients', { claim: async () => {} });
  vi.stubGlobal('fetch', async () => Response.json(offlineFiles));
  vi.stubGlobal('caches', {
    open: async (name: string) => openedCache(name),
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string) => [...stored.values()].find((paths) => paths.has(path)),
  });
  await import('./sw.ts');
});

beforeEach(() => {
  stored.clear();
  loaded.length = 0;
});

function openedCache(name: string) {
  const paths = stored.get(name) ?? new Set<string>();
  stored.set(name, paths);
  return {
    keys: async () => [...paths].map((path) => ({ url: `http://localhost${path}` })),
    add: async (path: string) => {
      loaded.push(path);
      await new Promise((resolve) => setTimeout(resolve, 1));
      paths.add(path);
    },
  };
}

/** Dispatches the event as the browser does, and waits until it is handled. */
async function dispatch(name: string, fields: object = {}): Promise<void> {
  const handled: Promise<unknown>[] = [];
  const waitUntil = (done: Promise<unknown>) => void handled.push(done);
  window.dispatchEvent(Object.assign(new Event(name), fields, { waitUntil }));
  await Promise.allSettled(handled);
}

const store = () => dispatch('message', { data: { type: 'KEEP_PIECES' } });
const cached = () => [...new Set([...stored.values()].flatMap((paths) => [...paths]))].sort();

test('files of the offline screens are loaded once, although several screens ask for them at the same time', async () => {
  await Promise.all([store(), store(), store()]);

  expect(loaded.toSorted()).toEqual(offlineFiles.toSorted());
  expect(cached()).toEqual(offlineFiles.toSorted());
});

test('a screen that was visited before it was stored for offline use still opens offline after an update', async () => {
  stored.set('visited', new Set(['/assets/home.js']));
  await store();

  await dispatch('activate');

  expect(cached()).toEqual(offlineFiles.toSorted());
});
