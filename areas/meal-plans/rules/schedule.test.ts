import { expect, test } from 'vitest';
import { exampleMealPlan as plan } from '../example.ts';
import { dayOn, daysNeverReached, endsOn } from './schedule.ts';

const followed = { plan, startsOn: '2026-11-23' };

test('28 days from 23 November end on 20 December', () => {
  expect(endsOn('2026-11-23', 28)).toBe('2026-12-20');
});

test('two days take turns: Giorno 1 on the 23rd, Giorno 2 on the 24th, Giorno 1 on the 25th', () => {
  expect(['2026-11-23', '2026-11-24', '2026-11-25'].map(nameOn)).toEqual(['Giorno 1', 'Giorno 2', 'Giorno 1']);
});

test('the last of 28 days is Giorno 2, and the days go on over a change of the clock', () => {
  expect(nameOn('2026-12-20')).toBe('Giorno 2');
  expect(dayOn({ plan, startsOn: '2026-10-24' }, '2026-10-26')?.name).toBe('Giorno 1');
});

test('before the start and after the end there is nothing to follow', () => {
  expect(nameOn('2026-11-22')).toBeUndefined();
  expect(nameOn('2026-12-21')).toBeUndefined();
});

test('a plan without days has none for any date', () => {
  expect(dayOn({ plan: { ...plan, days: [] }, startsOn: '2026-11-23' }, '2026-11-23')).toBeNull();
});

test('of a plan that lasts one day, the second is never reached', () => {
  expect(daysNeverReached({ ...plan, duration: 1 }).map((day) => day.name)).toEqual(['Giorno 2']);
  expect(daysNeverReached(plan)).toEqual([]);
});

function nameOn(date: string): string | undefined {
  return dayOn(followed, date)?.name;
}
