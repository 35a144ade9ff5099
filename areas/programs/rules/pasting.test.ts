import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExerciseRow, limits } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { idsOf } from './contents.ts';
import {
  carriedRows,
  withDayAppended,
  withDayPasted,
  withRowsAppended,
  withRowsPasted,
  withWeekAppended,
  withWeekPasted,
} from './pasting.ts';
import { newRow, renumbered } from './rows.ts';

const push = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
const [first, second] = exampleProgram.weeks;
if (!first || !second) throw new Error('the example has too few weeks');

function ids(): () => string {
  let made = 0;
  return () => `new-${++made}`;
}

function labels(rows: readonly ExerciseRow[]): string[] {
  return rows.map(({ key, supersetPosition }) => `${key}${supersetPosition ?? ''}`);
}

test('a superset pasted as new is a superset again, with the next letter and ids of its own', () => {
  const rows = withRowsAppended(push, carriedRows(push.slice(1, 3)), ids());

  expect(labels(rows)).toEqual(['A', 'B1', 'B2', 'C', 'D1', 'D2']);
  expect(rows.slice(-2).map(({ id }) => id)).toEqual(['new-1', 'new-2']);
});

test('one member of a superset carried away alone stands alone, with a pause', () => {
  const rows = withRowsAppended(push, carriedRows(push.slice(1, 2)), ids());

  expect(labels(rows)).toEqual(['A', 'B1', 'B2', 'C', 'D']);
  expect(rows.at(-1)?.restType).toBe('seconds');
});

test('members of two supersets carried away together do not become one', () => {
  const two = renumbered([...push.slice(1, 3), ...push.slice(1, 3).map((row) => ({ ...row, id: `${row.id}'` }))]);

  expect(labels(withRowsAppended([], carriedRows(two), ids()))).toEqual(['A1', 'A2', 'B1', 'B2']);
});

test('three rows pasted over the last of four: it keeps its id and letter, two are appended', () => {
  const rows = withRowsPasted(push, { id: push[3]?.id ?? '', carried: carriedRows(push.slice(0, 3)), newId: ids() });

  expect(rows.map(({ id }) => id)).toEqual([...push.map(({ id }) => id), 'new-1', 'new-2']);
  expect(rows[3]).toMatchObject({ name: push[0]?.name, key: 'C', supersetPosition: null });
  expect(labels(rows)).toEqual(['A', 'B1', 'B2', 'C', 'D1', 'D2']);
});

test('a workout never gets more than 60 rows by pasting', () => {
  const many = Array.from({ length: 59 }, (_, at) => newRow({ id: `${at}`, exercise: { id: 'x', name: 'Plank' } }));

  expect(withRowsAppended(many, push, ids())).toHaveLength(limits.rowsAWorkout);
});

test('a day pasted over another keeps the id of the one it covers, and its rows are new', () => {
  const [push1, legs1] = first.days;
  if (!push1 || !legs1) throw new Error('the example has too few days');
  const [week] = withDayPasted(exampleProgram.weeks, { id: legs1.id, day: push1, newId: ids() });

  expect(week?.days.map(({ id }) => id)).toEqual(first.days.map(({ id }) => id));
  expect(week?.days[1]?.workouts[0]?.title).toBe('Spinta');
  expect(week?.days[1]?.workouts[0]?.exercises.every(({ id }) => id.startsWith('new-'))).toBe(true);
});

test('a day and a week pasted as new go last', () => {
  const withDay = withDayAppended(exampleProgram.weeks, {
    weekId: second.id,
    day: first.days[0] as never,
    newId: ids(),
  });
  const withWeek = withWeekAppended(exampleProgram.weeks, first, ids());

  expect(withDay[1]?.days.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4]);
  expect(withWeek.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3]);
});

test('a week pasted over itself says the same with new ids below it', () => {
  const [week] = withWeekPasted(exampleProgram.weeks, { id: first.id, week: first, newId: ids() });

  expect(week?.id).toBe(first.id);
  expect(week?.days.map((day) => day.workouts[0]?.title)).toEqual(['Spinta', 'Gambe', 'Trazione']);
});

test('whatever rows are pasted wherever, no id is there twice and positions count from 1', () => {
  const picks = fc.subarray(push, { minLength: 1 });
  fc.assert(
    fc.property(picks, fc.nat(push.length - 1), fc.boolean(), (chosen, at, isNew) => {
      const newId = ids();
      const carried = carriedRows(chosen);
      const rows = isNew
        ? withRowsAppended(push, carried, newId)
        : withRowsPasted(push, { id: push[at]?.id ?? '', carried, newId });
      const week = { ...first, days: [{ ...(first.days[0] as never as object), workouts: [{ exercises: rows }] }] };
      const found = idsOf([week as never]).filter(Boolean);

      expect(new Set(found).size).toBe(found.length);
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
      expect(renumbered(rows)).toEqual(rows);
    }),
  );
});
