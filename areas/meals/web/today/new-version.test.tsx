import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { StoredDay, StoredMeal } from '#areas/meal-plans/contract/document.ts';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { mapComponents } from '#areas/meal-plans/rules/content.ts';
import { addDays } from '#shell/common/dates.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Diet, mealRoutes } from '../../contract.ts';
import { plannedDays } from '../../rules/days.ts';
import { DayReport } from '../client/DayReport.tsx';
import { createDietStore } from '../device/diet-store.ts';
import { answerDiet, clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { MealsOfToday } from './MealsOfToday.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

const newId = '0199a000-0000-7000-8000-00000000c0aa';

beforeEach(openDevice);

/** Breakfast of today was eaten as planned (448 kcal), then a new version was published for today. */
function afterNewVersion(change: (breakfast: StoredMeal) => StoredMeal[]): Diet {
  const diet = exampleDiet();
  const [version] = diet.plans;
  const [breakfast] = diet.days[0]?.day?.meals ?? [];
  if (!version || !breakfast) throw new Error('the example has no breakfast');
  const report = { date: today, publishedId, mealId: breakfast.id, state: 'as_planned' as const, swaps: [] };
  const rest = { note: 'Con calma', loggedAt: `${today}T06:00:00.000Z`, pictures: [], isByProfessional: false };
  return {
    ...diet,
    plans: [{ ...version, publishedId: newId }, version],
    days: diet.days.map(({ date, day }) => ({
      date,
      publishedId: newId,
      day: day && { ...day, meals: [...change(breakfast), ...day.meals.slice(1)] },
      reported: date === today ? [{ publishedId, meal: breakfast }] : [],
    })),
    entries: [{ ...report, ...rest, id: '0199a000-0000-7000-8000-00000000c0ab', isNew: false }],
  };
}

const doubled = (diet: Diet): Diet => ({
  ...diet,
  days: diet.days.map((one) => ({
    ...one,
    day: one.day && mapComponents(one.day, (food) => ({ ...food, quantity: food.quantity * 2, portion: null })),
  })),
});

test('a reported meal that the new version has no longer stays in the day with its note, counts, and is gone once it is undone without a note', async () => {
  const diet = afterNewVersion(() => []);
  answerDiet({ ...diet, entries: diet.entries.map((entry) => ({ ...entry, note: '' })) });
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  const breakfast = within(await meal('Colazione'));
  expect(breakfast.getByText('Non più nel piano')).toBeTruthy();
  expect(await screen.findByText('Pasti registrati: 1 su 4')).toBeTruthy();
  const eaten = within(await meal('Mangiato finora'));
  expect(eaten.getByText('448 kcal')).toBeTruthy();

  await userEvent.click(breakfast.getByRole('button', { name: 'Annulla' }));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Colazione' })).toBeNull());
  expect(eaten.getByText('Pasti registrati: 0 su 3')).toBeTruthy();
});

test('a meal with a note that the new version has under another id keeps the note once it is undone, and only the new one is reported', async () => {
  answerDiet(afterNewVersion((breakfast) => [{ ...breakfast, id: '0199a000-0000-7000-8000-00000000c0ac' }]));
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  await userEvent.click(within(await meal('Colazione')).getByRole('button', { name: 'Annulla' }));

  const both = await waitFor(() => {
    const found = screen.getAllByRole('region', { name: 'Colazione' });
    expect(found).toHaveLength(2);
    return found;
  });
  const old = within(both.find((one) => within(one).queryByText('Non più nel piano')) ?? document.body);
  expect(old.getByText('Con calma')).toBeTruthy();
  expect(old.queryByRole('button', { name: 'Come da piano' })).toBeNull();
  await userEvent.click(old.getByRole('button', { name: /^Altro/ }));
  expect(await screen.findByRole('menuitem', { name: /nota/i })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Saltato' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Come da piano' }).length).toBeGreaterThan(0);
});

test('a meal that was eaten before the new version counts as it was eaten; undone, it follows the new version and is reported for it', async () => {
  answerDiet(doubled(afterNewVersion((breakfast) => [breakfast])));
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  const breakfast = within(await meal('Colazione'));
  const eaten = within(await meal('Mangiato finora'));
  expect(eaten.getByText('448 kcal')).toBeTruthy();
  expect(breakfast.queryByText('Non più nel piano')).toBeNull();

  await userEvent.click(breakfast.getByRole('button', { name: 'Annulla' }));
  await userEvent.click(await breakfast.findByRole('button', { name: 'Come da piano' }));

  expect(await eaten.findByText('896 kcal')).toBeTruthy();
  expect(createDietStore(clientId).read().reports[0]?.report).toMatchObject({
    publishedId: newId,
    state: 'as_planned',
  });
});

const allergicToNuts: DietaryProfile = { ...emptyProfile, allergies: [{ allergen: 'nuts', severity: 'allergy' }] };

const withNuts = ({ plans }: Diet) =>
  plans.map((one) => ({
    ...one,
    aliments: one.aliments.map((food) => ({ ...food, allergens: { nuts: 'contains' as const } })),
  }));

/** The day with a note that explains each food in spite of its nuts. */
const withNote = (day: StoredDay): StoredDay =>
  mapComponents(day, (food) => ({
    ...food,
    conflictNote: 'Concordato',
    explainedConflicts: [`${food.alimentId} allergen nuts contains allergy`],
  }));

