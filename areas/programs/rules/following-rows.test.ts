import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { type ExerciseRow, limits, type Week } from '../contract/document.ts';
import { withRowInFollowingWeeks } from './following-rows.ts';
import { newRow, withRowAdded } from './rows.ts';

/** Weeks with one workout each, of exercises without a prescription. */
function weeksOf(...workouts: string[][]): Week[] {
  return workouts.map((names, index) => ({
    id: newId(),
    weekNumber: index + 1,
    days: [
      {
        id: newId(),
        dayNumber: 1,
        offset: null,
        workouts: [{ id: newId(), title: '', info: '', exercises: rowsOf(names) }],
      },
    ],
  }));
}

function rowsOf(names: string[]): ExerciseRow[] {
  return names.reduce<ExerciseRow[]>(
    (rows, name) => withRowAdded(rows, newRow({ id: newId(), exercise: { id: name, name } })),
    [],
  );
}

const namesIn = (weeks: Week[]) =>
  weeks.map(({ days }) => days[0]?.workouts[0]?.exercises.map(({ key, name }) => `${key} ${name}`).join(', '));

test('an exercise of week 1 is added to weeks 2 and 3 after the exercise that it follows', () => {
  const weeks = weeksOf(['squat', 'curl', 'plank'], ['squat', 'plank'], ['plank', 'squat']);

  expect(namesIn(withRowInFollowingWeeks(weeks, [0, 0, 0, 1], newId))).toEqual([
    'A squat, B curl, C plank',
    'A squat, B curl, C plank',
    'A plank, B squat, C curl',
  ]);
});

test('the first exercise is added as the first one, and one whose neighbour is missing as the last one', () => {
  expect(namesIn(withRowInFollowingWeeks(weeksOf(['curl', 'squat'], ['squat']), [0, 0, 0, 0], newId))[1]).toBe(
    'A curl, B squat',
  );
  expect(namesIn(withRowInFollowingWeeks(weeksOf(['squat', 'curl'], ['plank']), [0, 0, 0, 1], newId))[1]).toBe(
    'A plank, B curl',
  );
});

test('its prescription comes with it, under a new id', () => {
  const weeks = weeksOf(['squat', 'curl'], ['squat']);
  Object.assign(weeks[0]?.days[0]?.workouts[0]?.exercises[1] ?? {}, { sets: 4, reps: '8-10', weight: '20 kg' });
  const [first, second] = withRowInFollowingWeeks(weeks, [0, 0, 0, 1], newId);

  const copy = second?.days[0]?.workouts[0]?.exercises[1];
  expect(copy).toMatchObject({ sets: 4, reps: '8-10', weight: '20 kg' });
  expect(copy?.id).not.toBe(first?.days[0]?.workouts[0]?.exercises[1]?.id);
});

test('earlier weeks, weeks that have the exercise, and full workouts stay as they are', () => {
  const full = Array.from({ length: limits.rowsAWorkout }, (_, index) => `exercise ${index}`);
  const weeks = weeksOf(['squat'], ['squat', 'curl'], ['curl', 'squat'], full);

  expect(withRowInFollowingWeeks(weeks, [1, 0, 0, 1], newId)).toBe(weeks);
});
