import type { Subject } from '#areas/clients/server/public.ts';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { Prescription } from '../../contract/prescription.ts';
import type { WorkoutSync } from '../../contract/sync.ts';
import type { trainingRoutes as routes } from '../../contract/training.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { prescriptionOf } from '../../rules/prescription-of.ts';
import { workoutDeleted } from '../events.ts';
import { insertFreeWorkout, lockClient, lockWorkout } from '../store/begin.ts';
import { deleteWorkout, isDeleted, isStored, rememberDeleted } from '../store/free-workouts.ts';
import { hasPainToRead } from '../store/read-feedback.ts';
import { findCompletedWorkout } from '../store/workouts.ts';
import { recordMaxima } from './maxima.ts';
import { issueDailyTicket } from './signed-prescription.ts';

interface FreeBeginning {
  id: string;
  clientId: string;
  /** Null: the client. */
  authorId: string | null;
  startedAt: string;
  free: NonNullable<WorkoutSync['free']>;
}

/**
 * Stores a workout without a program. The client may begin one while the setting `clientMayAdd` is on, or with a permission that was issued
 * while it was on; a professional who logs in person always.
 */
export async function beginFreeWorkout(scope: Scope, beginning: FreeBeginning): Promise<void> {
  const { id, clientId, startedAt, free } = beginning;
  if (await isDeleted(scope, { id, clientId })) throw new Problem(problems.workout_deleted);
  if (!(await mayTrainFreely(scope, beginning))) throw new Problem(problems.may_not_train_freely, { field: 'free' });
  await insertFreeWorkout(scope, { id, clientId, startedAt, title: free.title });
}

async function mayTrainFreely(scope: Scope, { clientId, authorId, free }: FreeBeginning): Promise<boolean> {
  if (authorId !== null) return true;
  if (free.permission && scope.tickets.verifyTicket(free.permission) === permissionSubject(scope, clientId))
    return true;
  return (await readProgramSettings(scope, clientId)).clientMayAdd;
}

/** Signed permission that a device stores and sends with the free workouts it begins; none while the setting `clientMayAdd` is off. */
export function freePermission(
  scope: Scope,
  clientId: string,
  { clientMayAdd }: ProgramSettings,
): { freePermission?: string } {
  return clientMayAdd ? { freePermission: issueDailyTicket(scope, permissionSubject(scope, clientId)) } : {};
}

function permissionSubject({ caller }: Pick<Scope, 'caller'>, clientId: string): string {
  return `free workouts ${caller.accountId} ${clientId}`;
}

/** Returns the empty prescription of a free workout of the client, also after its end; undefined for other workouts. */
export async function findFreePrescription(
  scope: Scope,
  { clientId, workoutId }: { clientId: string; workoutId: string },
): Promise<Prescription | undefined> {
  const workout = await findCompletedWorkout(scope, { id: workoutId, clientId });
  return workout?.source === 'free' ? prescriptionOf(workout, workoutId) : undefined;
}

/**
 * Deletes a free workout of the client, with the maxima that were estimated from it and the notifications about it. Throws `pain_unread`
 * for one with pain or a symptom that no professional has read. A repeated request changes nothing. An unknown id is stored as deleted: the request that begins the workout may arrive later. That request also locks the
 * client, so that the two run one after the other.
 */
export async function deleteFreeWorkout(
  scope: Scope,
  { clientId }: Subject,
  { freeWorkoutId: id }: ParsedRequest<typeof routes.deleteFree>,
): Promise<void> {
  await lockClient(scope, clientId);
  const workout = await lockWorkout(scope, { id, clientId });
  const isDeletable = workout ? workout.isFree : !(await isStored(scope, id));
  found(isDeletable ? id : undefined);
  if (workout && (await hasPainToRead(scope, id))) throw new Problem(problems.pain_unread);
  if (workout) {
    await publish(scope, workoutDeleted, { completedWorkoutId: id, clientId });
    await enqueueFileDeletion(scope);
    await deleteWorkout(scope, { id, clientId });
  }
  await rememberDeleted(scope, { id, clientId });
  if (workout) await recordMaxima(scope, clientId, [id]);
}
