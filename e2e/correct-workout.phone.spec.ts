import { expect, type Page } from '@playwright/test';
import { enterAs, tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';
import { expectReadyOffline } from './support/training.ts';

test.use({ serviceWorkers: 'allow' });

test('a client corrects a set of a finished workout without a network, with a reload, and the coach reads what it was', async ({
  page,
  context,
  browser,
}) => {
  await enterAs(page, 'client');
  await page.goto('/home');
  await expectReadyOffline(page);
  const { id, clientId, row, finishedAt, sets } = await finishedWorkout(page);
  // Near the logged load: one far above it would be asked about.
  const kg = String(Math.ceil(sets.find(({ rowId }) => rowId === row.id)?.weightKg ?? 0) + 1);
  const corrected = new RegExp(`(?<!\\d)${kg}\\skg`);
  await page.goto(`/my/completed-workouts/${id}`);
  await page.getByRole('link', { name: 'Correggi' }).tap();
  const exercise = page.locator(`[data-row="${row.id}"]`);
  await exercise.getByRole('button', { name: row.name }).tap();
  await exercise.getByRole('button', { name: 'Correggi' }).first().tap();

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Peso (kg)' }).tap();
  const pad = page.getByRole('region', { name: /^Tastierino/ });
  for (const key of [...kg, 'Avanti', 'Fatto']) await pad.getByRole('button', { name: key, exact: true }).tap();
  await expect(page.getByText('In attesa di rete (1 serie)')).toBeVisible();
  await page.reload();
  await exercise.getByRole('button', { name: row.name }).tap();
  await expect(exercise.getByRole('button', { name: corrected })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: "Torna all'allenamento" }).last().tap();
  await expect(page.getByText(/^Corretta il .*da te\. Prima: /)).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' })).newPage();
  await enterAs(desk, 'admin');
  await desk.goto(`/clients/${clientId}/completed_workouts/${id}/details`);
  await expect(desk.getByText(/^Corretta il .*dal cliente\. Prima: /)).toBeVisible();
  await expect(desk.getByText(corrected).first()).toBeVisible();
  expect((await workoutOf(page, id)).finishedAt).toBe(finishedAt);
});

interface Finished {
  id: string;
  clientId: string;
  finishedAt: string;
  rows: { id: string; name: string; type: string }[];
  sets: { rowId: string; weightKg: number | null; isWarmUp: boolean }[];
}

/** The oldest finished workout of the first page with a row that has only working sets with a load. */
async function finishedWorkout(page: Page): Promise<Finished & { row: Finished['rows'][number] }> {
  const { completedWorkouts } = await read(page, '/my/completed-workouts');
  for (const { id } of completedWorkouts.toReversed()) {
    const workout = await workoutOf(page, id);
    const row = workout.rows.find(({ id: rowId, type }) => {
      const sets = workout.sets.filter((set) => set.rowId === rowId);
      return type === 'reps' && sets.length > 0 && sets.every(({ weightKg, isWarmUp }) => !isWarmUp && weightKg);
    });
    if (row) return { ...workout, row };
  }
  throw new Error('finishedWorkout: the demo client has none with loads');
}

async function workoutOf(page: Page, id: string): Promise<Finished> {
  return (await read(page, `/my/completed-workouts/${id}`)).completedWorkout;
}

async function read(page: Page, path: string) {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'client')}` };
  return (await (await page.request.get(`/api${path}`, { headers })).json()).data;
}
