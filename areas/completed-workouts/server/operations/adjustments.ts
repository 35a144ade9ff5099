import type { Subject } from '#areas/clients/server/public.ts';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { readProgramSettings } from '#areas/programs/server/public.ts';
import type { trainingRoutes as routes } from '../../contract/training.ts';
import type { SkipReason } from '../../contract/set.ts';
import type { ReportedText } from '../../contract/sync.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import { found, Problem, type ProblemKind } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { newId } from '#shell/common/ids.ts';
import { lockOwnWorkout, saveMove, saveSkips } from '../store/adjustments.ts';
import { insertWorkout } from '../store/begin.ts';
import { carryReadings } from '../store/read-feedback.ts';
import { recordFeedback } from './feedback.ts';
import { deleteSkipped, lockSkipped, markSkipped } from '../store/skipped.ts';
import { findPrescriptions } from '../store/prescriptions.ts';
import { textsOfClient, withLostTexts } from '../../rules/lost-texts.ts';
import { alarmsAfter, hasTakenBackPain } from './replaced-texts.ts';
import { partsOfNewPain, publishReportedSkips, publishWithdrawnSkips } from './skips.ts';

/** Moves a workout to another date of its program; null moves it back to the prescribed one. */
export async function moveWorkout(
  scope: Scope,
  { clientId }: Subject,
  { workoutId, date }: ParsedRequest<typeof routes.move>,
): Promise<void> {
  const permission = { setting: 'clientMayMove', problem: problems.may_not_move } as const;
  const { programId, startsOn, endsOn } = await lockAdjustable(scope, { workoutId, clientId }, permission);
  if (date && (date < startsOn || date > endsOn)) throw new Problem(problems.outside_program, { field: 'date' });
  await saveMove(scope, { workoutId, programId }, date);
}

/**
 * Skips a workout for `reason`, which the professionals read like the other feedback; null makes it a workout to do
 * again.
 */
export async function skipWorkout(
  scope: Scope,
  { clientId }: Subject,
  { workoutId, reason, note, knownTexts }: ParsedRequest<typeof routes.skip>,
): Promise<void> {
  const permission = { setting: 'clientMaySkip', problem: problems.may_not_skip } as const;
  const { programId } = await lockAdjustable(scope, { workoutId, clientId }, permission);
  await saveSkips(scope, programId, [{ workoutId, reason }]);
  if (reason) await reportSkip(scope, { clientId, workoutId, reason, note, knownTexts });
  else await withdrawSkip(scope, { clientId, workoutId });
}

interface Skip {
  clientId: string;
  workoutId: string;
  reason: SkipReason;
  note: string;
  /** Texts that the device had shown or sent before. */
  knownTexts: readonly ReportedText[] | undefined;
}

/** A workout of which nothing is reported. */
const nothing = {
  comment: '',
  commentAuthorId: null,
  rowChanges: [],
  isSkipped: false,
  hasPainAtEnd: false,
  painCorrectedAt: null,
};

/** Stores a workout without sets whose rows are all skipped. It is neither begun nor done. */
async function reportSkip(scope: Scope, { clientId, workoutId, reason, note, knownTexts }: Skip): Promise<void> {
  const [prescription] = await findPrescriptions(scope, clientId, [workoutId]);
  const { rows } = found(prescription);
  const known = await lockSkipped(scope, { clientId, workoutId });
  // A repeated request is no news for the professionals.
  const isRepeated = known?.comment === note && known.rowChanges.every(({ skipReason }) => skipReason === reason);
  if (isRepeated && known.rowChanges.length > 0) return;
  const id = known?.id ?? newId();
  const changedAt = new Date().toISOString();
  if (!known) await insertWorkout(scope, { id, clientId, startedAt: changedAt, prescription: found(prescription) });
  const skipped = { skipReason: reason, skipNote: '', exerciseId: null, exerciseName: '', changedAt };
  const rowChanges = rows.map((row) => ({ rowId: row.id, ...skipped }));
  const written = { ...nothing, comment: note, rowChanges, isSkipped: true };
  const { alarms = [], replaced = [] } = known
    ? alarmsAfter(scope, { before: { ...known, isSkipped: true }, after: written })
    : {};
  const texts = known && withLostTexts(known, written, { texts: [], knownTexts, alarms });
  await markSkipped(scope, id, { rowChanges, comment: note, skippedAt: changedAt, ...texts });
  await carryReadings(scope, id, replaced);
  const event = { completedWorkoutId: id, clientId };
  const skips = {
    before: { isSkipped: true, rowChanges: known?.rowChanges ?? [], hasPainAtEnd: known?.hasPainAtEnd ?? false },
    after: { isSkipped: true, rowChanges, hasPainAtEnd: false },
    hasTakenBackPain: known && texts ? hasTakenBackPain(known, texts.otherTexts) : false,
  };
  await recordFeedback(scope, event, { isNew: true, painParts: partsOfNewPain(skips) });
  await publishWithdrawnSkips(scope, event, skips);
  await publishReportedSkips(scope, event, skips);
}

/**
 * Deletes the skipped workout. One with comments, with a note that another device replaced, or with a note about pain stays, without
 * anything that was skipped.
 */
async function withdrawSkip(
  scope: Scope,
  { clientId, workoutId }: Pick<Skip, 'clientId' | 'workoutId'>,
): Promise<void> {
  const known = await lockSkipped(scope, { clientId, workoutId });
  if (!known) return;
  const { id, rowChanges, hasPainAtEnd } = known;
  const event = { completedWorkoutId: id, clientId };
  const { alarms, replaced } = alarmsAfter(scope, { before: { ...known, isSkipped: true }, after: nothing });
  const { otherTexts } = withLostTexts(
    known,
    { ...known, ...nothing },
    { texts: [], knownTexts: textsOfClient(known), alarms },
  );
  const skips = {
    before: { isSkipped: true, rowChanges, hasPainAtEnd },
    after: { isSkipped: false, rowChanges: [], hasPainAtEnd: false },
    hasTakenBackPain: hasTakenBackPain(known, otherTexts),
  };
  const isRead = replaced.length === alarms.length && replaced.every((one) => one.isRead);
  if (isRead) await publishWithdrawnSkips(scope, event, skips);
  await markSkipped(scope, id, { rowChanges: [], comment: '', otherTexts });
  await carryReadings(scope, id, replaced);
  await recordFeedback(scope, event, { isNew: false, painParts: [] });
  await deleteSkipped(scope, id);
}

interface AdjustmentPermission {
  setting: keyof Pick<ProgramSettings, 'clientMayMove' | 'clientMaySkip'>;
  problem: ProblemKind;
}

/** Locks a workout of the client's programs. Throws when the setting forbids the change or the workout is done. */
async function lockAdjustable(
  scope: Scope,
  { workoutId, clientId }: { workoutId: string; clientId: string },
  { setting, problem }: AdjustmentPermission,
) {
  const workout = found(await lockOwnWorkout(scope, { id: workoutId, clientId }));
  const settings = await readProgramSettings(scope, clientId);
  if (!settings[setting]) throw new Problem(problem);
  if (workout.isDone) throw new Problem(problems.already_done);
  return workout;
}
