import { expect, type Page } from '@playwright/test';
import { enterAs, tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';

interface Stored {
  id: string;
  clientId: string;
  finishedAt: string;
  rows: { id: string; name: string }[];
  sets: { rowId: string; setNumber: number; weightKg: number | null; isWarmUp: boolean }[];
}

async function get<Data>(page: Page, path: string, token: string): Promise<Data> {
  const response = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()).data as Data;
}

test.setTimeout(90_000);

test('a client corrects a set of a finished workout without a network; the coach reads what it was', async ({
  page,
  context,
}) => {
  const token = await enterAs(page, 'client');
  const { completedWorkouts } = await get<{ completedWorkouts: Stored[] }>(page, '/my/completed-workouts', token);
  const id = completedWorkouts.at(-1)?.id ?? '';
  const detail = async () =>
    (await get<{ completedWorkout: Stored }>(page, `/my/completed-workouts/${id}`, token)).completedWorkout;
  const before = await detail();
  const set = before.sets.find(({ weightKg, isWarmUp }) => weightKg !== null && !isWarmUp);
  const row = before.rows.find((one) => one.id === set?.rowId);
  if (!set || !row) throw new Error('the workout has no set with a load');
  const correctedKg = (set.weightKg ?? 0) + 1;

  await page.goto(`/my/completed-workouts/${id}`);
  await page.getByRole('link', { name: 'Correggi' }).first().tap();
  await expect(page.getByText('Tocca una serie per correggerla', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: row.name }).first().tap();
  await page
    .getByRole('button', { name: `Serie ${set.setNumber} `, exact: false })
    .first()
    .tap();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Peso (kg)' }).fill(String(correctedKg).replace('.', ','));
  await page.getByRole('button', { name: 'Salva la serie' }).tap();
  expect((await detail().catch(() => before)).sets).toContainEqual(expect.objectContaining(set));
  await context.setOffline(false);

  const present = async () =>
    (await detail()).sets.find((one) => one.rowId === set.rowId && one.setNumber === set.setNumber)?.weightKg;
  await expect.poll(present, { timeout: 30_000 }).toBe(correctedKg);
  expect((await detail()).finishedAt).toBe(before.finishedAt);

  await page.addInitScript((value) => localStorage.setItem('auth.token', value), await tokenOf(page, 'admin'));
  await page.goto(`/clients/${before.clientId}/completed_workouts/${id}/details`);
  await expect(page.getByText(/^Corretta il .*, dal cliente\. Prima: /).first()).toBeVisible();
});
