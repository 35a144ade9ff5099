import { expect, test } from 'vitest';
import { MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan as mealPlan } from '../example.ts';
import { getDay, mayAddDay, newMealPlan, withDayAdded, withDayDeleted, withDayMoved } from './edit-days.ts';
import { withTotals } from './totals.ts';

const newDays = {
  headings: [exampleHeadings.breakfast, exampleHeadings.lunch],
  newId: () => crypto.randomUUID(),
};
const start = { title: 'Nuovo', duration: 7, include_alternatives_in_macro: false, ...newDays };

test('a new meal plan is a draft with one day without a name and the meals of the settings', () => {
  const made = newMealPlan(start);

  expect(made).toMatchObject({ isDraft: true, calories: 0 });
  expect(made.days.map((day) => day.name)).toEqual(['']);
  expect(made.days[0]?.meals.map((meal) => meal.meal_title)).toEqual(['Colazione', 'Pranzo']);
  expect(MealPlan.parse(made)).toEqual(made);
  expect(withTotals(made)).toEqual(made);
});

test('no day can be added after 31', () => {
  let full = newMealPlan(start);
  while (mayAddDay(full)) full = withDayAdded(full, newDays);

  expect(full.days).toHaveLength(31);
});

test('deleting one of two days keeps the other', () => {
  expect(withDayDeleted(mealPlan, mealPlan.days[0]?.id ?? '').days).toEqual([mealPlan.days[1]]);
});

test('deleting the only day removes its meals and keeps its name', () => {
  const one = newMealPlan(start);

  const emptied = withDayDeleted(one, one.days[0]?.id ?? '');

  expect(emptied.days).toEqual([{ ...one.days[0], meals: [] }]);
});

test('deleting an unknown day changes nothing', () => {
  expect(withDayDeleted(mealPlan, 'gone')).toBe(mealPlan);
});

test('moving the second day to position 1 makes it the first, past the end it stays the last', () => {
  const [first, second] = mealPlan.days;

  expect(withDayMoved(mealPlan, second?.id ?? '', 1).days).toEqual([second, first]);
  expect(withDayMoved(mealPlan, second?.id ?? '', 9).days).toEqual([first, second]);
});

test('getting an unknown day throws', () => {
  expect(() => getDay(mealPlan, 'gone')).toThrow('getDay: no day gone');
});
