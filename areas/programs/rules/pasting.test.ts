import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExerciseRow, limits } from '../contract/document.ts';
import { exampleProgram } from '../example.ts';
import { idsOf } from './content.ts';
import {
  toClipboardRows,
  withDayAppended,
  withDayPasted,
  withPasted,
  withRowsAppended,
  withRowsInserted,
  withRowsPasted,
  withWeeksInserted,
  withWeekPasted,
} from './pasting.ts';
import { newRow, renumbered } from './rows.ts';
import { withSuperset } from './supersets.ts';

const push = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
const [first, second] = exampleProgram.weeks;
if (!first || !second) throw new Error('the example has too few weeks');

const squat = {
  ...newRow({ id: 'squat', exercise: { id: 'squat', name: 'Squat' } }),
  sets: 5,
  reps: '5',
  restValue: 180,
};
const curl = newRow({ id: 'curl', exercise: { id: 'curl', name: 'Curl' } });
const dip = newRow({ id: 'dip', exercise: { id: 'dip', name: 'Dip' } });

function ids(): () => string {
  let count = 0;
  return () => `new-${++count}`;
}

function labels(rows: readonly ExerciseRow[]): string[] {
  return rows.map(({ key, supersetPosition }) => `${key}${supersetPosition ?? ''}`);
}

test('an appended superset gets the next letter and new ids', () => {
  const rows = withRowsAppended(push, toClipboardRows(push.slice(1, 3)), ids());

  expect(labels(rows)).toEqual(['A', 'B1', 'B2', 'C', 'D1', 'D2']);
  expect(rows.slice(-2).map(({ id }) => id)).toEqual(['new-1', 'new-2']);
});

test('rows inserted after a member of a superset follow the whole superset and stay one of their own', () => {
  const copied = toClipboardRows(push.slice(1, 3));
  const rows = withRowsInserted(push, { copied, after: push[1]?.id ?? '', newId: ids() });

  expect(labels(rows)).toEqual(['A', 'B1', 'B2', 'C1', 'C2', 'D']);
  expect(rows.slice(3, 5).map(({ id }) => id)).toEqual(['new-1', 'new-2']);
  expect(rows.at(-1)?.id).toBe(push.at(-1)?.id);
});

test('a single copied member of a superset becomes an ordinary row with a rest', () => {
  const rows = withRowsAppended(push, toClipboardRows(push.slice(1, 2)), ids());

  expect(labels(rows)).toEqual(['A', 'B1', 'B2', 'C', 'D']);
  expect(rows.at(-1)?.restType).toBe('seconds');
});

test('two supersets copied together stay two supersets', () => {
  const two = renumbered([...push.slice(1, 3), ...push.slice(1, 3).map((row) => ({ ...row, id: `${row.id}'` }))]);

  expect(labels(withRowsAppended([], toClipboardRows(two), ids()))).toEqual(['A1', 'A2', 'B1', 'B2']);
});

test('of three rows pasted on the last of four, one replaces it under its id and letter and two are appended', () => {
  const rows = withRowsPasted(push, { id: push[3]?.id ?? '', copied: toClipboardRows(push.slice(0, 3)), newId: ids() });

  expect(rows.map(({ id }) => id)).toEqual([...push.map(({ id }) => id), 'new-1', 'new-2']);
  expect(rows[3]).toMatchObject({ name: push[0]?.name, key: 'C', supersetPosition: null });
  expect(labels(rows)).toEqual(['A', 'B1', 'B2', 'C', 'D1', 'D2']);
});

test('pasting stops at 60 rows in a workout', () => {
  const many = Array.from({ length: 59 }, (_, index) =>
    newRow({ id: `${index}`, exercise: { id: 'x', name: 'Plank' } }),
  );

  expect(withRowsAppended(many, push, ids())).toHaveLength(limits.rowsAWorkout);
});

test('a pasted day keeps the id of the day it replaces and its rows get new ids', () => {
  const [push1, legs1] = first.days;
  if (!push1 || !legs1) throw new Error('the example has too few days');
  const [week] = withDayPasted(exampleProgram.weeks, { id: legs1.id, day: push1, newId: ids() });

  expect(week?.days.map(({ id }) => id)).toEqual(first.days.map(({ id }) => id));
  expect(week?.days[1]?.workouts[0]?.title).toBe('Spinta');
  expect(week?.days[1]?.workouts[0]?.exercises.every(({ id }) => id.startsWith('new-'))).toBe(true);
});

test('an appended day or week is the last one', () => {
  const withDay = withDayAppended(exampleProgram.weeks, {
    weekId: second.id,
    day: first.days[0] as never,
    newId: ids(),
  });
  const withWeek = withWeeksInserted(exampleProgram.weeks, { chosen: [first], afterWeek: 2, newId: ids() });

  expect(withDay[1]?.days.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4]);
  expect(withWeek.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3]);
});

test('a week pasted over itself has the same content with new ids of its parts', () => {
  const [week] = withWeekPasted(exampleProgram.weeks, { id: first.id, week: first, newId: ids() });

  expect(week?.id).toBe(first.id);
  expect(week?.days.map((day) => day.workouts[0]?.title)).toEqual(['Spinta', 'Gambe', 'Trazione']);
});

test('after any paste of rows ids are unique and positions count from 1', () => {
  const anyRows = fc.subarray(push, { minLength: 1 });
  fc.assert(
    fc.property(anyRows, fc.nat(push.length - 1), fc.boolean(), (chosen, at, isNew) => {
      const newId = ids();
      const copied = toClipboardRows(chosen);
      const rows = isNew
        ? withRowsAppended(push, copied, newId)
        : withRowsPasted(push, { id: push[at]?.id ?? '', copied, newId });
      const week = { ...first, days: [{ ...(first.days[0] as never as object), workouts: [{ exercises: rows }] }] };
      const found = idsOf([week as never]).filter(Boolean);

      expect(new Set(found).size).toBe(found.length);
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
      expect(renumbered(rows)).toEqual(rows);
    }),
  );
});

test('pasting 5 sets of squat over row B keeps its id, letter and position', () => {
  const [, target = curl] = renumbered([dip, curl]);

  expect(withPasted(target, squat)).toEqual({ ...squat, id: 'curl', key: 'B', position: 2, supersetPosition: null });
});

test('a row pasted over a member of a superset has no rest before the next member', () => {
  const [, target = curl] = withSuperset([squat, curl, dip], ['curl', 'dip']);

  expect(withPasted(target, squat)).toMatchObject({ name: 'Squat', supersetPosition: 1, restType: 'no_rest' });
});

test('a superset member pasted over an ordinary row keeps the rest of 180 seconds of that row', () => {
  const [, member = curl] = withSuperset([squat, curl, dip], ['curl', 'dip']);

  expect(withPasted(squat, member)).toMatchObject({
    name: 'Curl',
    supersetPosition: null,
    restType: 'seconds',
    restValue: 180,
  });
});

test('an appended single member of a superset is an ordinary row with 90 seconds of rest', () => {
  const rows = withSuperset([curl, dip], ['curl', 'dip']);

  const pasted = withRowsAppended(rows, toClipboardRows(rows.slice(0, 1)), () => 'new');

  expect(pasted).toHaveLength(3);
  expect(pasted[2]).toMatchObject({
    id: 'new',
    name: 'Curl',
    key: 'B',
    supersetPosition: null,
    restType: 'seconds',
    restValue: 90,
  });
});
