import { expect, test } from 'vitest';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { withQuantity } from '#areas/aliments/rules/quantities.ts';
import { MealPlan } from '../contract.ts';
import { exampleMealPlan as mealPlan } from '../example.ts';
import { withAlimentAdded, withComponentChanged } from './edit-components.ts';
import { withDayChanged } from './edit-days.ts';
import { withMealChanged } from './edit-meals.ts';
import { averageDay, countedDays, daysLeftOut, incompleteReasons, mealComponentTotals, withTotals } from './totals.ts';

const [first, second] = mealPlan.days as [MealPlan['days'][number], MealPlan['days'][number]];
const lunch = first.meals[2] as MealPlan['days'][number]['meals'][number];

test('the example meal plan matches the contract', () => {
  expect(MealPlan.parse(mealPlan)).toEqual(mealPlan);
});

test('breakfast 448, snack 82.5, lunch 456.8 and dinner 479.2 kcal: the day has 1466.5', () => {
  expect(first.meals.map((meal) => meal.calories)).toEqual([448, 82.5, 456.8, 479.2]);
  expect(first).toMatchObject({ calories: 1466.5, protein_tot: 78.9, carbs_tot: 159.4, lipids_tot: 51.2 });
});

test('a day adds up unrounded meals: three with 0.04 g of protein are 0.1 g', () => {
  const crumb = { ...food.rice, protein_tot: 0.04 };
  const days = [{ ...first, meals: first.meals.slice(0, 3).map((meal) => ({ ...meal, mealComponents: [] })) }];
  const empty: MealPlan = { ...mealPlan, days };

  const counted = withTotals(
    withDayChanged(empty, first.id, (day) => ({
      ...day,
      meals: day.meals.map((meal) => withAlimentAdded(meal, { aliment: crumb, newId: () => 'new' })),
    })),
  );

  expect(counted.days[0]?.meals.map((meal) => meal.protein_tot)).toEqual([0, 0, 0]);
  expect(counted.protein_tot).toBe(0.1);
});

test('the meal plan has the totals of an average day and their shares: 21 % protein, 43 % carbs, 31 % lipids', () => {
  expect(mealPlan).toMatchObject({ calories: 1466.5, protein_percent: 21, carbs_percent: 43, lipids_percent: 31 });
});

test('a free dinner has unknown calories; its day is incomplete and not part of the average', () => {
  expect(second.meals[2]).toMatchObject({ free_meal: true, calories: null, micronutrients: {} });
  expect(second.calories).toBe(797.4);
  expect(second.incomplete).toEqual(['calories', 'protein_tot', 'carbs_tot', 'lipids_tot']);
  expect(averageDay(mealPlan)).toMatchObject({ calories: first.calories, incomplete: [] });
  expect(daysLeftOut(mealPlan)).toEqual([{ reason: 'freeMeal', days: [{ day: second, number: 2 }], isNamed: true }]);
  expect(daysLeftOut({ ...mealPlan, days: [first] })).toEqual([]);
});

test('up to four days that the average leaves out are named, more are counted', () => {
  const withFreeMeals = (count: number) => ({
    ...mealPlan,
    days: [first, ...Array.from({ length: count }, () => second)],
  });
  const isNamed = (count: number) => daysLeftOut(withFreeMeals(count)).map((one) => one.isNamed);

  expect([isNamed(4), isNamed(5)]).toEqual([[true], [false]]);
});

test('when every day has a free meal, the average includes their other meals', () => {
  const free = withTotals(withDayChanged(mealPlan, first.id, (day) => ({ ...day, meals: second.meals })));

  expect(free.calories).toBe(797.4);
  expect(free.incomplete).toContain('calories');
});

test('a meal plan of free meals only has unknown calories', () => {
  const free = mealPlan.days.map((day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, free_meal: true })) }));

  expect(withTotals({ ...mealPlan, days: free })).toMatchObject({ calories: null, protein_percent: null });
});

test('an empty day is not part of the average', () => {
  const unwritten = withTotals(withDayChanged(mealPlan, second.id, (day) => ({ ...day, meals: [] })));

  expect(unwritten).toMatchObject({ calories: 1466.5, incomplete: [] });
  expect(daysLeftOut(unwritten)).toMatchObject([{ reason: 'noFood', days: [{ number: 2 }] }]);
  expect(unwritten.days[1]).toMatchObject({ calories: 0, incomplete: [] });
});

test('with alternatives lunch is 456.4 kcal: the mean of pasta (282.4) and rice (281.6) is 282', () => {
  const counted = withTotals({ ...mealPlan, include_alternatives_in_macro: true });

  expect(counted.days[0]?.meals[2]?.calories).toBe(456.4);
  expect(withTotals({ ...counted, include_alternatives_in_macro: false })).toEqual(mealPlan);
});

test('porridge has 343 of the 448 kcal of breakfast', () => {
  const [porridge] = first.meals[0]?.mealComponents ?? [];

  expect(porridge && mealComponentTotals(porridge, mealPlan).calories).toBe(343);
});

test('20 g more of pasta add 70.6 kcal to lunch, to the day and to the meal plan', () => {
  const pasta = lunch.mealComponents[0]?.components[0];

  const more = withTotals(withComponentChanged(mealPlan, pasta?.uuid ?? '', (one) => withQuantity(one, 100)));

  expect(more.days[0]?.meals[2]?.calories).toBe(527.4);
  expect([more.days[0]?.calories, more.calories]).toEqual([1537.1, 1537.1]);
});

