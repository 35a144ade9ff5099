import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { exampleMealPlan } from '#areas/meal-plans/example.ts';
import type { Day, Meal } from '#areas/meal-plans/contract.ts';
import type { Report } from './eaten.ts';
import { shoppingList } from './shopping-list.ts';

const [day, secondDay] = exampleMealPlan.days as [Day, Day];
const lunch = day.meals[2] as Meal;
const pasta = lunch.mealComponents[0]?.components[0];
const days = [
  { meals: day.meals, reports: [] },
  { meals: secondDay.meals, reports: [] },
];

function gramsOf(list: ReturnType<typeof shoppingList>): Record<string, number> {
  return Object.fromEntries(list.map(({ aliment, grams }) => [aliment.name, grams]));
}

test('one line a food: 40 g of oil of two lunches and a dinner, 400 g of milk, also from the recipe', () => {
  const list = shoppingList(days, 1);

  expect(list.filter(({ aliment }) => aliment.id === food.oliveOil.id)).toHaveLength(1);
  expect(gramsOf(list)).toMatchObject({ 'Olio d’oliva': 40, 'Latte scremato': 400, 'Pasta secca': 80 });
});

test('alternatives are not bought, a free dinner neither', () => {
  expect(gramsOf(shoppingList(days, 1))).not.toHaveProperty('Merluzzo crudo');
});

test('for two persons everything is doubled', () => {
  const [one, two] = [shoppingList(days, 1), shoppingList(days, 2)];

  expect(two.map(({ grams }) => grams)).toEqual(one.map(({ grams }) => grams * 2));
});

test('a choice replaces the planned food: the chosen rice is added to the rice of the other day', () => {
  const swap = {
    componentId: pasta?.uuid ?? '',
    alternativeId: null,
    alimentId: food.rice.id,
    aliment: food.rice,
    quantity: 70,
    portion: null,
  };
  const reports: Report[] = [{ mealId: lunch.id, state: 'planned', swaps: [swap] }];

  const grams = gramsOf(shoppingList([{ meals: day.meals, reports }, ...days.slice(1)], 1));

  expect(grams['Riso bianco crudo']).toBe(150);
  expect(grams).not.toHaveProperty('Pasta secca');
});

test.each(['skipped', 'free', 'as_planned', 'swapped'] as const)('nothing is bought for a meal that is %s', (state) => {
  const reports: Report[] = [{ mealId: lunch.id, state, swaps: [] }];

  expect(gramsOf(shoppingList([{ meals: day.meals, reports }], 1))).not.toHaveProperty('Pasta secca');
});

test('eggs of 50 g: 180 g are 4 pieces, 125 g are 2.5, 135 g are 3 whole ones, 410 g are 9, three times 60 g of pieces of 60 g are 3', () => {
  const piecesFor = (quantities: number[], grams: number) => {
    const portions = [{ label: 'pezzo', label_en: 'piece', grams, isDefault: true }];
    const aliment = { ...food.chicken, portions };
    const mealComponents = lunch.mealComponents.slice(0, quantities.length).map((one, index) => ({
      ...one,
      components: one.components.map((component) => ({ ...component, aliment, quantity: quantities[index] ?? 0 })),
    }));
    return shoppingList([{ meals: [{ ...lunch, mealComponents }], reports: [] }], 1)[0]?.pieces?.count;
  };

  expect(piecesFor([180], 50)).toBe(4);
  expect(piecesFor([100, 25], 50)).toBe(2.5);
  expect(piecesFor([135], 50)).toBe(3);
  expect(piecesFor([410], 50)).toBe(9);
  expect(piecesFor([60, 60, 60], 60)).toBe(3);
});

test('for any days and persons each food is one line, and the grams are those of all components', () => {
  let checked = 0;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(day, secondDay), { maxLength: 14 }),
      fc.integer({ min: 1, max: 12 }),
      (some, persons) => {
        const list = shoppingList(
          some.map((one) => ({ meals: one.meals, reports: [] })),
          persons,
        );

        const meals = some.flatMap((one) => one.meals.filter(({ free_meal }) => !free_meal));
        const components = meals.flatMap((meal) => meal.mealComponents.flatMap((one) => one.components));
        const grams = components.reduce((sum, { quantity }) => sum + quantity, 0) * persons;
        expect(new Set(list.map(({ aliment }) => aliment.id)).size).toBe(list.length);
        expect(list.reduce((sum, line) => sum + line.grams, 0)).toBeCloseTo(grams, 6);
        checked += list.length;
      },
    ),
  );
  expect(checked).toBeGreaterThan(100);
});
