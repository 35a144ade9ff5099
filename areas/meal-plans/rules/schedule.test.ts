import { expect, test } from 'vitest';
import { exampleMealPlan as mealPlan } from '../example.ts';
import { dayOn, unreachedDays, endsOn } from './schedule.ts';

const followed = { mealPlan, startsOn: '2026-11-23' };

test('28 days from 23 November end on 20 December', () => {
  expect(endsOn('2026-11-23', 28)).toBe('2026-12-20');
});

test('two days alternate: Giorno 1 on the 23rd, Giorno 2 on the 24th, Giorno 1 on the 25th', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-25'].map(nameOn)).toEqual(['Giorno 1', 'Giorno 2', 'Giorno 1']);
});

test('the last of 28 days is Giorno 2, also across a change to daylight saving time', () => {
  expect(nameOn('2026-12-20')).toBe('Giorno 2');
  expect(dayOn({ mealPlan, startsOn: '2026-10-24' }, '2026-10-26')?.name).toBe('Giorno 1');
});

test('there is no day before the start and after the end', () => {
  expect(nameOn('2026-11-22')).toBeUndefined();
  expect(nameOn('2026-12-21')).toBeUndefined();
});

test('a meal plan without days has no day on any date', () => {
  expect(dayOn({ mealPlan: { ...mealPlan, days: [] }, startsOn: '2026-11-23' }, '2026-11-23')).toBeNull();
});

test('the second day of a meal plan with a duration of one day is not reached', () => {
  expect(unreachedDays({ ...mealPlan, duration: 1 }).map((day) => day.name)).toEqual(['Giorno 2']);
  expect(unreachedDays(mealPlan)).toEqual([]);
});

function nameOn(date: string): string | undefined {
  return dayOn(followed, date)?.name;
}
