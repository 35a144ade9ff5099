import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import type { MacroTarget } from '#areas/macros/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { assignedMacro } from '#areas/macros/example.ts';
import { targetFromPercentages } from '#areas/macros/rules/targets.ts';
import { exampleMealPlan } from '../../example.ts';
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

/** The amounts of the example: 1,467 kcal. */
const { calories, protein_tot, carbs_tot, lipids_tot } = exampleMealPlan;
const same = { ...target(1467), calories, protein_tot, carbs_tot, lipids_tot } as MacroTarget;

test('the publication is silent about targets with the same amounts', async () => {
  await openPublication({ day: same, training: null, rest: null });
  await screen.findAllByRole('button', { name: 'Pubblica' });

  expect(screen.queryByText(/obiettivi .* (?:kcal|g)$/)).toBeNull();
});

test('with the same energy the publication names the nutrients that differ, by more than 5 % of the target', async () => {
  const day = { ...same, protein_tot: (protein_tot ?? 0) + 40, lipids_tot: (lipids_tot ?? 0) * 1.02 };
  await openPublication({ day, training: null, rest: null });

  expect(
    await screen.findByText(/^Carla Prova · proteine · piano [\d,]+ g al giorno in media, obiettivi/),
  ).toBeTruthy();
  expect(screen.queryByText(/· grassi ·/)).toBeNull();
  expect(screen.queryByText(/kcal al giorno in media/)).toBeNull();
});

test('the carbohydrates of a client with diabetes and the protein of one with a kidney disease are warnings of their own', async () => {
  const diagnoses = [{ text: 'Diabete tipo 2 e IRC stadio 3a', day: '2026-02-02' }];
  const response = { profile: emptyProfile, version: 2, asksStates: false, changes: [], medicines: [], diagnoses };
  respond({ ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client }, response);
  const day = { ...same, protein_tot: (protein_tot ?? 0) - 20, carbs_tot: (carbs_tot ?? 0) + 60, calories: 1700 };
  await openPublication({ day, training: null, rest: null });

  const carbs = await screen.findByText(/nominano diabete o insulina/);
  expect(carbs.parentElement?.textContent).toMatch(/Carla Prova · carboidrati · piano [\d,]+ g/);
  const protein = screen.getByText(/nominano una malattia renale/);
  expect(protein.parentElement?.textContent).toMatch(/Carla Prova · proteine · piano [\d,]+ g/);
  const others = screen.getByText(/^Il piano alimentare e gli obiettivi/).parentElement;
  expect(others?.textContent).toMatch(/1\.467 kcal/);
  expect(others?.textContent).not.toMatch(/carboidrati|proteine/);
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
