import { z } from 'zod';
import { settingLimits } from '#areas/programs/contract/settings.ts';
import { nextPage, pageNumber } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes, defineSubjectRoutes } from '#shell/common/route.ts';
import { CompletedWorkoutFilters, WorkoutFilters } from './contract/filters.ts';
import { BegunWorkout, CompletedWorkout, CompletedWorkoutCard, Shares } from './contract/workout.ts';

const page = z.object({
  completedWorkouts: z.array(CompletedWorkoutCard),
  /**
   * For professionals, on the first page without filters: what was begun and not finished, the latest first. Of one client all; among all
   * clients what was begun before today, for `maxBegunDays`. With the filter `pain` those with pain or a symptom, whenever begun. Missing in
   * responses of an earlier release.
   */
  begun: z.array(BegunWorkout).optional(),
  nextPage,
});

/** A client with a running program who has not finished a workout for some days. */
export const IdleClient = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  programId: z.uuid(),
  programTitle: z.string(),
  programStartsOn: z.string(),
  /** Date of the last finished workout in the account's time zone; null when there is none. */
  lastTrainedOn: z.string().nullable(),
  /** Days since that date; without one, since the start of the program or since the client was created, whichever is later. */
  days: z.number().int(),
});
export type IdleClient = z.output<typeof IdleClient>;

const idleDays = z.coerce.number().int().min(settingLimits.idleDays.min).max(settingLimits.idleDays.max);

export const completedWorkoutRoutes = defineRoutes({
  list: {
    endpoint: 'GET /completed-workouts',
    permission: 'view workouts',
    query: CompletedWorkoutFilters,
    response: page,
  },
  idleClients: {
    endpoint: 'GET /completed-workouts/idle-clients',
    permission: 'view workouts',
    /**
     * `days`: minimum number of idle days for all clients. Without it, the setting of each client or of the account
     * applies.
     */
    query: z.object({ days: idleDays.optional(), page: pageNumber }),
    /** `days`: the number in the request, otherwise the setting of the account. */
    response: z.object({ clients: z.array(IdleClient), days: z.number().int(), nextPage }),
  },
});

export const clientWorkoutRoutes = defineSubjectRoutes({
  list: {
    own: { endpoint: 'GET /my/completed-workouts', permission: 'view own training' },
    client: { endpoint: 'GET /clients/:clientId/completed-workouts', permission: 'view workouts' },
    query: WorkoutFilters,
    response: page,
  },
  detail: {
    own: { endpoint: 'GET /my/completed-workouts/:completedWorkoutId', permission: 'view own training' },
    client: {
      endpoint: 'GET /clients/:clientId/completed-workouts/:completedWorkoutId',
      permission: 'view workouts',
    },
    /** `shares` is missing when no load is prescribed as a share of the maximum. */
    response: z.object({ completedWorkout: CompletedWorkout, shares: Shares.optional() }),
  },
});

export const completedWorkoutProblems = defineProblems('completed-workouts', {
  nothing_logged: 422,
  trained_in_future: 422,
  trained_too_long_ago: 422,
  row_unknown: 422,
  exercise_unknown: 422,
  added_unknown: 422,
  too_many_sets: 422,
  too_many_added: 422,
  may_not_add: 422,
  may_not_train_freely: 403,
  workout_deleted: 409,
  pain_unread: 409,
  too_many_media: 422,
  may_not_move: 403,
  may_not_skip: 403,
  outside_program: 422,
  already_done: 409,
});

/**
 * A workout was logged, finished or read; for the client and their professionals. The id is null when several
 * workouts changed. `hasEnded`: sets of ended workouts may have changed, from which maximums are estimated.
 */
export const completedWorkoutChanged = defineLiveEvent(
  'completed_workout.changed',
  z.object({ clientId: z.uuid(), completedWorkoutId: z.uuid().nullable(), hasEnded: z.boolean() }),
);
