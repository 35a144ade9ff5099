import { exampleProgram } from '../example.ts';
import type { Week } from '../contract/document.ts';
import { newId } from '#shell/common/ids.ts';
import { expect, test } from 'vitest';
import { cloneWeeks } from './clone-weeks.ts';
import { firstUpdatedWeek, unchangedWeeks, templateUpdateOf, withTemplateUpdate } from './template-update.ts';

const four = [1, 2, 3, 4].map((weekNumber) => ({ weekNumber, isLogged: false }));
const logged = (...numbers: number[]) => four.map((week) => ({ ...week, isLogged: numbers.includes(week.weekNumber) }));
const inSecondWeek = { startsOn: '2026-11-02', today: '2026-11-11' };

test('in the second week of a copy of 4 weeks an update replaces the third and fourth', () => {
  const update = templateUpdateOf({ ...inSecondWeek, weeks: four, templateWeeks: 4 });

  expect(update).toEqual({ replaced: [3, 4], added: [], removed: [] });
  expect(firstUpdatedWeek(update)).toBe(3);
});

test('before its start all weeks of a copy are updated, on its last day none', () => {
  const before = templateUpdateOf({ startsOn: '2026-11-02', today: '2026-11-01', weeks: four, templateWeeks: 4 });
  const last = templateUpdateOf({ startsOn: '2026-11-02', today: '2026-11-29', weeks: four, templateWeeks: 4 });

  expect(firstUpdatedWeek(before)).toBe(1);
  expect(firstUpdatedWeek(last)).toBeNull();
});

test('a week with logged workouts is never updated', () => {
  expect(templateUpdateOf({ ...inSecondWeek, weeks: logged(3), templateWeeks: 4 }).replaced).toEqual([4]);
});

test('a template of 6 weeks adds two to a copy of 4, one of 2 removes two', () => {
  expect(templateUpdateOf({ ...inSecondWeek, weeks: four, templateWeeks: 6 }).added).toEqual([5, 6]);
  expect(templateUpdateOf({ ...inSecondWeek, weeks: four, templateWeeks: 2 }).removed).toEqual([3, 4]);
});

test('only weeks after the last unchanged one are removed, so that numbers have no gap', () => {
  expect(templateUpdateOf({ ...inSecondWeek, weeks: logged(4), templateWeeks: 2 }).removed).toEqual([]);
  expect(templateUpdateOf({ ...inSecondWeek, weeks: logged(3), templateWeeks: 2 }).removed).toEqual([4]);
});

test('a template without weeks removes none', () => {
  expect(firstUpdatedWeek(templateUpdateOf({ ...inSecondWeek, weeks: four, templateWeeks: 0 }))).toBeNull();
});

test('unchanged weeks are the started ones and those with logged workouts', () => {
  const weeks = logged(4);
  const update = templateUpdateOf({ ...inSecondWeek, weeks, templateWeeks: 4 });

  expect(unchangedWeeks(weeks, update)).toEqual([
    { weekNumber: 1, isLogged: false },
    { weekNumber: 2, isLogged: false },
    { weekNumber: 4, isLogged: true },
  ]);
});

test('what stays in a replaced week keeps its ids, so that edits of it are merged and begun workouts still belong to it', () => {
  const template = exampleProgram.weeks.slice(0, 1);
  const copy = cloneWeeks(template, newId);
  const idsOf = (weeks: readonly Week[]) =>
    weeks.flatMap(({ id, days }) => [
      id,
      ...days.flatMap((day) => [
        day.id,
        ...day.workouts.flatMap(({ id: of, exercises }) => [of, ...exercises.map((row) => row.id)]),
      ]),
    ]);
  const update = { replaced: [1], added: [], removed: [] };

  expect(idsOf(withTemplateUpdate(copy, { template, update, newId }))).toEqual(idsOf(copy));
});

test('a row of another exercise in a replaced week is a new one, and rows that are moved keep their ids', () => {
  const rowsOf = (weeks: readonly Week[]) => weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
  const copy = cloneWeeks(exampleProgram.weeks.slice(0, 1), newId);
  const [first, ...others] = rowsOf(copy);
  const template = structuredClone(copy);
  const workout = template[0]?.days[0]?.workouts[0];
  if (workout && first) workout.exercises = [...others, { ...first, exerciseId: newId() }];
  const updated = rowsOf(
    withTemplateUpdate(copy, { template, update: { replaced: [1], added: [], removed: [] }, newId }),
  );

  expect(others.length).toBeGreaterThan(0);
  expect(updated.slice(0, -1).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(updated.at(-1)?.id).not.toBe(first?.id);
});
