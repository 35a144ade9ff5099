import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientMacroRoutes, macroRoutes } from '#areas/macros/contract/library.ts';
import { assignedMacro } from '#areas/macros/example.ts';
import { targetFromPercentages } from '#areas/macros/rules/targets.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleContent, exampleCopy, exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';

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

describe('macros for training and rest days in a meal plan by weekdays', () => {
  const targetOf = (calories: number) =>
    targetFromPercentages({ calories, protein_percent: 25, carbs_percent: 50, lipids_percent: 25 });
  const targets = { day: null, training: targetOf(2400), rest: targetOf(2000) };
  const macro = { ...assignedMacro, clientId: exampleCopy.clientId, targets };
  const days = week.map((day, index) => ({ ...day, weekday: index + 1 }));
  const withoutTarget = { day: null, training: null, rest: null };

  async function useMacros(): Promise<ReturnType<typeof within>> {
    respond(clientMacroRoutes.list.client, { current: macro, macros: [macro], isHidden: false, nextPage: 0 });
    respond(mealPlanRoutes.training, { hasProgram: true });
    respond(macroRoutes.list, { macros: [], nextPage: 0 });
    await openMealPlan({ mealPlan: { ...exampleCopy, schedule: 'weekdays', days, targets: withoutTarget } });
    const totals = within(screen.getByRole('region', { name: 'Totali' }));
    await userEvent.click(await totals.findByRole('button', { name: /^Usa i macro del cliente/ }, loading));
    return openedDialog('Vuoi passare ad «Allenamento e riposo»?');
  }

  test('leave its weekdays and targets as they are unless the professional confirms it', async () => {
    const dialog = await useMacros();
    expect(dialog.getByText(/il piano va per «Giorni della settimana»/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Lascia «Giorni della settimana»' }));

    expect(await screen.findByRole('button', { name: /^Usa i macro del cliente/ })).toBeTruthy();
    expect(screen.queryByText(/^Obiettivi impostati/)).toBeNull();
    expect(requestsTo(mealPlanRoutes.save)).toEqual([]);
  });

  test('change it when it is confirmed, which is said and can be undone', async () => {
    const dialog = await useMacros();
    await userEvent.click(dialog.getByRole('button', { name: 'Passa ad «Allenamento e riposo»' }));
    expect(await screen.findByText(/^Obiettivi impostati; il piano va per «Allenamento e riposo»/)).toBeTruthy();

    await userEvent.click(screen.getAllByRole('button', { name: 'Annulla' })[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Impostazioni' }));
    const settings = await openedDialog('Impostazioni del piano');
    expect(settings.getByRole('radio', { name: 'Giorni della settimana' })).toHaveProperty('checked', true);
    const shown = (await settings.findAllByRole('combobox', { name: /^Giorno \d$/ })) as HTMLInputElement[];
    expect(shown[0]?.value).toBe('Lunedì');
  });
});
