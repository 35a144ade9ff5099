import { longestWorkoutHours } from './workout-day.ts';

/** When a workout was trained, and what devices sent before it was corrected. */
export interface TimesOfWorkout {
  startedAt: string;
  finishedAt: string | null;
  /** Start and end as devices sent them; null without a correction. */
  sentStartedAt: string | null;
  sentFinishedAt: string | null;
  /** The trained time as it was corrected; null: as it was recorded. */
  correctedMinutes: number | null;
  /** Membership of the professional who corrected it; null: the client. */
  timesAuthorId: string | null;
  timesCorrectedAt: string | null;
}

/** What is corrected; a missing value stays. `minutes` null: as they were recorded. */
interface Correction {
  startedAt?: string | undefined;
  minutes?: number | null | undefined;
}

interface CorrectionContext {
  /** Null: the client. */
  authorId: string | null;
  correctedAt: string;
  /** Seconds of training that devices recorded, without long pauses; null when they are not known. */
  recordedSeconds: number | null;
}

/** Returns the times that devices sent, without a correction. */
export function sentTimes<T extends TimesOfWorkout>(workout: T): T & Pick<TimesOfWorkout, 'startedAt' | 'finishedAt'> {
  const { sentStartedAt, sentFinishedAt, startedAt, finishedAt } = workout;
  return { ...workout, startedAt: sentStartedAt ?? startedAt, finishedAt: sentFinishedAt ?? finishedAt };
}

/**
 * Returns the times after a correction. The end follows: after the corrected minutes, else after the recorded time, else as long after the
 * start as it was sent, at most 12 hours, so that the workout counts on the day of its start. Values as they were sent are no correction.
 */
export function correctedTimes(
  stored: TimesOfWorkout,
  { startedAt = stored.startedAt, minutes = stored.correctedMinutes }: Correction,
  { authorId, correctedAt, recordedSeconds }: CorrectionContext,
): TimesOfWorkout {
  const isSame = Date.parse(startedAt) === Date.parse(stored.startedAt) && minutes === stored.correctedMinutes;
  const sent = sentTimes(stored);
  if (isSame || sent.finishedAt === null) return timesOf(stored);
  const isAsSent = Date.parse(startedAt) === Date.parse(sent.startedAt) && minutes === null;
  if (isAsSent) return { ...timesOf(sent), ...notCorrected };
  const sentMs = Date.parse(sent.finishedAt) - Date.parse(sent.startedAt);
  const recordedMs = recordedSeconds === null ? sentMs : recordedSeconds * 1000;
  const lengthMs = minutes === null ? Math.min(recordedMs, longestWorkoutHours * 3_600_000) : minutes * 60_000;
  return {
    startedAt,
    finishedAt: new Date(Date.parse(startedAt) + lengthMs).toISOString(),
    sentStartedAt: sent.startedAt,
    sentFinishedAt: sent.finishedAt,
    correctedMinutes: minutes,
    timesAuthorId: authorId,
    timesCorrectedAt: correctedAt,
  };
}

/** Returns the times after devices sent others: they replace what was sent, and a correction stays. */
export function withSentTimes(
  stored: TimesOfWorkout,
  sent: Pick<TimesOfWorkout, 'startedAt' | 'finishedAt'>,
): TimesOfWorkout {
  if (stored.timesCorrectedAt === null) return { ...timesOf(stored), ...sent };
  return { ...timesOf(stored), sentStartedAt: sent.startedAt, sentFinishedAt: sent.finishedAt };
}

const notCorrected = {
  sentStartedAt: null,
  sentFinishedAt: null,
  correctedMinutes: null,
  timesAuthorId: null,
  timesCorrectedAt: null,
};

function timesOf(times: TimesOfWorkout): TimesOfWorkout {
  const { startedAt, finishedAt, sentStartedAt, sentFinishedAt, correctedMinutes, timesAuthorId, timesCorrectedAt } =
    times;
  return { startedAt, finishedAt, sentStartedAt, sentFinishedAt, correctedMinutes, timesAuthorId, timesCorrectedAt };
}
