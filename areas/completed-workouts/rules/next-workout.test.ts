import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextWorkout, weekOfNext } from './next-workout.ts';

type State = 'done' | 'begun' | 'to_do';

test('a new program starts with its first workout', () => {
  expect(nextWorkout(program('to_do', 'to_do', 'to_do'))?.number).toBe(1);
});

test('after the first workout comes the second', () => {
  expect(nextWorkout(program('done', 'to_do', 'to_do'))?.number).toBe(2);
});

test('a begun workout is finished before any other', () => {
  expect(nextWorkout(program('done', 'to_do', 'begun', 'to_do'))?.number).toBe(3);
});

test('a skipped workout does not hold up the ones after it', () => {
  expect(nextWorkout(program('to_do', 'done', 'to_do'))?.number).toBe(3);
});

test('a skipped workout is offered again when nothing else is left', () => {
  expect(nextWorkout(program('done', 'to_do', 'done'))?.number).toBe(2);
});

test('no workout is next when all are done, and the last week is shown', () => {
  const workouts = program('done', 'done', 'done', 'done');

  expect(nextWorkout(workouts)).toBeNull();
  expect(weekOfNext(workouts).map((workout) => workout.number)).toEqual([4]);
});

test('the week shown is the week of the next workout, done ones included', () => {
  const workouts = program('done', 'done', 'done', 'done', 'to_do', 'to_do', 'to_do');

  expect(weekOfNext(workouts).map((workout) => workout.number)).toEqual([4, 5, 6]);
});

test('a program without workouts has no next workout and an empty week', () => {
  expect(nextWorkout([])).toBeNull();
  expect(weekOfNext([])).toEqual([]);
});

test('while a workout is not done, the next one is among those not done', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<State>('done', 'begun', 'to_do')), (states) => {
      const next = nextWorkout(program(...states));

      expect(next === null).toBe(states.every((state) => state === 'done'));
      expect(next?.state).not.toBe('done');
    }),
  );
});

/** Returns a program with three workouts a week. */
function program(...states: State[]) {
  return states.map((state, index) => ({ number: index + 1, weekNumber: Math.floor(index / 3) + 1, state }));
}
