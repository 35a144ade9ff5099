import { afterEach, expect, test, vi } from 'vitest';
import { activateNewestVersion } from './newest-version.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

class FakeWorker {
  state = 'installing';
  onstatechange = () => {};
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.onstatechange();
  }
}

/** A browser whose check for updates finds `installing`. */
function browserWith(installing: FakeWorker | null) {
  const container = { oncontrollerchange: () => {} };
  const registration = { installing: null as typeof installing, waiting: null, update };
  async function update() {
    registration.installing = installing;
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(container, { getRegistration: async () => registration }),
  });
  return container;
}

test('before a page with missing files is reloaded, the version that was deployed meanwhile is installed and activated', async () => {
  const worker = new FakeWorker();
  const container = browserWith(worker);
  let isActive = false;
  const activation = activateNewestVersion().then(() => (isActive = true));

  await new Promise((resolve) => setTimeout(resolve));
  expect(worker.postMessage).not.toHaveBeenCalled();
  worker.become('installed');
  await expect.poll(() => worker.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
  expect(isActive).toBe(false);
  container.oncontrollerchange();
  await activation;
});

test('without a newer version nothing is waited for', async () => {
  browserWith(null);

  await activateNewestVersion();
});
