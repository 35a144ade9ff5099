import { expect, type Page } from '@playwright/test';
import { enterAs, tokenOf } from './demo.ts';

/** What stands on the server of one workout, as its coach sees it. */
interface Stored {
  finishedAt: string | null;
  sets: { rowId: string; setNumber: number; weightKg: number | null }[];
  rowChanges: { skipReason: string | null }[];
  media: { kind: string; setNumber: number; url: string }[];
}

interface Opened {
  prescription: { workoutId: string; title: string; rows: { id: string; sets: number | null }[] };
}

/** Logs in as the client of the demo studio and waits until the phone has all it needs to train without a network. */
export async function enterToTrain(page: Page): Promise<Opened[]> {
  const token = await enterAs(page, 'client');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    expect(await page.evaluate(hasAll)).toBe(true);
  }).toPass({ timeout: 30_000 });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/my/training', { headers });
  return (await answer.json()).data.training.workouts;
}

/** The worker has the screens, the store has the answer. */
const hasAll = `(async () => {
  const pieces = await (await fetch('/offline.json')).json();
  const kept = await Promise.all(pieces.map((piece) => caches.match(piece, { ignoreVary: true })));
  const stores = await indexedDB.databases();
  const hasAnswers = stores.some(({ name }) => name === 'forma-answers');
  return navigator.serviceWorker.controller !== null && kept.every(Boolean) && hasAnswers;
})()`;

/** `count` sets one after the other, as they are filled in. */
export async function logSets(page: Page, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    const before = await doneSets(page);
    await page.getByRole('button', { name: 'Fatto', exact: true }).tap();
    await expect.poll(() => doneSets(page)).toBe(before + 1);
    // A second tap this soon would be the first one's.
    await page.waitForTimeout(450);
  }
}

/** Of what the phone shows: `3 di 12 serie`. */
async function doneSets(page: Page): Promise<number> {
  const line = await page
    .getByText(/^\d+ di \d+ serie$/)
    .first()
    .textContent();
  return Number(line?.split(' ')[0]);
}

export async function finishWorkout(page: Page): Promise<void> {
  await page.getByRole('link', { name: "Finisci l'allenamento" }).tap();
  await page.getByRole('button', { name: 'Salva e finisci' }).tap();
  await expect(page.getByRole('heading', { name: 'Allenamento finito' })).toBeVisible();
}

/** Asks as the coach until the workout is there and finished. */
export async function storedWorkouts(page: Page, workoutId: string): Promise<Stored[]> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'coach')}` };
  const ask = async (path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()).data;
  const { completedWorkouts } = await ask('/completed-workouts');
  const details = await Promise.all(
    completedWorkouts.map(({ id, clientId }: { id: string; clientId: string }) =>
      ask(`/clients/${clientId}/completed-workouts/${id}`),
    ),
  );
  return details
    .map(({ completedWorkout }) => completedWorkout)
    .filter((completed: { workoutId: string }) => completed.workoutId === workoutId);
}

export async function expectStored(page: Page, workoutId: string, sets: number): Promise<Stored> {
  await expect(async () => {
    const stored = await storedWorkouts(page, workoutId);
    expect(stored.map((one) => one.sets.length)).toEqual([sets]);
    expect(stored[0]?.finishedAt).not.toBeNull();
  }).toPass({ timeout: 40_000 });
  const [stored] = await storedWorkouts(page, workoutId);
  if (!stored) throw new Error('expectStored: nothing is there');
  const places = new Set(stored.sets.map(({ rowId, setNumber }) => `${rowId} ${setNumber}`));
  expect(places.size).toBe(stored.sets.length);
  return stored;
}
