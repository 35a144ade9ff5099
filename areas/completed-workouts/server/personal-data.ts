import { extensionOf, onePage, type PersonalData } from '#areas/personal-data/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { Training } from '../contract/training.ts';
import { readMedium } from './operations/media.ts';
import { readTraining } from './operations/training.ts';
import { getCompletedWorkout } from './operations/workouts.ts';
import { findCompletedWorkouts } from './store/lists.ts';

/**
 * The programs that a client follows or that begin later, as the app shows them. The signatures that devices send back are left out:
 * whoever holds one could send workouts.
 */
export const trainingPersonalData: PersonalData = onePage('programs', async (scope, subject) => {
  const { text } = await readTraining(scope, subject);
  const { training } = JSON.parse(text) as { training: Training };
  const { freePermission: _, workouts, ...shown } = training;
  return { records: [{ training: { ...shown, workouts: workouts.map(({ prescription }) => ({ prescription })) } }] };
});

/** What a client logged, with the prescription of each workout, the messages about it and its pictures and videos. */
export const workoutPersonalData: PersonalData = {
  name: 'workouts',
  async readPage(scope, subject, page) {
    const { clientId } = subject;
    const { completedWorkouts, nextPage } = await findCompletedWorkouts(scope, { clientId, page });
    const read = await Promise.all(
      completedWorkouts.map(({ id }) => getCompletedWorkout(scope, subject, { completedWorkoutId: id })),
    );
    const media = read.flatMap(({ completedWorkout: { id, media: ofWorkout } }) =>
      ofWorkout.map((medium) => ({ completedWorkoutId: id, mediumId: medium.id, kind: medium.kind })),
    );
    return {
      records: read.map(({ completedWorkout }) => completedWorkout),
      files: media.map(({ completedWorkoutId, mediumId, kind }) => ({
        path: `workouts/${completedWorkoutId}/${mediumId}${extensionOf(kind)}`,
        photo: 'other',
        open: (reader: Scope) => readMedium(reader, subject, { completedWorkoutId, mediumId, size: 'full' }),
      })),
      nextPage,
    };
  },
};
