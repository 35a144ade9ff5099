import { expect, test } from 'vitest';
import type { ExerciseRow } from '../contract/document.ts';
import { newRow, renumbered } from './rows.ts';
import { withoutSuperset, withSuperset, withSupersetMemberRemoved } from './supersets.ts';

test('curl and plank are grouped at the position of curl, and only plank has a rest', () => {
  const rows = withSuperset(rowsNamed('squat', 'curl', 'dip', 'plank'), ['plank', 'curl']);

  expect(lettered(rows)).toBe('A squat, B1 curl, B2 plank, C dip');
  expect(rests(rows)).toEqual([90, 'no_rest', 90, 90]);
});

test('a squat with 03:00 and a curl with 01:00 rest 03:00 after the round; a curl with 04:00 keeps it', () => {
  const rows = rowsNamed('squat', 'curl').map((row) => ({ ...row, restValue: row.name === 'squat' ? 180 : 60 }));
  const longer = rows.map((row) => ({ ...row, restValue: row.name === 'squat' ? 180 : 240 }));

  expect(
    rests(
      withSuperset(
        rows,
        rows.map(({ id }) => id),
      ),
    ),
  ).toEqual(['no_rest', 180]);
  expect(
    rests(
      withSuperset(
        longer,
        longer.map(({ id }) => id),
      ),
    ),
  ).toEqual(['no_rest', 240]);
});

test('the first member of a superset has a rest again when it is the last of a new one', () => {
  const rows = withSuperset(rowsNamed('squat', 'curl', 'dip'), ['curl', 'dip']);

  const regrouped = withSuperset(rows, ['curl', 'squat']);

  expect(lettered(regrouped)).toBe('A1 squat, A2 curl, B dip');
  expect(rests(regrouped)).toEqual(['no_rest', 90, 90]);
});

test('grouping a single member keeps its superset', () => {
  const rows = withSuperset(rowsNamed('squat', 'curl', 'dip'), ['curl', 'dip']);

  expect(withSuperset(rows, ['curl'])).toEqual(rows);
});

test('a single row is no superset', () => {
  expect(lettered(withSuperset(rowsNamed('squat', 'curl'), ['curl']))).toBe('A squat, B curl');
});

test('grouping a superset of two with one more exercise makes a superset of three', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip', 'plank'), ['curl', 'dip']);

  const three = withSuperset(rows, ['curl', 'dip', 'plank']);

  expect(lettered(three)).toBe('A1 curl, A2 dip, A3 plank');
  expect(rests(three)).toEqual(['no_rest', 'no_rest', 90]);
});

test('a superset whose middle member is grouped elsewhere stays together before the new one', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip', 'crunch', 'plank'), ['curl', 'dip', 'crunch']);

  expect(lettered(withSuperset(rows, ['dip', 'plank']))).toBe('A1 curl, A2 crunch, B1 dip, B2 plank');
});

test('a superset of two is dissolved when one member is grouped elsewhere', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip', 'plank'), ['curl', 'dip']);

  const regrouped = withSuperset(rows, ['dip', 'plank']);

  expect(lettered(regrouped)).toBe('A curl, B1 dip, B2 plank');
  expect(rests(regrouped)).toEqual([90, 'no_rest', 90]);
});

test('dissolving a superset gives each exercise a letter and 90 seconds, and the last keeps its 120', () => {
  const rows = rowsNamed('curl', 'dip', 'plank').map((row) => ({ ...row, restValue: row.name === 'dip' ? 120 : 45 }));

  const dissolved = withoutSuperset(withSuperset(rows, ['curl', 'dip']), 'curl');

  expect(lettered(dissolved)).toBe('A curl, B dip, C plank');
  expect(rests(dissolved)).toEqual([90, 120, 45]);
});

test('dissolving one of 2 supersets keeps the other, also when both have the same letter 26 rows apart', () => {
  const names = Array.from({ length: 29 }, (_, index) => `exercise ${index + 1}`);
  const first = withSuperset(rowsNamed(...names), ['exercise 1', 'exercise 2']);
  const both = withSuperset(first, ['exercise 28', 'exercise 29']);

  const dissolved = withoutSuperset(both, 'exercise 28');

  expect(both.at(-1)?.key).toBe('A');
  expect(dissolved.filter((row) => row.supersetPosition !== null).map((row) => row.name)).toEqual([
    'exercise 1',
    'exercise 2',
  ]);
});

test('the first of 3 members moves before the superset of the others', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip', 'plank'), ['curl', 'dip', 'plank']);

  expect(lettered(withSupersetMemberRemoved(rows, 'curl'))).toBe('A curl, B1 dip, B2 plank');
});

test('the middle one of 3 members moves after the superset of the others', () => {
  const rows = withSuperset(rowsNamed('curl', 'dip', 'plank'), ['curl', 'dip', 'plank']);

  const result = withSupersetMemberRemoved(rows, 'dip');

  expect(lettered(result)).toBe('A1 curl, A2 plank, B dip');
  expect(rests(result)).toEqual(['no_rest', 90, 90]);
});

test('when the last of 3 members is taken out, its 120 seconds stay at the end of the round', () => {
  const rows = rowsNamed('curl', 'dip', 'plank').map((row) => ({ ...row, restValue: 120 }));
  const superset = withSuperset(rows, ['curl', 'dip', 'plank']);

  const result = withSupersetMemberRemoved(superset, 'plank');

  expect(lettered(result)).toBe('A1 curl, A2 dip, B plank');
  expect(rests(result)).toEqual(['no_rest', 120, 120]);
});

function rowsNamed(...names: string[]): ExerciseRow[] {
  return renumbered(names.map((name) => newRow({ id: name, exercise: { id: name, name } })));
}

function lettered(rows: ExerciseRow[]): string {
  return rows.map((row) => `${row.key}${row.supersetPosition ?? ''} ${row.name}`).join(', ');
}

function rests(rows: ExerciseRow[]): unknown[] {
  return rows.map((row) => (row.restType === 'no_rest' ? 'no_rest' : row.restValue));
}
