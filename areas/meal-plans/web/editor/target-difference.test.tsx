import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { assignedMacro } from '#areas/macros/example.ts';
import { targetFromPercentages } from '#areas/macros/rules/targets.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** Opens the publication of a copy with these targets of its client since its first day. */
async function openPublication(targets: typeof assignedMacro.targets, mealPlan: typeof exampleCopy = exampleCopy) {
  const macro = { ...assignedMacro, clientId: exampleCopy.clientId, targets };
  respond(clientMacroRoutes.list.client, { current: macro, macros: [macro], isHidden: false, nextPage: 0 });
  await openMealPlan({ mealPlan });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 });
}

const target = (calories: number) =>
  targetFromPercentages({ calories, protein_percent: 25, carbs_percent: 50, lipids_percent: 25 });

test('the publication names the targets of the client when they have another energy', async () => {
  await openPublication({ day: target(2400), training: null, rest: null });

  expect(
    await screen.findByText(/Carla Prova · piano 1\.467 kcal al giorno in media, obiettivi 2\.400 kcal/),
  ).toBeTruthy();
});

test('the publication is silent about targets with the same energy', async () => {
  await openPublication({ day: target(1460), training: null, rest: null });
  await screen.findAllByRole('button', { name: 'Pubblica' });

  expect(screen.queryByText(/obiettivi .* kcal/)).toBeNull();
});

test('the days with training of a plan are compared with the target of such days', async () => {
  const days = exampleCopy.days.map((day, index) => ({
    ...day,
    weekday: null,
    dayKind: index === 0 ? ('training' as const) : ('rest' as const),
  }));
  respond(mealPlanRoutes.training, { hasProgram: true });
  const split = { day: null, training: target(2400), rest: target(1460) };
  await openPublication(split, { ...exampleCopy, schedule: 'training', days });

  expect(await screen.findByText(/giorni di allenamento: piano [\d.]+ kcal, obiettivo 2\.400 kcal/)).toBeTruthy();
});
