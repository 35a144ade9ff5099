import fs from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import { freePort } from '#shell/server/database/embedded.ts';
import { startOwnServer } from './support/own-server.ts';
import { tapUntilShown } from './support/tap.ts';
import {
  enterToTrain,
  expectChoices,
  expectStored,
  finishWorkout,
  logSets,
  storedWorkouts,
} from './support/training.ts';
import { test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const syncs = /\/api\/my\/completed-workouts\/[^/]+$/;

test('a workout that was never opened is done offline, with a reload, a closed page and an added exercise, and is stored once', async ({
  page: first,
  context,
}) => {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT' && syncs.test(request.url())) calls.push(request);
  });
  const workouts = await enterToTrain(first);
  const workout = await weekWorkout(first, workouts);
  await expectChoices(first);
  await context.setOffline(true);

  await first.goto(`/my/workouts/${workout.workoutId}`);
  await first.getByRole('button', { name: "Inizia l'allenamento" }).tap();
  await logSets(first, 2);
  await first.reload();
  await expect(first.getByText(/^2 di \d+ serie$/).first()).toBeVisible();
  await typeSet(first, { weight: '42', reps: '7' });
  await expect(first.getByText(/^3 di \d+ serie$/).first()).toBeVisible();
  await addExercise(first);
  await first.close();

  const page = await context.newPage();
  const openedMs = await todayOpensIn(page);
  test.info().annotations.push({ type: 'Today without a network', description: `${Math.round(openedMs)} ms` });
  await page.goto(`/my/workouts/${workout.workoutId}`);
  await expect(page.getByText(/^3 di \d+ serie$/).first()).toBeVisible();
  await expect(page.getByText('Aggiunto da te')).toBeVisible();
  await logSets(page, 1);
  await page.getByRole('button', { name: 'Salta', exact: true }).first().tap();
  await page.getByRole('radio', { name: 'Attrezzo occupato' }).check();
  await page.getByRole('button', { name: "Salta l'esercizio" }).tap();
  await finishWorkout(page);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Per oggi hai finito' })).toContainText('appena torna la rete');
  expect(await storedWorkouts(page, workout.workoutId).catch(() => [])).toEqual([]);

  await context.setOffline(false);
  const stored = await expectStored(page, workout.workoutId, 5);
  expect(stored.rowChanges).toHaveLength(2);
  expect(stored.rowChanges).toContainEqual(expect.objectContaining({ skipReason: 'equipment' }));
  expect(stored.rowChanges).toContainEqual(expect.objectContaining({ added: { type: 'reps', isRemoved: false } }));
  expect(stored.sets).toContainEqual(expect.objectContaining({ weightKg: 30, reps: 12 }));
  expect(stored.sets).toContainEqual(expect.objectContaining({ weightKg: 42, reps: 7 }));

  const last = calls.findLast((call) => call.postData()?.includes('"finish":{'));
  if (!last) throw new Error('no sync was sent');
  const body = JSON.parse(last.postData() ?? '{}');
  expect(body.sets).toHaveLength(5);
  for (let times = 0; times < 10; times++) {
    const { authorization = '' } = await last.allHeaders();
    expect((await page.request.put(last.url(), { data: body, headers: { authorization } })).ok()).toBe(true);
  }
  expect((await expectStored(page, workout.workoutId, 5)).sets).toEqual(stored.sets);
});

/** Adds an exercise that is not prescribed, with a set of 12 times 30 kg. */
async function addExercise(page: Page): Promise<void> {
  // A tap right after a set was logged is ignored, because the button may have moved under the finger.
  const search = page.getByRole('searchbox', { name: 'Cerca un esercizio' });
  await tapUntilShown(page.getByRole('button', { name: 'Aggiungi un esercizio' }), search);
  await search.fill('curl martello');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').tap();
  await page.getByRole('textbox', { name: 'Peso (kg)' }).tap();
  const pad = page.getByRole('region', { name: /^Tastierino/ });
  for (const name of ['3', '0', 'Avanti', '1', '2', 'Fatto'])
    await pad.getByRole('button', { name, exact: true }).tap();
  await expect(page.getByText('1 serie', { exact: true })).toBeVisible();
}

