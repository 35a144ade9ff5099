import { z } from 'zod';
import { search } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Maximum number of exercises offered for one name. */
export const maxExerciseCandidates = 5;

/** Maximum number of exercises that a search finds. */
export const maxFoundExercises = 10;

export const ExerciseCandidate = z.object({ id: z.uuid(), name: z.string(), isOwn: z.boolean() });
export type ExerciseCandidate = z.output<typeof ExerciseCandidate>;

/** Exercises by name, for mapping an import and for doing another exercise than the prescribed one. */
export const exerciseCandidateRoutes = defineRoutes({
  list: {
    endpoint: 'GET /completed-workouts/exercise-candidates',
    permission: 'update workouts',
    alternativePermission: 'update own training',
    query: z.object({ search }),
    response: z.object({ candidates: z.array(ExerciseCandidate).max(maxFoundExercises) }),
  },
});
