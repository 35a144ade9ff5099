import { z } from 'zod';
import { defineSubjectRoutes } from '#shell/common/route.ts';
import { addedTypes } from './set.ts';

/** An exercise that the client may add to a workout, and how its sets are measured. */
export const ExerciseChoice = z.object({ id: z.uuid(), name: z.string(), type: z.enum(addedTypes) });
export type ExerciseChoice = z.output<typeof ExerciseChoice>;

/** What a device needs to add an exercise without a connection: of a client, or of a professional who logs in person. */
export const exerciseChoiceRoutes = defineSubjectRoutes({
  list: {
    own: { endpoint: 'GET /my/exercise-choices', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/exercise-choices', permission: 'update workouts' },
    isHeavy: true,
    response: z.object({
      exercises: z.array(ExerciseChoice),
      /** Ids of those that the client did last, newest first. */
      recentIds: z.array(z.uuid()),
    }),
  },
});
