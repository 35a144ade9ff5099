import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mapComponents } from '#areas/meal-plans/rules/content.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { addDays } from '#shell/common/dates.ts';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { createDietStore } from '../device/diet-store.ts';
import { answerDiet, clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { ShoppingScreen } from './ShoppingScreen.tsx';

beforeEach(openDevice);

test('a week for one person has one line a food, in kilograms from 1000 g on', async () => {
  answerDiet(exampleDiet());
  await showDiet(ShoppingScreen);

  expect(await screen.findByRole('checkbox', { name: /Latte scremato.*1,4 kg/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /Pasta secca.*560 g/ })).toBeTruthy();
  // 10 g at lunch and 15 g at dinner.
  expect(screen.getAllByRole('checkbox', { name: /Olio d’oliva.*175 g/ })).toHaveLength(1);
});

test('for two persons every amount doubles, and the choice is stored on the device', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(ShoppingScreen);

  await userEvent.click(await screen.findByRole('button', { name: 'Una persona in più' }));

  expect(await screen.findByRole('checkbox', { name: /Pasta secca.*1,12 kg/ })).toBeTruthy();
  expect(createDietStore(clientId).read().shopping).toMatchObject({ from: today, days: 7, persons: 2 });
});

test('a food that is in the cart is ticked and counted', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(ShoppingScreen);

  await userEvent.click(await screen.findByRole('checkbox', { name: /Pasta secca/ }));

  expect(await screen.findByText(/1 su \d+ nel carrello/)).toBeTruthy();
  const { ticks, shopping } = createDietStore(clientId).read();
  expect(ticks).toMatchObject([{ isTicked: true }]);
  expect(shopping).toMatchObject({ from: today, days: 7, persons: 1 });
});

