import { z } from 'zod';
import { CompletedWorkout, CompletedWorkoutCard } from './contract/workout.ts';
import { plainDate, idSchema, nextPage, pageNumber, yesNo } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Days as the account counts them; both are of the stretch. */
const Narrowed = z.object({
  unread: yesNo.optional(),
  from: plainDate.optional(),
  until: plainDate.optional(),
  page: pageNumber,
});

const page = z.object({ completedWorkouts: z.array(CompletedWorkoutCard), nextPage });
const oneWorkout = z.object({ completedWorkout: CompletedWorkout });

export const completedWorkoutRoutes = defineRoutes({
  list: {
    endpoint: 'GET /completed-workouts',
    permission: 'view workouts',
    query: Narrowed.extend({ clientId: idSchema('clients').optional() }),
    response: page,
  },
  ofClient: {
    endpoint: 'GET /clients/:id/completed-workouts',
    permission: 'view workouts',
    query: Narrowed,
    response: page,
  },
  detail: {
    endpoint: 'GET /clients/:id/completed-workouts/:workoutId',
    permission: 'view workouts',
    params: z.object({ id: idSchema('clients'), workoutId: idSchema('completed-workouts') }),
    response: oneWorkout,
  },
  history: {
    endpoint: 'GET /my/completed-workouts',
    permission: 'view own training',
    query: z.object({ page: pageNumber }),
    response: page,
  },
  mine: { endpoint: 'GET /my/completed-workouts/:id', permission: 'view own training', response: oneWorkout },
});

export const completedWorkoutProblems = defineProblems('completed-workouts', {
  nothing_logged: 422,
  row_unknown: 422,
  too_many_sets: 422,
  too_many_media: 422,
  may_not_move: 403,
  may_not_skip: 403,
  outside_program: 422,
  already_done: 409,
  too_many_comments: 422,
});
