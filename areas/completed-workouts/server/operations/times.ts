import type { WorkoutSync } from '../../contract/sync.ts';
import { limits } from '../../contract/set.ts';
import { completedWorkoutProblems as problems } from '../../contract.ts';
import type { withCorrectedTimes } from '../../rules/clock-skew.ts';
import { correctedTimes, sentTimes, withSentTimes } from '../../rules/corrected-times.ts';
import { correctedEnd, earlierOf, laterOf, mergedEnd } from '../../rules/merge-workout.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { LockedWorkout } from '../store/begin.ts';
import { isLoggedAt } from '../store/sets.ts';

type Correction = NonNullable<WorkoutSync['correction']>;
type CorrectedSync = ReturnType<typeof withCorrectedTimes>['sync'];

/**
 * The request with the start and the end that a device with a wrong clock has from the server, those of the workout and of a set of another
 * device, uncorrected: the clock of the device says nothing about them.
 */
export async function withTimesOfServer(
  scope: Scope,
  workout: LockedWorkout,
  { sync, sent }: { sync: CorrectedSync; sent: Pick<WorkoutSync, 'startedAt' | 'finish'> },
): Promise<CorrectedSync> {
  if (sync.startedAt === sent.startedAt && sync.finish?.finishedAt === sent.finish?.finishedAt) return sync;
  const isOfServer = (instant: string | null) => instant !== null && Date.parse(instant) === Date.parse(sent.startedAt);
  const isStart = [workout.startedAt, workout.sentStartedAt].some(isOfServer);
  const { finishedAt } = sent.finish ?? {};
  const isOfSet = finishedAt !== undefined && (await isLoggedAt(scope, workout.id, finishedAt));
  return {
    ...sync,
    startedAt: isStart ? sent.startedAt : sync.startedAt,
    finish: sync.finish && isOfSet ? { ...sync.finish, finishedAt } : sync.finish,
  };
}

const dayMs = 86_400_000;
/** Tolerated lead of the clock of a device: a workout that ends up to two minutes from now is not refused as in the future. */
const toleratedMs = 120_000;

/** The times, effort and comment after a correction. A set that was forgotten is logged long after the workout and moves no end. */
export function timesAfterCorrection(
  workout: LockedWorkout,
  { authorId, correction }: { authorId: string | null; correction: Correction },
) {
  const correctedAt = new Date().toISOString();
  const { recordedSeconds } = workout;
  const times = correctedTimes(workout, correction, { authorId, correctedAt, recordedSeconds });
  if (times.startedAt !== workout.startedAt || times.finishedAt !== workout.finishedAt) assertTrainable(workout, times);
  return { ...times, ...correctedEnd(workout, ofAuthor(workout, { authorId, correction }), correctedAt) };
}

/** Refuses a corrected time that is not over yet, or long before the workout was logged. */
function assertTrainable(
  workout: LockedWorkout,
  { startedAt, finishedAt }: Pick<LockedWorkout, 'startedAt' | 'finishedAt'>,
): void {
  const field = 'correction.startedAt';
  if (Date.parse(finishedAt ?? startedAt) > Date.now() + toleratedMs)
    throw new Problem(problems.trained_in_future, { field });
  const days = limits.daysBeforeLogging;
  const sentAt = sentTimes(workout).finishedAt ?? startedAt;
  if (Date.parse(sentAt) - Date.parse(startedAt) > days * dayMs)
    throw new Problem(problems.trained_too_long_ago, { field, values: { days } });
}

/** A professional changes no comment that the client wrote. */
function ofAuthor(
  { comment, commentAuthorId }: LockedWorkout,
  { authorId, correction }: { authorId: string | null; correction: Correction },
): Correction {
  return authorId !== null && commentAuthorId === null ? { ...correction, comment } : correction;
}

/**
 * The times, effort and comment after a request of a device that logged the workout. Once the times are corrected, the recorded start
 * stays: a device of an earlier release sends the corrected one as its own.
 */
export function timesAfterSync(
  workout: LockedWorkout,
  { startedAt, finish }: CorrectedSync,
  { isEmpty, newestAt }: { isEmpty: boolean; newestAt: string | null },
) {
  const stored = sentTimes(workout);
  const isUntouched = isEmpty && stored.finishedAt === null;
  const earliest = isUntouched ? startedAt : earlierOf(stored.startedAt, startedAt);
  const begins = workout.timesCorrectedAt === null ? earliest : stored.startedAt;
  const { finishedAt, effort, comment, effortCorrectedAt, sentComment } = finish ? mergedEnd(stored, finish) : stored;
  const ends = finishedAt && laterOf(finishedAt, begins);
  return {
    ...withSentTimes(workout, { startedAt: begins, finishedAt: ends && withLateSet(ends, newestAt) }),
    effort,
    comment,
    effortCorrectedAt,
    sentComment,
  };
}

const lateHours = 12;

/** Moves the end to a set that was logged later, unless that set was logged more than 12 hours after the end. */
function withLateSet(finishedAt: string, newestAt: string | null): string {
  const isLate = newestAt !== null && Date.parse(newestAt) - Date.parse(finishedAt) > lateHours * 3_600_000;
  return newestAt === null || isLate ? finishedAt : laterOf(finishedAt, newestAt);
}
