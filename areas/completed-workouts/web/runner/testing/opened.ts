import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { exampleCompletedWorkout } from '../../../example.ts';
import type { Opened } from '../adopt.ts';

const { workoutId, programId, programTitle, title, info, weekNumber, dayNumber, rows, clientId } =
  exampleCompletedWorkout;

/** "Spinta" as the server answers it to Giulia, who has not begun it. */
export const exampleOpened: Opened = {
  prescription: {
    workoutId: workoutId ?? '',
    programId: programId ?? '',
    programTitle,
    title,
    info,
    weekNumber,
    dayNumber,
    rows,
  },
  seal: 'sealed',
  past: [],
  exercises: [],
  settings: ProgramSettings.parse({}),
  begun: null,
};

export const giulia = { clientId, workoutId: exampleOpened.prescription.workoutId };

/** Begun elsewhere with the ten sets of the example. */
export const exampleBegun: CompletedWorkout = {
  ...exampleCompletedWorkout,
  finishedAt: null,
  effort: null,
  comment: '',
};
