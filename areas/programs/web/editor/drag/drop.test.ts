import { expect, test } from 'vitest';
import { exampleProgram } from '../../../example.ts';
import { dropOn, dropTargetOf } from './drop.ts';

const { weeks } = exampleProgram;
const [push, legs] = weeks[0]?.days.flatMap((day) => day.workouts) ?? [];
const [bench, raise, pushDown, plank] = push?.exercises ?? [];
if (!push || !legs || !bench || !raise || !pushDown || !plank) throw new Error('the example has too few rows');

test('a drop on the middle of a row joins it, near its edges it goes before or after', () => {
  expect([0.1, 0.5, 0.9].map((at) => dropOn(bench.id, at).kind)).toEqual(['before', 'onto', 'after']);
});

test('the first of 4 rows dropped after the last becomes row 4', () => {
  expect(dropTargetOf(weeks, bench.id, { kind: 'after', rowId: plank.id })).toEqual({
    workoutId: push.id,
    position: 4,
  });
});

test('the last row dropped before the second becomes row 2', () => {
  expect(dropTargetOf(weeks, plank.id, { kind: 'before', rowId: raise.id })).toEqual({
    workoutId: push.id,
    position: 2,
  });
});

test('in another workout a row gets the position of the drop', () => {
  const squat = legs.exercises[0]?.id ?? '';

  expect(dropTargetOf(weeks, bench.id, { kind: 'after', rowId: squat })).toEqual({ workoutId: legs.id, position: 2 });
  expect(dropTargetOf(weeks, bench.id, { kind: 'end', workoutId: legs.id })).toEqual({ workoutId: legs.id });
});

test('a row dropped on itself does not move', () => {
  expect(dropTargetOf(weeks, bench.id, { kind: 'before', rowId: bench.id })).toBeNull();
});
