import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import { prescriptionOf } from '../../../rules/prescription-of.ts';
import type { WorkoutDetail } from '../../../contract/training.ts';

const { workoutId, clientId } = exampleCompletedWorkout;

/** The response for a workout that is not begun. */
export const exampleOpened: WorkoutDetail = {
  prescription: prescriptionOf(exampleCompletedWorkout, workoutId ?? ''),
  signature: 'signed',
  history: [],
  exercises: [],
  settings: ProgramSettings.parse({}),
  begun: null,
};

export const giulia = { clientId, workoutId: exampleOpened.prescription.workoutId };

/** The example workout, begun on another device, with its ten sets. */
export const exampleBegun: CompletedWorkout = {
  ...exampleCompletedWorkout,
  finishedAt: null,
  effort: null,
  comment: '',
};
