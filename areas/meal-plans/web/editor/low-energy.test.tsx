import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { holdResponses, requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { pendingConfirm } from '#shell/web/widgets/confirm.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { lineToCheck } from '../../rules/testing/lines.ts';
import { exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

/** A copy whose days have one meal each: less than 1,000 kcal. */
const few = { ...exampleCopy, days: exampleCopy.days.map((day) => ({ ...day, meals: day.meals.slice(0, 1) })) };

const visit = { takenOn: '2026-11-10', formula: 'MIFFLIN_ST_JEOR', activity: 'sedentary' } as const;

async function openPublication(kcalPerDay: number, mealPlan: typeof exampleCopy = exampleCopy) {
  respond(energyNeedRoutes.energyNeed, { need: { ...visit, kcalPerDay, restingKcal: 300, maternalKcal: 0 } });
  await openMealPlan({ mealPlan }, [], ['view visits']);
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  return within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
}

test('a plan far below the need of the last visit says so, and is published only after a confirmation', async () => {
  const dialog = await openPublication(9000);

  expect(
    await dialog.findByText(/1.467 kcal al giorno, l'84% in meno del fabbisogno dell’ultima visita \(9.000 kcal\)/),
  ).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', { name: 'Pubblica' }));
  await waitFor(() => expect(pendingConfirm.get()?.title).toBe('Poca energia: va bene così?'));
  pendingConfirm.get()?.resolve(false);
  respondWithError(mealPlanRoutes.publish, 422, { code: 'empty', data: {} });
  await userEvent.click(await dialog.findByRole('button', { name: 'Pubblica' }));
  await waitFor(() => expect(pendingConfirm.get()).not.toBeNull());
  pendingConfirm.get()?.resolve(true);

  await waitFor(() => expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(1));
  expect(requestsTo(mealPlanRoutes.publish)[0]?.body).toMatchObject({
    confirmedLowEnergy: [{ clientId: exampleCopy.clientId, kind: 'need', kcal: 1467 }],
  });
});

test('the energy of a plan for training and rest is that of the rest day for a client without a program', async () => {
  const [first, second] = exampleCopy.days;
  if (!first || !second) throw new Error('a day is missing');
  const restMeals = second.meals.slice(0, 1);
  const days = [
    { ...first, dayKind: 'training' as const },
    { ...second, dayKind: 'rest' as const, meals: restMeals },
  ];
  const kcalOf = async (hasProgram: boolean) => {
    respond(mealPlanRoutes.training, { hasProgram });
    const dialog = await openPublication(9000, { ...exampleCopy, schedule: 'training', days });
    const { textContent } = await dialog.findByText(/kcal al giorno/);
    cleanup();
    return Number(/([\d.]+) kcal al giorno/.exec(textContent ?? '')?.[1]?.replace('.', ''));
  };
  const [average, rest] = [await kcalOf(true), await kcalOf(false)];

  expect(rest).toBeGreaterThan(0);
  expect(rest).toBeLessThan(average);
});

const confirmed = { clientId: exampleCopy.id, kind: 'need' as const, kcal: 1467 };
const confirmation = { confirmedLowEnergy: [confirmed] };

/** Publishes a plan that the server refuses for little energy, once `release` is called. */
async function publishRefused() {
  respondWithError(energyNeedRoutes.energyNeed, 403, {});
  await openMealPlan({ mealPlan: exampleCopy }, [], ['view visits']);
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  const low = { ...confirmed, restingKcal: 1300, needKcal: 2400, clientName: 'Giulia Ferri' };
  respondWithError(mealPlanRoutes.publish, 422, {
    ...{ code: 'low_energy', message: 'Poca energia', errors: { confirmedLowEnergy: ['Poca energia'] } },
    data: { lowEnergy: [low] },
  });
  const release = holdResponses(mealPlanRoutes.publish);
  await userEvent.click(await dialog.findByRole('button', { name: 'Pubblica' }));
  await waitFor(() => expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(1));
  return { release, dialog };
}

test('a plan that only the server compares with the need is published after the same question, with the numbers of the server', async () => {
  const { release } = await publishRefused();
  release();

  await waitFor(() => expect(pendingConfirm.get()?.text).toMatch(/Giulia Ferri.*1\.467 kcal.*39%.*2\.400 kcal/));
  expect(screen.queryByText('Poca energia')).toBeNull();
  respondWithError(mealPlanRoutes.publish, 422, { code: 'empty', data: {} });
  pendingConfirm.get()?.resolve(true);

  await waitFor(() => expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(2));
  expect(requestsTo(mealPlanRoutes.publish)[1]?.body).toMatchObject(confirmation);
  expect(pendingConfirm.get()).toBeNull();
});

test('a plan edited since the server refused it is not published with the confirmation: the refused version is sent again', async () => {
  const { release } = await publishRefused();
  release();
  await waitFor(() => expect(pendingConfirm.get()).not.toBeNull());
  respond(mealPlanRoutes.save, { version: 9 } as never);
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Titolo', hidden: true })[0] as HTMLElement, ' 2');
  pendingConfirm.get()?.resolve(true);

  await waitFor(() => expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(2));
  const [refused, resent] = requestsTo(mealPlanRoutes.publish).map(({ body }) => body);
  expect(resent).toEqual({ ...(refused as object), ...confirmation });
});

test('nothing is asked after a refusal once the dialog is closed', async () => {
  const { release } = await publishRefused();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pubblica per il cliente' })).toBeNull());
  release();

  expect(await screen.findByText('Poca energia')).toBeTruthy();
  expect(pendingConfirm.get()).toBeNull();
});

test('an energy need that could not be read is no “no known need”: the server is asked, without a confirmation', async () => {
  respondWithError(energyNeedRoutes.energyNeed, 403, {});
  await openMealPlan({ mealPlan: few }, [], ['view visits']);
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  respondWithError(mealPlanRoutes.publish, 422, { code: 'empty', data: {} });
  await userEvent.click(await dialog.findByRole('button', { name: 'Pubblica' }));

  await waitFor(() => expect(requestsTo(mealPlanRoutes.publish)).toHaveLength(1));
  expect(requestsTo(mealPlanRoutes.publish)[0]?.body).not.toHaveProperty('confirmedLowEnergy');
});

test('a plan near the need says nothing', async () => {
  const dialog = await openPublication(400);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Pubblica' })).toBeTruthy());

  expect(dialog.queryByText(/kcal al giorno/)).toBeNull();
});

test('the energy is “at least” where food is not counted', async () => {
  const [first, ...days] = exampleCopy.days;
  const [meal, ...meals] = first?.meals ?? [];
  if (!first || !meal) throw new Error('no meal');
  const filled = { ...meal, mealComponents: [...meal.mealComponents, lineToCheck('Torta della nonna')] };
  const dialog = await openPublication(9000, {
    ...exampleCopy,
    days: [{ ...first, meals: [filled, ...meals] }, ...days],
  });

  expect(
    await dialog.findByText(/^≥ 1.467 kcal al giorno, .* Del cibo non è nel conto: l’energia può essere di più\.$/),
  ).toBeTruthy();
});
