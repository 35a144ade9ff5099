import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('entries that localStorage lost are restored when the page is opened again', async () => {
  const before = await page();
  before.writeEntry('giulia.spinta.set.a.1', { reps: 8 });
  before.writeEntry('giulia.spinta.set.a.2', { reps: 7 });
  await before.settled();
  localStorage.removeItem('workout.giulia.spinta.set.a.2');

  const after = await page();
  await after.restoreEntries();

  expect(after.entryKeys('giulia.')).toEqual(['giulia.spinta.set.a.1', 'giulia.spinta.set.a.2']);
  expect(after.readEntry('giulia.spinta.set.a.2')).toEqual({ reps: 7 });
});

test('of an older copy in localStorage and a later one in the mirror, the later one is used', async () => {
  const before = await page();
  before.writeEntry('giulia.spinta.set.b.1', { reps: 8 });
  const older = localStorage.getItem('workout.giulia.spinta.set.b.1') ?? '';
  before.writeEntry('giulia.spinta.set.b.1', { reps: 9 });
  await before.settled();
  localStorage.setItem('workout.giulia.spinta.set.b.1', older);

  const after = await page();
  await after.restoreEntries();

  expect(after.readEntry('giulia.spinta.set.b.1')).toEqual({ reps: 9 });
});

test('removed entries are not restored', async () => {
  const before = await page();
  before.writeEntry('giulia.spinta.set.c.1', { reps: 8 });
  before.removeEntry('giulia.spinta.set.c.1');
  await before.settled();

  const after = await page();
  await after.restoreEntries();

  expect(after.readEntry('giulia.spinta.set.c.1')).toBeNull();
});

test('when localStorage is full, the mirror stores the set, and the page may be closed', async () => {
  const before = await page();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  before.writeEntry('giulia.spinta.set.d.1', { reps: 8 });
  expect(before.isInMemoryOnly('giulia.')).toBe(true);
  await before.settled();
  expect(before.isInMemoryOnly('giulia.')).toBe(false);

  const after = await page();
  await after.restoreEntries();
  full.mockRestore();

  expect(after.readEntry('giulia.spinta.set.d.1')).toEqual({ reps: 8 });
});

/** Imports the modules anew, as a page that is opened again does. */
async function page() {
  vi.resetModules();
  const device = await import('./entry-store.ts');
  const { createIndexedDbStore } = await import('#shell/web/api/indexed-db-store.ts');
  const { keys } = await import('idb-keyval');
  const store = createIndexedDbStore('forma-workouts');
  /** Waits for the writes to IndexedDB: a read that is requested after them is answered after them. */
  const settled = async () => {
    await keys(store);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { ...device, settled };
}