/** Types a set with the number pad of the app: its "next" goes on to the repetitions and logs nothing yet. */
async function typeSet(page: Page, { weight, reps }: { weight: string; reps: string }): Promise<void> {
  const done = await page
    .getByText(/^\d+ di \d+ serie$/)
    .first()
    .textContent();
  const pad = page.getByRole('region', { name: /^Tastierino/ });
  const press = (name: string) => pad.getByRole('button', { name, exact: true }).tap();
  await page.getByRole('textbox', { name: 'Peso (kg)' }).tap();
  for (const digit of weight) await press(digit);
  await press('Avanti');
  await expect(page.getByRole('region', { name: 'Tastierino: Ripetizioni' })).toBeVisible();
  for (const digit of reps) await press(digit);
  await expect(page.getByText(done ?? '', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Peso (kg)' })).toHaveValue(weight);
  await press('Fatto');
}

test('when requests or responses are lost at every step, no set is lost or stored twice', async ({ page }) => {
  const workouts = await enterToTrain(page);
  const workout = workoutAt(workouts, -1);
  let lost: 'request' | 'response' | null = null;
  await page.route(syncs, async (route) => {
    if (route.request().method() !== 'PUT' || lost === null) return route.continue();
    if (lost === 'response') await route.fetch();
    return route.abort('connectionreset');
  });

  await page.goto(`/my/workouts/${workout.workoutId}`);
  lost = 'response';
  await page.getByRole('button', { name: "Inizia l'allenamento" }).tap();
  for (const next of ['response', 'request', 'response', null, 'request'] as const) {
    lost = next;
    await logSets(page, 1);
    if (next === 'request') await page.reload();
  }
  lost = 'response';
  await finishWorkout(page);
  await page.waitForTimeout(1500);
  lost = null;

  await expectStored(page, workout.workoutId, 5);
});

test('when the server is killed three times during syncs, every set is stored once', async ({ browser }) => {
  const port = await freePort(Number(process.env['E2E_PORT']) + 2);
  let server = await startOwnServer(port);
  const context = await browser.newContext({ baseURL: server.url, locale: 'it-IT', hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const workouts = await enterToTrain(page);
  const workout = workoutAt(workouts, -2);
  await page.goto(`/my/workouts/${workout.workoutId}`);
  await page.getByRole('button', { name: "Inizia l'allenamento" }).tap();

  for (const afterMs of [0, 5, 15]) {
    const requestSent = page.waitForRequest((request) => request.method() === 'PUT' && syncs.test(request.url()));
    await page.getByRole('button', { name: 'Fatto', exact: true }).tap();
    await requestSent;
    await new Promise((resume) => setTimeout(resume, afterMs));
    await server.kill();
    await page.waitForTimeout(450);
    await logSets(page, 1);
    server = await startOwnServer(port);
  }
  await finishWorkout(page);

  await expectStored(page, workout.workoutId, 6);
  await context.close();
  await server.kill();
});

test('a picture taken offline survives a reload and is uploaded with its set; a video of 300 MB is rejected at once', async ({
  page,
  context,
}) => {
  const workout = workoutAt(await enterToTrain(page), -3);
  await context.setOffline(true);
  await page.goto(`/my/workouts/${workout.workoutId}`);
  await page.getByRole('button', { name: "Inizia l'allenamento" }).tap();
  const choose = page.locator('input[type="file"]').first();
  const huge = test.info().outputPath('panca.mp4');
  fs.writeFileSync(huge, '');
  fs.truncateSync(huge, 300 * 1024 * 1024);
  await choose.setInputFiles(huge);
  await expect(page.getByRole('alert').filter({ hasText: 'supera il limite di 50 MB' })).toBeVisible();

  await choose.setInputFiles('e2e/support/picture.png');
  await expect(page.locator('img[src^="blob:"]').first()).toBeVisible();
  await logSets(page, 1);
  await page.reload();
  await finishWorkout(page);
  await context.setOffline(false);

  await expectStored(page, workout.workoutId, 1);
  await expect(async () => {
    const [stored] = await storedWorkouts(page, workout.workoutId);
    expect(stored?.media).toMatchObject([{ kind: 'image', setNumber: 1 }]);
  }).toPass({ timeout: 30_000 });
  const [stored] = await storedWorkouts(page, workout.workoutId);
  expect((await page.request.get(stored?.media[0]?.url ?? '')).ok()).toBe(true);
});

/** The prescription of the next workout of this week, which Today links to. */
async function weekWorkout(page: Page, workouts: Awaited<ReturnType<typeof enterToTrain>>) {
  const link = page.locator('a[href*="/my/workouts/"]').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  const found = workouts.find(({ prescription }) => prescription.workoutId === id);
  if (!found) throw new Error('weekWorkout: Today shows no workout');
  return found.prescription;
}

function workoutAt(workouts: Awaited<ReturnType<typeof enterToTrain>>, index: number) {
  const found = workouts.at(index)?.prescription;
  if (!found) throw new Error('workoutAt: the program has no such workout');
  return found;
}

/** Time from the navigation until Today shows the first workout, in ms, measured in the page. */
async function todayOpensIn(page: Page): Promise<number> {
  await page.addInitScript({
    content: `new MutationObserver((_, observer) => {
      if (!document.querySelector('a[href*="/my/workouts/"]')) return;
      observer.disconnect();
      performance.mark('today');
    }).observe(document, { childList: true, subtree: true });`,
  });
  await page.goto('/home');
  await page.waitForFunction(() => performance.getEntriesByName('today').length > 0);
  return page.evaluate(() => performance.getEntriesByName('today')[0]?.startTime ?? Number.NaN);
}
