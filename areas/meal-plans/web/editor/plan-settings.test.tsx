import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { clientMacroRoutes, macroRoutes } from '#areas/macros/contract/library.ts';
import { targetFromPercentages } from '#areas/macros/rules/targets.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleCopy, exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';

async function typeInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

async function typeWater(text: string): Promise<HTMLInputElement> {
  respond(macroRoutes.list, { macros: [], nextPage: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Impostazioni' }));
  const dialog = within(await screen.findByRole('dialog'));
  const water = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Acqua' });
  await userEvent.clear(water);
  await userEvent.type(water, text);
  await userEvent.tab();
  return water;
}

test('2.000 ml of water are two litres, not 2 ml', async () => {
  await openMealPlan();
  const water = await typeWater('2.000');

  expect(water.value).toBe('2000');
});

test('2 ml of water a day are refused', async () => {
  await openMealPlan();
  const water = await typeWater('2');

  expect(water.validity.valid).toBe(false);
  expect(screen.getByText('Il valore minimo è 100.')).toBeTruthy();
});

test('“Imposta un obiettivo” beside the totals opens the target alone', async () => {
  respond(macroRoutes.list, { macros: [], nextPage: 0 });
  await openMealPlan({ mealPlan: { ...exampleDetail.mealPlan, targets: { day: null, training: null, rest: null } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Imposta un obiettivo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Obiettivo del piano' }));
  await userEvent.click(dialog.getByRole('button', { name: "Scrivi l'obiettivo" }));

  expect(dialog.queryByText('Acqua')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Fatto' }));
  expect((await screen.findAllByText(/^su 2\.?000$/)).length).toBeGreaterThan(0);
});

const withoutTarget = { ...exampleCopy, targets: { day: null, training: null, rest: null } };

async function openTargets({ flagged = [] as string[] } = {}) {
  respond(macroRoutes.list, { macros: [], nextPage: 0 });
  respond(clientMacroRoutes.list.client, { current: null, macros: [], isHidden: false, nextPage: 0 });
  await openMealPlan({ mealPlan: withoutTarget }, [], ['view visits']);
  const { id } = exampleDetail.mealPlan;
  const first = { id, clientId: id, clientName: 'Carla Prova', questions: flagged };
  respond(reviewRoutes.flaggedFirst, { flaggedFirst: flagged.length > 0 ? [first] : [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Imposta un obiettivo' }));
  return within(await screen.findByRole('dialog', { name: 'Obiettivo del piano' }));
}

test('the target of a copy stands below the flagged answers of the first survey of its client', async () => {
  respond(energyNeedRoutes.energyNeed, { need: null });
  const dialog = await openTargets({ flagged: ['Sei in gravidanza o allatti?'] });

  expect(await dialog.findByText(/Sei in gravidanza o allatti.*Tienine conto/)).toBeTruthy();
});

test('the target of a meal plan is set to the energy need of the last visit with one tap, which names its day, formula and activity', async () => {
  const need = {
    kcalPerDay: 2150,
    takenOn: '2026-11-20',
    formula: 'MIFFLIN_ST_JEOR',
    activity: 'moderately_active',
  } as const;
  respond(energyNeedRoutes.energyNeed, { need });
  const dialog = await openTargets();

  const offer = await dialog.findByRole('button', { name: 'Usa il fabbisogno dell’ultima visita: 2.150 kcal' });
  expect(
    dialog.getByText(/^Visita del 20 nov 2026: .*Mifflin.*«moderatamente attivo» \(× 1,55\)\. Nessun deficit\.$/),
  ).toBeTruthy();
  const targets = dialog.getByRole('button', { name: "Scrivi l'obiettivo" });
  expect(targets.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(offer);

  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Energia' }).value).toBe('2150');
});

test('without the consent to health data no energy need is offered', async () => {
  respondWithError(energyNeedRoutes.energyNeed, 403, { code: 'health_data_withdrawn', message: 'Ritirato' });
  const dialog = await openTargets();
  await waitFor(() => expect(requestsTo(energyNeedRoutes.energyNeed)).toHaveLength(1));

  expect(await dialog.findByRole('button', { name: "Scrivi l'obiettivo" })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Usa il fabbisogno/ })).toBeNull();
});

test('the target of a pregnant client names the pregnancy, and little energy of it is said', async () => {
  respond(energyNeedRoutes.energyNeed, { need: null, maternalState: 'pregnant' });
  const dialog = await openTargets();
  expect(await dialog.findByText(/^In gravidanza: nessun deficit/)).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', { name: "Scrivi l'obiettivo" }));
  const energy = dialog.getByRole('textbox', { name: 'Energia' });
  await userEvent.clear(energy);
  await userEvent.type(energy, '1250');
  await userEvent.tab();

  expect(await dialog.findByText(/^1\.250 kcal al giorno, meno di 1\.800; .*gravidanza/)).toBeTruthy();
});

test('a target whose shares are 120% says so, and no more once they are 100%', async () => {
  respond(energyNeedRoutes.energyNeed, { need: null });
  const dialog = await openTargets();
  await userEvent.click(await dialog.findByRole('button', { name: "Scrivi l'obiettivo" }));
  expect(dialog.queryByText(/superano il 100%/)).toBeNull();

  await typeInto(dialog.getByRole('textbox', { name: 'Grassi' }), '50');
  expect(await dialog.findByText("I macronutrienti superano il 100% dell'energia (120%).")).toBeTruthy();
  expect(dialog.getByText(/Le calorie dei macronutrienti .* differiscono dal totale/)).toBeTruthy();

  await typeInto(dialog.getByRole('textbox', { name: 'Grassi' }), '30');
  expect(dialog.queryByText(/superano il 100%|differiscono/)).toBeNull();
});

test.each([
  [undefined, 1],
  [{ percent: 10, kcal: 20 }, 0],
])(
  'with the tolerance %o a target of 2.120 kcal for 2.000 has %i warnings of the energy',
  async (tolerance, warnings) => {
    const shares = { calories: 2000, protein_percent: 20, carbs_percent: 50, lipids_percent: 36 };
    respond(macroRoutes.list, { macros: [], nextPage: 0 });
    const targets = { ...withoutTarget.targets, day: targetFromPercentages(shares) };
    await openMealPlan({
      mealPlan: { ...exampleDetail.mealPlan, targets },
      ...(tolerance && { tolerance }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Impostazioni' }));
    const dialog = within(await screen.findByRole('dialog'));

    expect(await dialog.findByText(/superano il 100%.*106%/)).toBeTruthy();
    expect(dialog.queryAllByText(/differiscono dal totale/)).toHaveLength(warnings);
  },
);

test('the header says that a meal plan is a copy only when it comes from a template', async () => {
  respond(mealPlanRoutes.published, { published: [], publishedVersion: null });
  await openMealPlan({ mealPlan: { ...exampleCopy, templateId: exampleDetail.mealPlan.id, templateTitle: 'Base' } });
  expect(await screen.findByText(/^Copia di Carla Prova dal 1 nov/)).toBeTruthy();
  cleanup();

  await openMealPlan({ mealPlan: exampleCopy });
  expect(await screen.findByText(/^Per Carla Prova dal 1 nov/)).toBeTruthy();
  expect(screen.queryByText(/^Copia di/)).toBeNull();
});
