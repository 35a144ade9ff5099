import { clientDeleted } from '#areas/clients/server/public.ts';
import { programPauseChanged, programRestored, programsEdited } from '#areas/programs/server/public.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { subscribe } from '#shell/server/events.ts';
import type { RequestOrJobScope } from '#shell/server/jobs/job.ts';
import { skipReasonOf } from '../rules/skip.ts';
import { followPrograms } from './operations/begun-rows.ts';
import { moveAroundPause, saveMissingDelays, saveSkips } from './store/adjustments.ts';
import { linkToProgram, lockClient, lockWorkoutsOf } from './store/begin.ts';

/**
 * The foreign keys delete workouts and media; a job deletes the files after the commit. Client and workouts are locked in
 * the order in which a sync locks them, so that no deadlock occurs.
 */
async function prepareDeletion(scope: RequestOrJobScope, { clientId }: { clientId: string }): Promise<void> {
  await lockClient(scope, clientId);
  await lockWorkoutsOf(scope, clientId);
  await enqueueFileDeletion(scope);
}

/**
 * What was trained and skipped while the program was deleted counts for it, and its schedule has the reasons, without those that were taken
 * back, and the dates.
 */
async function linkWorkouts(scope: RequestOrJobScope, { programId }: { programId: string }): Promise<void> {
  const skipped = await linkToProgram(scope, programId);
  const skips = skipped.flatMap(({ workoutId, rowChanges }) => {
    const reason = skipReasonOf(rowChanges);
    return reason ? [{ workoutId, reason }] : [];
  });
  await saveSkips(scope, programId, skips);
  await saveMissingDelays(scope, programId);
}

export const completedWorkoutSubscribers = [
  subscribe(clientDeleted, prepareDeletion),
  subscribe(programRestored, linkWorkouts),
  subscribe(programPauseChanged, moveAroundPause),
  subscribe(programsEdited, followPrograms),
];
