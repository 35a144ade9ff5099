import { expect, test } from 'vitest';
import { firstUpdatedWeek, unchangedWeeks, templateUpdateOf } from './template-update.ts';

const four = [1, 2, 3, 4].map((weekNumber) => ({ weekNumber, isLogged: false }));
const logged = (...numbers: number[]) => four.map((week) => ({ ...week, isLogged: numbers.includes(week.weekNumber) }));
const inSecondWeek = { startsOn: '2026-11-02', today: '2026-11-11' };

test('in its second week a copy of 4 weeks takes over the third and the fourth', () => {
  const taken = templateUpdateOf({ ...inSecondWeek, weeks: four, templateWeeks: 4 });

  expect(taken).toEqual({ replaced: [3, 4], added: [], removed: [] });
  expect(firstUpdatedWeek(taken)).toBe(3);
});

test('before its start all of it, on its last day nothing', () => {
  const before = templateUpdateOf({ startsOn: '2026-11-02', today: '2026-11-01', weeks: four, templateWeeks: 4 });
  const last = templateUpdateOf({ startsOn: '2026-11-02', today: '2026-11-29', weeks: four, templateWeeks: 4 });

  expect(firstUpdatedWeek(before)).toBe(1);
  expect(firstUpdatedWeek(last)).toBeNull();
});

test('a week that holds something logged stays, wherever it stands', () => {
  expect(templateUpdateOf({ ...inSecondWeek, weeks: logged(3), templateWeeks: 4 }).replaced).toEqual([4]);
});

test('a model of 6 weeks adds two, one of 2 takes two away', () => {
  expect(templateUpdateOf({ ...inSecondWeek, weeks: four, templateWeeks: 6 }).added).toEqual([5, 6]);
  expect(templateUpdateOf({ ...inSecondWeek, weeks: four, templateWeeks: 2 }).removed).toEqual([3, 4]);
});

test('weeks go only behind the last one that stays, so that no number is left out', () => {
  expect(templateUpdateOf({ ...inSecondWeek, weeks: logged(4), templateWeeks: 2 }).removed).toEqual([]);
  expect(templateUpdateOf({ ...inSecondWeek, weeks: logged(3), templateWeeks: 2 }).removed).toEqual([4]);
});

test('a model without weeks takes nothing away', () => {
  expect(firstUpdatedWeek(templateUpdateOf({ ...inSecondWeek, weeks: four, templateWeeks: 0 }))).toBeNull();
});

test('what stays is the weeks that began and those that hold something logged', () => {
  const weeks = logged(4);
  const taken = templateUpdateOf({ ...inSecondWeek, weeks, templateWeeks: 4 });

  expect(unchangedWeeks(weeks, taken)).toEqual([
    { weekNumber: 1, isLogged: false },
    { weekNumber: 2, isLogged: false },
    { weekNumber: 4, isLogged: true },
  ]);
});