test('after an edit of lunch the other meals and the other day keep their identity', () => {
  const pasta = lunch.mealComponents[0]?.components[0];

  const more = withTotals(withComponentChanged(mealPlan, pasta?.uuid ?? '', (one) => withQuantity(one, 100)));

  expect(more.days[1]).toBe(second);
  expect(more.days[0]?.meals.map((meal, index) => meal === first.meals[index])).toEqual([true, true, false, true]);
  expect(more.days[0]?.meals[2]?.mealComponents[1]).toBe(lunch.mealComponents[1]);
});

test('computing totals again changes nothing, and a meal plan from the server gets the same totals', () => {
  expect(withTotals(mealPlan)).toBe(mealPlan);
  expect(withTotals(structuredClone(mealPlan))).toEqual(mealPlan);
});

test('totals in the input are ignored', () => {
  const sent = structuredClone(mealPlan);
  for (const day of sent.days) for (const meal of day.meals) Object.assign(meal, { calories: 1, protein_tot: 2 });

  expect(withTotals({ ...sent, calories: 5000 })).toEqual(mealPlan);
});

test('totals are incomplete because of a free meal, of unknown values, or of both', () => {
  const pasta = lunch.mealComponents[0]?.components[0];
  const unknown = { ...food.rice, protein_tot: null };
  const withUnknown = withComponentChanged(mealPlan, pasta?.uuid ?? '', (one) => ({ ...one, aliment: unknown }));
  const free = (before: MealPlan) =>
    withMealChanged(before, first.meals[3]?.id ?? '', (meal) => ({ ...meal, free_meal: true, mealComponents: [] }));
  const firstDayOf = (changed: MealPlan) => withTotals(changed).days.slice(0, 1);

  expect(incompleteReasons([first])).toEqual([]);
  expect(incompleteReasons(firstDayOf(free(mealPlan)))).toEqual(['freeMeal']);
  expect(incompleteReasons(firstDayOf(withUnknown))).toEqual(['unmeasured']);
  expect(incompleteReasons(firstDayOf(free(withUnknown)))).toEqual(['unmeasured', 'freeMeal']);
  expect(incompleteReasons(firstDayOf(free(withUnknown)), ['lipids_tot'])).toEqual(['freeMeal']);
});

const withLine = (lineKind: 'food' | 'note' | null, mealComponents = lunch.mealComponents) => {
  const line = { id: 'line', line: 'come venerdì', line_en: '', lineKind, recipe: null, components: [] };
  return withTotals(
    withMealChanged(mealPlan, lunch.id, (meal) => ({ ...meal, mealComponents: [...mealComponents, line] })),
  );
};

test('a line that is to be checked makes the totals of its meal, day and meal plan incomplete', () => {
  const { days, incomplete, calories } = withLine('food');
  const [day] = days;

  expect(day).toMatchObject({ calories: 1466.5, incomplete: ['calories', 'protein_tot', 'carbs_tot', 'lipids_tot'] });
  expect(day?.meals.map((meal) => meal.incomplete.length)).toEqual([0, 0, 4, 0]);
  expect({ incomplete: incomplete.length, calories }).toEqual({ incomplete: 4, calories: mealPlan.calories });
  expect(incompleteReasons(days.slice(0, 1))).toEqual(['uncountedLines']);
  expect(incompleteReasons(days.slice(1))).not.toContain('uncountedLines');
});

test('other lines are notes, but not the only ones of a meal without food, whose energy is unknown', () => {
  expect(incompleteReasons(withLine(null).days)).not.toContain('uncountedLines');
  expect(incompleteReasons(withLine('note', []).days)).not.toContain('uncountedLines');

  const onlyLine = withLine(null, []).days[0];
  expect(onlyLine?.meals[2]?.calories).toBeNull();
  expect(incompleteReasons(onlyLine ? [onlyLine] : [])).toEqual(['uncountedLines']);
});

test('the average day leaves the day with the free meal out, which is then no reason for it to be incomplete', () => {
  expect(incompleteReasons(countedDays(mealPlan))).toEqual([]);
});

test('a line to be checked in a day that the average leaves out does not make the average incomplete', () => {
  const line = {
    id: 'line',
    line: 'come venerdì',
    line_en: '',
    lineKind: 'food' as const,
    recipe: null,
    components: [],
  };
  const changed = withTotals(
    withMealChanged(mealPlan, second.meals[0]?.id ?? '', (meal) => ({
      ...meal,
      mealComponents: [...meal.mealComponents, line],
    })),
  );

  expect(changed.days[1]?.incomplete).toHaveLength(4);
  expect(averageDay(changed)).toMatchObject({ calories: first.calories, incomplete: [] });
  expect(changed.incomplete).toEqual([]);
});

test('a meal that is set free and back counts as before', () => {
  const free = withTotals(withMealChanged(mealPlan, lunch.id, (meal) => ({ ...meal, free_meal: true })));

  expect(free.days[0]?.calories).toBe(1009.7);
  expect(withTotals(withMealChanged(free, lunch.id, (meal) => ({ ...meal, free_meal: false })))).toEqual(mealPlan);
});
