import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { plannedDays } from '../../rules/days.ts';
import { createDietStore } from '../device/diet-store.ts';
import { answerDiet, clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { MealsOfToday } from './MealsOfToday.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

const show = () => showDiet(() => <MealsOfToday>{'I pasti del server'}</MealsOfToday>);

test('on the start page one tap says that a meal was eaten as planned, and it is sent', async () => {
  answerDiet(exampleDiet());
  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  await show();
  const meals = within(await screen.findByRole('region', { name: 'I pasti di oggi' }));
  expect(meals.getByRole('link', { name: /^Colazione/ }).getAttribute('href')).toMatch(/^\/my\/nutrition#/);

  await userEvent.click(meals.getByRole('button', { name: 'Colazione: Come da piano' }));

  await expect
    .poll(() => requestsTo(mealRoutes.sync.own)[0]?.body)
    .toMatchObject({ meals: [{ date: today, publishedId, state: 'as_planned' }] });
});

test('on the start page and on the day of the meals a client reads whether the day is one of training or of rest', async () => {
  const diet = exampleDiet();
  const days = diet.days.map((one) => ({ ...one, day: one.day && { ...one.day, dayKind: 'rest' as const } }));
  answerDiet({ ...diet, days });
  await show();
  const meals = within(await screen.findByRole('region', { name: 'I pasti di oggi' }));
  expect(meals.getByText('Giorno di riposo')).toBeTruthy();
  cleanup();

  await showDiet(NutritionScreen);
  expect(await screen.findByText('Giorno di riposo')).toBeTruthy();
});

test('on the start page a meal and a glass of water are reported without a connection, and a tap takes the meal back', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await show();

  await userEvent.click(await screen.findByRole('button', { name: 'Colazione: Come da piano' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi 250 ml' }));

  expect(await screen.findByText('250 di 2.000 ml')).toBeTruthy();
  expect(createDietStore(clientId).read()).toMatchObject({
    reports: [{ report: { state: 'as_planned' }, state: 'pending' }],
    drinks: [{ drink: { ml: 250 } }],
  });
  // The second tap of a double tap takes nothing back.
  await new Promise((resolve) => setTimeout(resolve, 600));
  await userEvent.click(screen.getByRole('button', { name: 'Colazione: Annulla' }));
  expect(await screen.findByRole('button', { name: 'Colazione: Come da piano' })).toBeTruthy();
});

test('on the start page a meal with a food against the profile of the client says which one and why, as on the day of the meals', async () => {
  const diet = exampleDiet();
  const plans = diet.plans.map((one) => ({
    ...one,
    aliments: one.aliments.map((aliment) =>
      /^Pasta/.test(aliment.name)
        ? { ...aliment, allergens: { gluten: 'contains' as const }, declaresAllergens: true }
        : { ...aliment, declaresAllergens: true },
    ),
  }));
  const allergies = [{ allergen: 'gluten' as const, severity: 'allergy' as const }];
  answerDiet({ ...diet, plans }, { ...emptyProfile, allergies });
  await show();
  const warning = 'Contiene: Glutine (allergia)';

  expect((await screen.findByText(warning)).closest('li')?.textContent).toMatch(
    /^Pranzo.*Attenzione in questo pasto:Pasta secca/,
  );
  // The other meal has a recipe that is called porridge, whose oats declare no gluten.
  expect(screen.getAllByText('Attenzione in questo pasto:')).toHaveLength(1);
  expect(screen.getAllByText(warning)).toHaveLength(1);
});

test('on the start page each meal names all its foods, those that were swapped as they are eaten', async () => {
  answerDiet(exampleDiet());
  await show();
  const lunch = (await screen.findByRole('link', { name: /^Pranzo/ })).closest('li');

  expect(lunch?.textContent).toContain('Pasta secca · Passata di pomodoro · Parmigiano · Olio d’oliva');
  expect(screen.getByRole('link', { name: /^Colazione/ }).textContent).toContain('Porridge alla banana · Noci');
});

test('without the consent to health data the start page shows the meals and reports nothing', async () => {
  answerDiet(exampleDiet({ isConsentWithdrawn: true }));
  await show();

  expect(await screen.findByRole('link', { name: /^Colazione/ })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('until the meals are known the start page shows those of its own response', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.days.own, 503, {});
  await show();

  expect(await screen.findByText('I pasti del server')).toBeTruthy();
});

test('what the professional logged says so on the start page and on the day, and its note is not called the own one', async () => {
  const [planned] = plannedDays(exampleDiet()).get(today)?.meals ?? [];
  if (!planned) throw new Error('the example has no meals');
  const ref = { id: '0199a000-0000-7000-8000-00000000c0ad', date: today, mealId: planned.meal.id };
  const report = { state: 'skipped' as const, swaps: [], note: 'Me lo ha detto al telefono', pictures: [] };
  const entry = { ...ref, ...report, publishedId: planned.publishedId, loggedAt: `${today}T06:00:00.000Z` };
  answerDiet(exampleDiet({ entries: [{ ...entry, isByProfessional: true, isNew: false }] }));
  await show();
  expect((await screen.findByRole('link', { name: /^Colazione/ })).textContent).toContain(
    'Registrato dal professionista',
  );

  cleanup();
  await showDiet(NutritionScreen);

  const note = await screen.findByText('Me lo ha detto al telefono');
  expect(note.closest('figure')?.textContent).toContain('Nota del pasto');
  expect(screen.getByText('Registrato dal professionista')).toBeTruthy();
});
