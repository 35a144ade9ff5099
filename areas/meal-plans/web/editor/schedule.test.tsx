import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleContent, exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Time for chunks of the editor to be loaded on a busy machine. */
const loading = { timeout: 10_000 };
const openedDialog = async (name: string) => within(await screen.findByRole('dialog', { name }, loading));
const week = Array.from({ length: 7 }, (_, index) => {
  const [day] = exampleContent.days;
  if (!day) throw new Error('no day');
  return { ...day, id: `0199a000-0000-7000-8000-00000000d0${index}0`, name: '' };
});

test('the calendar of the week gives seven days Monday to Sunday, which can be changed beside it', async () => {
  respond(macroRoutes.list, { macros: [], nextPage: 0 });
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, days: week } });
  await userEvent.click(screen.getByRole('button', { name: 'Impostazioni' }));
  const dialog = await openedDialog('Impostazioni del piano');
  await userEvent.click(dialog.getByRole('radio', { name: 'Giorni della settimana' }));

  const shown = (await dialog.findAllByRole('combobox', { name: /^Giorno \d$/ })) as HTMLInputElement[];
  expect(shown.map(({ value }) => value)).toEqual([
    'Lunedì',
    'Martedì',
    'Mercoledì',
    'Giovedì',
    'Venerdì',
    'Sabato',
    'Domenica',
  ]);
});

test('days that nobody would get are named before a meal plan is completed', async () => {
  const mealPlan = { ...exampleDetail.mealPlan, days: week, schedule: 'weekdays' as const, isDraft: true };
  await openMealPlan({ mealPlan });
  await userEvent.click(screen.getByRole('button', { name: 'Segna come completo' }));
  const dialog = await openedDialog('Controlla i giorni del piano');

  expect(dialog.getByText(/quando valgono: Giorno 1, Giorno 2/)).toBeTruthy();
  expect(requestsTo(mealPlanRoutes.save)).toEqual([]);
});

test('before a meal plan is published, weekdays without a day are named', async () => {
  const clientId = '0199a000-0000-7000-8000-0000000000c1';
  const days = week.slice(0, 5).map((day, index) => ({ ...day, weekday: index + 1 }));
  const copy = { isCustom: true, clientId, clientName: 'Carla Prova', startsOn: '2026-11-01' };
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, ...copy, schedule: 'weekdays', days } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = await openedDialog('Pubblica per il cliente');

  expect(await dialog.findByText(/^Nessun giorno del piano per: sabato, domenica\./)).toBeTruthy();
});

test('before a meal plan for training and rest is published, it says that the client has no program', async () => {
  const clientId = '0199a000-0000-7000-8000-0000000000c1';
  respond(mealPlanRoutes.training, { hasProgram: false });
  const copy = { isCustom: true, clientId, clientName: 'Carla Prova', startsOn: '2026-11-01' };
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, ...copy, schedule: 'training' } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = await openedDialog('Pubblica per il cliente');

  expect(await dialog.findByText(/^Carla Prova non ha un programma in questo periodo/)).toBeTruthy();
});
