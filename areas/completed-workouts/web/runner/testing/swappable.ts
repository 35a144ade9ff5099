import type { ExerciseHistory } from '../../../contract/exercise-history.ts';
import type { TrainingExercise } from '../../../contract/training.ts';
import { exampleCompletedWorkout as example } from '../../../example.ts';

/** Id of an alternative of `press`. */
export const dumbbells = '0199a000-0000-7000-8000-0000000000d1';
/** The first exercise of the example workout, which can be swapped. */
export const press: TrainingExercise = {
  id: example.rows[0]?.exerciseId ?? '',
  name: 'Panca piana con bilanciere',
  instructions: 'Scapole addotte, piedi fermi.',
  primaryMuscles: ['chest'],
  thumbnailUrl: null,
  assets: [],
  alternatives: [{ id: dumbbells, name: 'Panca con manubri', thumbnailUrl: null }],
};
/** The measurements of a set without its load and repetitions. */
export const numbers = { rir: 2, rpe: null, seconds: null, metres: null, isWarmUp: false };
const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString();

/** One performance of an exercise, with 8 repetitions. */
export const pastOf = (exerciseId: string, weightKg: number): ExerciseHistory => ({
  exerciseId,
  oneRepMaxKg: null,
  performances: [{ finishedAt: lastWeek, sets: [{ ...numbers, setNumber: 1, weightKg, reps: 8 }] }],
});
/** Both exercises with their last performance, for `startRunner`. */
export const known = { exercises: [press], history: [pastOf(press.id, 77.5), pastOf(dumbbells, 30)] };
