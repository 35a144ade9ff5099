import { expect, type Page } from '@playwright/test';
import { enterAs, tokenOf } from './demo.ts';
import { tapUntilShown } from './tap.ts';

/** A completed workout as the server returns it to the coach. */
interface Stored {
  finishedAt: string | null;
  sets: { rowId: string; setNumber: number; weightKg: number | null }[];
  rowChanges: { skipReason: string | null }[];
  media: { kind: string; setNumber: number; url: string }[];
}

interface Opened {
  prescription: { workoutId: string; title: string; rows: { id: string; sets: number | null }[] };
}

/** Logs in as the client of the demo studio and waits until everything for offline training is cached. */
export async function enterToTrain(page: Page): Promise<Opened[]> {
  const token = await enterAs(page, 'client');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReadyOffline(page);
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.get('/api/my/training', { headers });
  return (await response.json()).data.training.workouts;
}

/** Waits until the service worker has cached the screens and the responses are stored. */
export async function expectReadyOffline(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingOffline), { timeout: 120_000 }).toEqual([]);
}

/** What is not stored yet of the service worker, the screens and the responses. */
const missingOffline = `(async () => {
  const files = await (await fetch('/offline.json')).json();
  const cached = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
  const stores = await indexedDB.databases();
  return [
    ...(navigator.serviceWorker.controller ? [] : ['service worker']),
    ...files.filter((_, index) => !cached[index]),
    ...(stores.some(({ name }) => name === 'forma-answers') ? [] : ['responses']),
  ];
})()`;

/** Waits until the exercises that may be added are stored: Today fetches them after 5 s. */
export async function expectChoices(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hasChoices), { timeout: 30_000 }).toBe(true);
}

const hasChoices = `new Promise((resolve, reject) => {
  const opened = indexedDB.open('forma-answers');
  opened.onerror = () => reject(opened.error);
  opened.onsuccess = () => {
    const [name] = opened.result.objectStoreNames;
    const keys = opened.result.transaction(name).objectStore(name).getAllKeys();
    keys.onsuccess = () => {
      opened.result.close();
      resolve(keys.result.some((key) => String(key).includes('exercise-choices')));
    };
  };
})`;

/** Logs `count` sets with the prefilled values. */
export async function logSets(page: Page, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    const previous = await doneSets(page);
    await page.getByRole('button', { name: 'Fatto', exact: true }).tap();
    await expect.poll(() => doneSets(page)).toBe(previous + 1);
    // A second tap within 400 ms is ignored.
    await page.waitForTimeout(450);
  }
}

/** The number of completed sets on the screen: 3 of `3 di 12 serie`. */
async function doneSets(page: Page): Promise<number> {
  const line = await page
    .getByText(/^\d+ di \d+ serie$/)
    .first()
    .textContent();
  return Number(line?.split(' ')[0]);
}

export async function finishWorkout(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: 'Salva e finisci' });
  // A tap right after a set was logged is ignored, because the link may have moved under the finger.
  await tapUntilShown(page.getByRole('link', { name: "Finisci l'allenamento" }), save);
  await save.tap();
  await expect(page.getByRole('heading', { name: 'Allenamento finito' })).toBeVisible();
}

/** The completed workouts on the server, requested as the admin, who sees every client. */
export async function storedWorkouts(page: Page, workoutId: string): Promise<Stored[]> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'admin')}` };
  const get = async (path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()).data;
  const { completedWorkouts } = await get('/completed-workouts');
  const details = await Promise.all(
    completedWorkouts.map(({ id, clientId }: { id: string; clientId: string }) =>
      get(`/clients/${clientId}/completed-workouts/${id}`),
    ),
  );
  return details
    .map(({ completedWorkout }) => completedWorkout)
    .filter((completed: { workoutId: string }) => completed.workoutId === workoutId);
}

export async function expectStored(page: Page, workoutId: string, sets: number): Promise<Stored> {
  await expect(async () => {
    const stored = await storedWorkouts(page, workoutId);
    expect(stored.map((workout) => workout.sets.length)).toEqual([sets]);
    expect(stored[0]?.finishedAt).not.toBeNull();
  }).toPass({ timeout: 40_000 });
  const [stored] = await storedWorkouts(page, workoutId);
  if (!stored) throw new Error('expectStored: the workout is not stored');
  const setKeys = new Set(stored.sets.map(({ rowId, setNumber }) => `${rowId} ${setNumber}`));
  expect(setKeys.size).toBe(stored.sets.length);
  return stored;
}
