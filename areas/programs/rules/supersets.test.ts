import { expect, test } from 'vitest';
import type { ExerciseRow } from '../contract/document.ts';
import { newRow, renumbered } from './rows.ts';
import { withoutSuperset, withSuperset, withSupersetMemberRemoved } from './supersets.ts';

test('curl and plank are grouped at the position of curl, and only plank has a rest', () => {
  const rows = withSuperset(rowsNamed('squat', 'curl', 'dip', 'plank'), ['plank', 'curl']);

  expect(lettered(rows)).toBe('A squat, B1 curl, B2 plank, C dip');
  expect(rests(rows)).toEqual([90, 'no_rest', 90, 90]);
});

test('pull-ups with 02:00 joined with raises of 01:00 rest 01:00 after the round, as the last exercise says', () => {
  expect(rests(withSuperset(rowsResting({ pullUp: 120, raise: 60 }), ['pullUp', 'raise']))).toEqual(['no_rest', 60]);
});

test('when the last exercise has no rest, the one before it that has one gives it to the round', () => {
  const rows = rowsResting({ pullUp: 120, curl: 75, raise: 'no_rest' });

  expect(rests(withSuperset(rows, ['pullUp', 'raise']))).toEqual(['no_rest', 120, 75]);
  expect(rests(withSuperset(rows, ['pullUp', 'curl', 'raise']))).toEqual(['no_rest', 'no_rest', 75]);
});

test('a round of two that a third exercise joins rests as long as the third does', () => {
  const two = withSuperset(rowsResting({ pullUp: 120, curl: 75, raise: 45 }), ['pullUp', 'curl']);

  expect(rests(two)).toEqual(['no_rest', 75, 45]);
  expect(rests(withSuperset(two, ['pullUp', 'curl', 'raise']))).toEqual(['no_rest', 'no_rest', 45]);
});

test('exercises that are separated again have the rests from before they were joined', () => {
  const rows = rowsResting({ pullUp: 120, curl: 75, raise: 45 });
  const joined = withSuperset(rows, ['pullUp', 'curl', 'raise']);

  expect(rests(withoutSuperset(joined, 'curl'))).toEqual([120, 75, 45]);
  expect(rests(withSupersetMemberRemoved(joined, 'pullUp'))).toEqual([120, 'no_rest', 45]);
  expect(rests(withSupersetMemberRemoved(joined, 'curl'))).toEqual(['no_rest', 45, 75]);
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

test('dissolving a superset gives each exercise a letter and its own rest again, and the last keeps its 120', () => {
  const rows = rowsNamed('curl', 'dip', 'plank').map((row) => ({ ...row, restValue: row.name === 'dip' ? 120 : 45 }));

  const dissolved = withoutSuperset(withSuperset(rows, ['curl', 'dip']), 'curl');

  expect(lettered(dissolved)).toBe('A curl, B dip, C plank');
  expect(rests(dissolved)).toEqual([45, 120, 45]);
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

function rowsResting(restOf: Record<string, number | 'no_rest'>): ExerciseRow[] {
  return rowsNamed(...Object.keys(restOf)).map((row) => {
    const rest = restOf[row.name] ?? 'no_rest';
    return rest === 'no_rest' ? { ...row, restType: rest } : { ...row, restValue: rest };
  });
}

function lettered(rows: ExerciseRow[]): string {
  return rows.map((row) => `${row.key}${row.supersetPosition ?? ''} ${row.name}`).join(', ');
}

function rests(rows: ExerciseRow[]): unknown[] {
  return rows.map((row) => (row.restType === 'no_rest' ? 'no_rest' : row.restValue));
}
