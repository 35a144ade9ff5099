import { z } from 'zod';
import { CompletedWorkout, CompletedWorkoutCard } from './contract/workout.ts';
import { day, idOf, nextPage, pageNumber, yesNo } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Days as the account counts them; both are of the stretch. */
const Narrowed = z.object({
  unread: yesNo.optional(),
  from: day.optional(),
  until: day.optional(),
  page: pageNumber,
});

const page = z.object({ completedWorkouts: z.array(CompletedWorkoutCard), nextPage });
const oneWorkout = z.object({ completedWorkout: CompletedWorkout });

export const completedWorkoutRoutes = defineRoutes({
  list: {
    ask: 'GET /completed-workouts',
    permission: 'view workouts',
    query: Narrowed.extend({ clientId: idOf('clients').optional() }),
    answer: page,
  },
  ofClient: {
    ask: 'GET /clients/:id/completed-workouts',
    permission: 'view workouts',
    query: Narrowed,
    answer: page,
  },
  detail: {
    ask: 'GET /clients/:id/completed-workouts/:workoutId',
    permission: 'view workouts',
    params: z.object({ id: idOf('clients'), workoutId: idOf('completed-workouts') }),
    answer: oneWorkout,
  },
  history: {
    ask: 'GET /my/completed-workouts',
    permission: 'view own training',
    query: z.object({ page: pageNumber }),
    answer: page,
  },
  mine: { ask: 'GET /my/completed-workouts/:id', permission: 'view own training', answer: oneWorkout },
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
