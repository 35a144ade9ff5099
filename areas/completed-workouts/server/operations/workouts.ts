import { assertVisibleClient, type Subject } from '#areas/clients/server/public.ts';
import { findTrainingExercises } from '#areas/exercises/server/public.ts';
import { maximumDays } from '#areas/metrics/rules/maximum.ts';
import { findTestedMaxima } from '#areas/metrics/server/public.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { clientWorkoutRoutes, completedWorkoutRoutes as routes } from '../../contract.ts';
import type { WorkoutToCorrect } from '../../contract/training.ts';
import type { CompletedWorkout, Shares } from '../../contract/workout.ts';
import { maximumFrom } from '../../rules/maxima.ts';
import { hasShare } from '../../rules/shares.ts';
import { addDays, plainDateInZone } from '#shell/common/dates.ts';
import { found } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findHeaviestBefore } from '../store/exercise-history.ts';
import { findIdleClients } from '../store/idle.ts';
import { findBegunCards, findCompletedWorkouts } from '../store/lists.ts';
import { findCompletedWorkout } from '../store/workouts.ts';

type Filters = ParsedRequest<typeof routes.list>;

/** Lists the finished workouts of one client, or of all visible clients. */
export async function listCompletedWorkouts(scope: Scope, filters: Filters): Promise<ApiResponse<typeof routes.list>> {
  if (filters.clientId) await assertVisibleClient(scope, filters.clientId);
  return listWithBegun(scope, filters);
}

/** Clients have their begun workouts on Today. What is unread of a begun workout is only its pain. */
export async function listWithBegun(scope: Scope, filters: Filters): Promise<ApiResponse<typeof routes.list>> {
  const { page, unread, pain, from, until } = filters;
  const hasBegun = !scope.caller.clientId && page === 1 && (!unread || pain) && !from && !until;
  const [finished, begun] = await Promise.all([
    findCompletedWorkouts(scope, filters),
    hasBegun ? findBegunCards(scope, filters) : [],
  ]);
  return { ...finished, begun };
}

export async function getCompletedWorkout(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId }: { completedWorkoutId: string },
): Promise<ApiResponse<typeof clientWorkoutRoutes.detail.own>> {
  const completedWorkout = found(await findCompletedWorkout(scope, { id: completedWorkoutId, clientId }));
  const shares = await readShares(scope, completedWorkout);
  return { completedWorkout, ...(shares && { shares }) };
}

/** The maxima, on the day of the workout, of the exercises whose load is prescribed as a share of them. */
async function readShares(scope: Scope, workout: CompletedWorkout): Promise<Shares | undefined> {
  const { clientId, startedAt, finishedOn, timeZone, rows } = workout;
  const exerciseIds = [...new Set(rows.filter(hasShare).map(({ exerciseId }) => exerciseId))];
  if (exerciseIds.length === 0) return;
  const day = finishedOn ?? plainDateInZone(startedAt, timeZone);
  const [{ loadStepKg }, tested] = await Promise.all([
    readProgramSettings(scope, clientId),
    findTestedMaxima(scope, { clientIds: [clientId], from: addDays(day, -maximumDays.tested), until: day }),
  ]);
  const days = maximumDays.estimated;
  const heaviest = await findHeaviestBefore(scope, { clientId, exerciseIds, days, tested, before: startedAt });
  const maxima = exerciseIds.flatMap((exerciseId) => {
    const test = tested.find((one) => one.exerciseId === exerciseId);
    const sets = heaviest.find((one) => one.exerciseId === exerciseId)?.heaviest ?? [];
    const { oneRepMaxKg, isOneRepMaxPerHand: isPerHand } = maximumFrom({ test, sets, day });
    return oneRepMaxKg === null ? [] : { exerciseId, oneRepMaxKg, ...(isPerHand && { isPerHand }) };
  });
  return { maxima, loadStepKg };
}

export async function openForCorrection(
  scope: Scope,
  { clientId }: Subject,
  { completedWorkoutId }: { completedWorkoutId: string },
): Promise<WorkoutToCorrect> {
  const [workout, settings] = await Promise.all([
    findCompletedWorkout(scope, { id: completedWorkoutId, clientId }),
    readProgramSettings(scope, clientId),
  ]);
  const completedWorkout = found(workout);
  const rows = [...completedWorkout.rows, ...completedWorkout.rowChanges];
  const exerciseIds = [...new Set(rows.flatMap(({ exerciseId }) => exerciseId ?? []))];
  return { completedWorkout, settings, exercises: await findTrainingExercises(scope, exerciseIds, false) };
}

export async function listIdleClients(
  scope: Scope,
  { days, page }: ParsedRequest<typeof routes.idleClients>,
): Promise<ApiResponse<typeof routes.idleClients>> {
  const { idleDays } = await readProgramSettings(scope);
  const idle = await findIdleClients(scope, { days, accountDays: idleDays, page });
  return { ...idle, days: days ?? idleDays };
}
