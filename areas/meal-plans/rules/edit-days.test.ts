import { expect, test } from 'vitest';
import { MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan as plan } from '../example.ts';
import {
  getDay,
  mayAddDay,
  newMealPlan,
  withDayAdded,
  withDayChanged,
  withDayDeleted,
  withDayMoved,
} from './edit-days.ts';
import { withTotals } from './totals.ts';

const newDays = {
  prefix: 'Giorno',
  headings: [exampleHeadings.breakfast, exampleHeadings.lunch],
  newId: () => crypto.randomUUID(),
};
const start = { title: 'Nuovo', duration: 7, include_alternatives_in_macro: false, ...newDays };

test('a new plan is a draft of the library with one day, "Giorno 1", and the meals of the settings', () => {
  const made = newMealPlan(start);

  expect(made).toMatchObject({ isDraft: true, isCustom: false, calories: 0 });
  expect(made.days.map((day) => day.name)).toEqual(['Giorno 1']);
  expect(made.days[0]?.meals.map((meal) => meal.meal_title)).toEqual(['Colazione', 'Pranzo']);
  expect(MealPlan.parse(made)).toEqual(made);
  expect(withTotals(made)).toEqual(made);
});

test('the third day is "Giorno 3"; when there is one already, "Giorno 4"', () => {
  const [, second] = plan.days;
  const renamed = withDayChanged(plan, second?.id ?? '', (day) => ({ ...day, name: 'giorno  3 ' }));

  expect(withDayAdded(plan, newDays).days.at(-1)?.name).toBe('Giorno 3');
  expect(withDayAdded(renamed, newDays).days.at(-1)?.name).toBe('Giorno 4');
});

test('31 days are enough', () => {
  let full = newMealPlan(start);
  while (mayAddDay(full)) full = withDayAdded(full, newDays);

  expect(full.days).toHaveLength(31);
});

test('deleting one of two days leaves the other', () => {
  expect(withDayDeleted(plan, plan.days[0]?.id ?? '').days).toEqual([plan.days[1]]);
});

test('deleting the only day empties its meals and keeps its name', () => {
  const one = newMealPlan(start);

  const emptied = withDayDeleted(one, one.days[0]?.id ?? '');

  expect(emptied.days).toEqual([{ ...one.days[0], meals: [] }]);
});

test('deleting a day that is not there changes nothing', () => {
  expect(withDayDeleted(plan, 'gone')).toBe(plan);
});

test('the second day moved to the front comes first, past the end it stays last', () => {
  const [first, second] = plan.days;

  expect(withDayMoved(plan, second?.id ?? '', 1).days).toEqual([second, first]);
  expect(withDayMoved(plan, second?.id ?? '', 9).days).toEqual([first, second]);
});

test('asking for a day that is not there is a bug', () => {
  expect(() => getDay(plan, 'gone')).toThrow('getDay: no day gone');
});
