import { expect, test } from 'vitest';
import { exampleProgram } from '../example.ts';
import { matchingStart, misnamedDay } from './misnamed-day.ts';

const [week] = exampleProgram.weeks;
const [first, second] = week?.days ?? [];
if (!week || !first || !second) throw new Error('the example is too small');

function weekWith(titles: [string, string]) {
  const days = [first, second].map((day, index) => ({
    ...(day ?? {}),
    offset: index * 2,
    workouts: (day?.workouts ?? []).slice(0, 1).map((workout) => ({ ...workout, title: titles[index] ?? '' })),
  }));
  return [{ ...week, days }] as typeof exampleProgram.weeks;
}

test('days named Monday and Wednesday are true in a program that starts on a Monday', () => {
  expect(misnamedDay(weekWith(['Lunedì', 'Mercoledì · Spinta']), '2026-11-30')).toBeNull();
});

test('started on a Thursday the first of them is named', () => {
  expect(misnamedDay(weekWith(['Lunedì', 'Mercoledì']), '2026-11-26')).toEqual({ title: 'Lunedì', date: '2026-11-26' });
});

test('other titles are never wrong', () => {
  expect(misnamedDay(weekWith(['Spinta', 'Gambe']), '2026-11-26')).toBeNull();
});

test('named Tuesday and Thursday and started on a Friday they match from the next Tuesday', () => {
  expect(matchingStart(weekWith(['Martedì · Gambe', 'Giovedì']), '2026-11-27')).toBe('2026-12-01');
});

test('no other start is found for days that match already, or for names that no start makes true', () => {
  expect(matchingStart(weekWith(['Lunedì', 'Mercoledì']), '2026-11-30')).toBeNull();
  expect(matchingStart(weekWith(['Lunedì', 'Martedì']), '2026-11-27')).toBeNull();
});