test('other days or persons are asked about while something is ticked: the ticks stay until it is confirmed', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(ShoppingScreen);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Pasta secca/ }));
  await screen.findByText(/1 su \d+ nel carrello/);

  await userEvent.click(screen.getByRole('button', { name: 'Una persona in più' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambia la lista' }));
  expect(dialog.getByText(/1 alimento già preso/)).toBeTruthy();
  expect(createDietStore(clientId).read().ticks).toMatchObject([{ isTicked: true }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cambia' }));

  expect(await screen.findByText(/0 su \d+ nel carrello/)).toBeTruthy();
});

test('what was ticked for days that are over is not ticked for the new ones', async () => {
  const [alimentId = ''] = exampleDiet().plans.flatMap(({ aliments }) => aliments.map(({ id }) => id));
  const tickedAt = `${today}T06:00:00.000Z`;
  const shopping = { from: addDays(today, -7), days: 7, persons: 2, chosenAt: tickedAt };
  answerDiet(exampleDiet({ shopping, ticks: [{ alimentId, isTicked: true, tickedAt }] }));
  await showDiet(ShoppingScreen);

  expect(await screen.findByText(/0 su \d+ nel carrello/)).toBeTruthy();
});

test('a food to buy that the client is allergic to says so', async () => {
  const diet = exampleDiet();
  const plans = diet.plans.map((one) => ({
    ...one,
    aliments: one.aliments.map((aliment) =>
      /^Pasta/.test(aliment.name)
        ? { ...aliment, allergens: { gluten: 'contains' as const }, declaresAllergens: true }
        : aliment,
    ),
  }));
  answerDiet({ ...diet, plans }, { ...emptyProfile, allergies: [{ allergen: 'gluten', severity: 'allergy' }] });
  await showDiet(ShoppingScreen);

  expect(await screen.findByRole('checkbox', { name: /Pasta secca.*Glutine \(allergia\)/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /Latte scremato.*allergia/ })).toBeNull();
});

test('what the meals have without a food is named, without an amount to tick', async () => {
  answerDiet(withLineText('Riso venere 80 g oppure pasta 80 g'));
  await showDiet(ShoppingScreen);

  expect(await screen.findByRole('heading', { name: 'Da decidere, senza quantità' })).toBeTruthy();
  expect(screen.getAllByText('Riso venere 80 g oppure pasta 80 g')).toHaveLength(1);
  expect(screen.queryByRole('checkbox', { name: /Riso venere/ })).toBeNull();
});

/** The diet with this line in a meal of every day. */
function withLineText(line: string, lineKind: 'food' | null = null) {
  const diet = exampleDiet();
  const days = diet.days.map((one) => {
    const [meal, ...others] = one.day?.meals ?? [];
    if (!one.day || !meal) return one;
    const added = { id: publishedId, line, line_en: '', lineKind, recipeId: null, components: [] };
    const meals = [{ ...meal, mealComponents: [...meal.mealComponents, added] }, ...others];
    return { ...one, day: { ...one.day, meals } };
  });
  return { ...diet, days };
}

test.each([
  'da sostituire: 1 bicchiere di vino rosso',
  'da sostituire: 120 g smoked salmon',
  '120 g di fegato di vitello',
])('the line “%s” without a food warns in pregnancy, as in its meal', async (line) => {
  answerDiet(withLineText(line, 'food'), { ...emptyProfile, isPregnant: true });
  await showDiet(ShoppingScreen);

  expect((await screen.findByText(/gravidanza/)).closest('li')?.textContent).toContain(line);
});

test('a line that may have an allergen of the client says that it is not checked', async () => {
  answerDiet(withLineText('Torta della nonna', 'food'), {
    ...emptyProfile,
    allergies: [{ allergen: 'nuts', severity: 'allergy' }],
  });
  await showDiet(ShoppingScreen);

  expect((await screen.findByText(/^Non controllato per allergie/)).closest('li')?.textContent).toContain('Torta');
});

test('a food whose own name in the meal names a raw dish warns in pregnancy', async () => {
  const diet = exampleDiet();
  const days = diet.days.map((one) => ({
    ...one,
    day: one.day && mapComponents(one.day, (component) => ({ ...component, custom_name: 'Tartare di manzo' })),
  }));
  answerDiet({ ...diet, days }, { ...emptyProfile, isPregnant: true });
  await showDiet(ShoppingScreen);

  expect(
    (await screen.findByRole('checkbox', { name: /^Pasta secca.*Tartare.*gravidanza/ })).closest('li'),
  ).toBeTruthy();
});

test('a food that the professional confirmed for the pregnancy is listed without a warning, as in its meal', async () => {
  const diet = exampleDiet();
  const [followed] = diet.plans;
  const pasta = followed?.aliments.find(({ name }) => /^Pasta/.test(name));
  if (!followed || !pasta) throw new Error('no pasta');
  const ham = { name: 'Prosciutto crudo di Parma', name_en: '', category: 'cold_cuts' as const };
  const aliments = followed.aliments.map((one) => (one === pasta ? { ...one, ...ham } : one));
  const confirmed = [{ alimentId: pasta.id, allergen: 'raw_animal' as const, strength: 'contains', profileVersion: 4 }];
  answerDiet({ ...diet, plans: [{ ...followed, aliments, confirmed }] }, { ...emptyProfile, isPregnant: true }, 4);
  await showDiet(ShoppingScreen);

  expect(
    (await screen.findByText(/^In gravidanza: .* Previsto così da chi ti segue/)).closest('li')?.textContent,
  ).toMatch(/^Prosciutto/);
  expect(screen.queryByText(/Da confermare in gravidanza/)).toBeNull();
});

test('the list says of a food that it is not known whether it is vegetarian, as its meal does', async () => {
  const diet = exampleDiet();
  const own = { isOwn: true, suits: [], allergens: {}, declaresAllergens: true };
  const plans = diet.plans.map((one) => ({
    ...one,
    aliments: one.aliments.map((aliment) => (/^Pasta/.test(aliment.name) ? { ...aliment, ...own } : aliment)),
  }));
  answerDiet({ ...diet, plans }, { ...emptyProfile, diet: 'vegetarian' });
  await showDiet(ShoppingScreen);

  expect(
    await screen.findByRole('checkbox', { name: /Pasta secca.*Non si sa se è vegetariano. Leggi l’etichetta/ }),
  ).toBeTruthy();
});

test.each([
  ['every meal with it', () => true, true],
  ['only one of them', (index: number) => index === 0, false],
])(
  'a food that the professional left in the meal plan with a note is listed as in its meal, with the note at %s',
  async (_, isNoted, isAgreed) => {
    const diet = exampleDiet();
    const days = diet.days.map((one, index) => ({
      ...one,
      day:
        one.day &&
        mapComponents(one.day, (component) =>
          isNoted(index) || one.date < today
            ? {
                ...component,
                conflictNote: 'Concordato con il cliente',
                explainedConflicts: [`${component.alimentId} excluded`],
              }
            : component,
        ),
    }));
    answerDiet({ ...diet, days }, { ...emptyProfile, excludedWords: ['pasta'] });
    await showDiet(ShoppingScreen);

    const line = (await screen.findByText('Escluso: pasta')).closest('li');
    expect(/Previsto così da chi ti segue/.test(line?.textContent ?? '')).toBe(isAgreed);
  },
);