test('of a reported meal of a replaced plan the client reads that its food was confirmed then, and the meal of the new plan is below it', async () => {
  const diet = afterNewVersion((breakfast) => [{ ...breakfast, id: '0199a000-0000-7000-8000-00000000c0ac' }]);
  const days = diet.days.map(({ day, ...one }) => {
    const noted = day && withNote({ ...day, meals: one.reported.map(({ meal }) => meal) });
    return { ...one, day, reported: (noted?.meals ?? []).map((meal) => ({ publishedId, meal, isOfOtherPlan: true })) };
  });
  answerDiet({ ...diet, days, plans: withNuts(diet) }, allergicToNuts);
  await showDiet(NutritionScreen);
  await screen.findAllByText(/^Contiene: Frutta a guscio/);
  const [old, present] = screen.getAllByRole('region', { name: 'Colazione' }).map((one) => within(one));

  expect(old?.getByText('Non più nel piano')).toBeTruthy();
  expect(old?.getAllByText(/aveva lasciato questo alimento nel piano di prima/)).not.toHaveLength(0);
  expect(screen.queryByText(/ha deciso di lasciare questo alimento|^Previsto così/)).toBeNull();
  expect(present?.queryByText('Non più nel piano')).toBeNull();
  expect(present?.getByText('Hai già registrato questo pasto con il piano di prima.')).toBeTruthy();
  expect(present?.getByRole('button', { name: 'Come da piano' })).toBeTruthy();
  expect(screen.getByText('Pasti registrati: 1 su 4')).toBeTruthy();

  cleanup();
  await showDiet(() => <MealsOfToday>{null}</MealsOfToday>);
  const rows = (await screen.findAllByRole('link', { name: /^Colazione/ })).map((one) => one.textContent);
  expect(rows).toEqual([
    expect.stringContaining('Non più nel piano'),
    expect.stringContaining('Hai già registrato questo pasto con il piano di prima.'),
  ]);
});

test.each([
  ['in the same meal', [today], /ha deciso di lasciare questo alimento/, /piano di prima/],
  ['on another day', [addDays(today, 1)], /ha deciso di lasciare questo alimento/, /piano di prima/],
  ['nowhere', [], /aveva lasciato questo alimento nel piano di prima/, /ha deciso di lasciare/],
] as const)(
  'a food of a replaced version that the present one has with the same note %s is called so',
  async (_where, notedDates, text, other) => {
    const diet = afterNewVersion((breakfast) => [breakfast]);
    const days = diet.days.map(({ day, reported, ...one }) => ({
      ...one,
      day: day && (notedDates.some((date) => date === one.date) ? withNote(day) : { ...day, meals: [] }),
      reported: reported.map((old) => ({
        ...old,
        meal: withNote({ ...(day as StoredDay), meals: [old.meal] }).meals[0] ?? old.meal,
      })),
    }));
    answerDiet({ ...diet, days, plans: withNuts(diet) }, allergicToNuts);
    await showDiet(NutritionScreen);
    const breakfast = within(await meal('Colazione'));

    expect(await breakfast.findAllByText(text)).not.toHaveLength(0);
    expect(breakfast.queryByText(other)).toBeNull();
  },
);

test('a meal that was swapped in advance follows the new version once that has the swapped food no longer, and is reported for it', async () => {
  const diet = afterNewVersion((breakfast) => [{ ...breakfast, mealComponents: breakfast.mealComponents.slice(1) }]);
  const [aliment] = diet.plans[0]?.aliments ?? [];
  const componentId = exampleDiet().days[0]?.day?.meals[0]?.mealComponents[0]?.components[0]?.uuid;
  if (!aliment || !componentId) throw new Error('the example has no food');
  const swap = { componentId, alternativeId: null, alimentId: aliment.id, quantity: 40, portion: null, aliment };
  answerDiet({
    ...diet,
    days: diet.days.map((one) => ({ ...one, reported: [] })),
    entries: diet.entries.map((entry) => ({ ...entry, state: 'swapped', swaps: [swap] })),
  });
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  const breakfast = within(await meal('Colazione'));
  expect(breakfast.queryByText('Con sostituzioni')).toBeNull();

  await userEvent.click(breakfast.getByRole('button', { name: 'Come da piano' }));

  await waitFor(() => expect(createDietStore(clientId).read().reports).toHaveLength(1));
  expect(createDietStore(clientId).read().reports[0]?.report).toMatchObject({
    publishedId: newId,
    state: 'as_planned',
    swaps: [],
  });
});

test('after the meal plan was taken away, a date without reported meals says that there is no meal plan, also when others have some', async () => {
  const diet = afterNewVersion(() => []);
  const other = diet.days.find(({ date }) => date !== today)?.date ?? '';
  const days = diet.days.map((one) => ({
    ...one,
    publishedId: null,
    day: null,
    reported: diet.days.flatMap(({ reported }) => (one.date === other ? reported : [])),
  }));
  const [, version] = diet.plans;
  if (!version) throw new Error('the example has no replaced version');
  answerDiet({ ...diet, days, plans: [version], entries: diet.entries.map((entry) => ({ ...entry, date: other })) });
  respond(clientMacroRoutes.list.own, { current: null, macros: [], isHidden: false, nextPage: 0 });
  await showDiet(NutritionScreen);

  expect(await screen.findByText(/^In questo giorno non hai un piano alimentare/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Acqua' })).toBeNull();
});

test('the diary of the professional has the meal that is gone, with its note', async () => {
  const diet = afterNewVersion(() => []);
  const planned = plannedDays(diet).get(today);
  if (!planned) throw new Error('the example has no day');
  const props = { clientId, planned, entries: diet.entries, conflicts: [], drunkMl: 0, isFuture: false };
  await renderScreen(() => <DayReport {...props} newIds={new Set()} />, {
    texts: ['meals', 'attachments', 'dietary-profiles'],
  });

  expect(await screen.findByText('Con calma')).toBeTruthy();
  expect(screen.getByText('Non più nel piano')).toBeTruthy();
  expect(screen.getByText(/448 kcal/)).toBeTruthy();
});

function meal(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}
