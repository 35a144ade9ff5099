import type { ScheduledWorkout } from '../../contract/today.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import * as store from '../store/past-training-days.ts';
import { findProgramsBetween } from '../store/today.ts';
import { readScheduleOf } from './today.ts';

export const recordAllTrainingDaysJob = 'completed-workouts: find training days that are over';
export const recordTrainingDaysJob = 'completed-workouts: record training days';

/** Clients in one transaction; the rest follows in the next job. */
const batchSize = 50;

interface Period {
  clientId: string;
  from: string;
  until: string;
}

/**
 * The dates of a period, both included, with a workout of the client's programs that was not skipped. Recorded days are as they were when
 * they were over: what was moved, skipped, paused or deleted later changes no past day.
 */
export async function findTrainingDates(
  scope: Transaction,
  { clientId, from, until }: Period,
): Promise<ReadonlySet<string>> {
  const recorded = await store.findPastTrainingDays(scope, clientId);
  const isRecorded = (date: string) => recorded !== undefined && date >= recorded.startsOn && date <= recorded.endsOn;
  const schedule = await readScheduleOf(scope, await findProgramsBetween(scope, { clientId, from, until }));
  const planned = trainingDatesOf(schedule).filter((date) => !isRecorded(date));
  return new Set([...planned, ...(recorded?.days ?? [])].filter((date) => date >= from && date <= until));
}

/** Job of each night: a job for each account with days to record. */
export async function recordAllTrainingDays(scope: JobScope): Promise<void> {
  const accountIds = await store.findUnrecordedAccounts(scope);
  await Promise.all(accountIds.map((accountId) => scope.enqueue(recordTrainingDaysJob, { accountId })));
}

/** Job of an account: records on which of the days that are over its clients were to train. */
export async function recordTrainingDays(scope: JobScope, { accountId = '' }: Payload): Promise<void> {
  const unrecorded = await store.findUnrecordedDays(scope, batchSize);
  if (unrecorded.length === 0) return;
  const programs = unrecorded.flatMap(({ programIds }) => programIds.map((id) => ({ id })));
  const byProgram = Map.groupBy(await readScheduleOf(scope, programs), ({ programId }) => programId);
  const recorded = unrecorded.map(({ clientId, from, until, programIds }) => {
    const dates = new Set(trainingDatesOf(programIds.flatMap((id) => byProgram.get(id) ?? [])));
    const days = [...dates].filter((date) => date >= from && date <= until).toSorted();
    return { clientId, startsOn: from, endsOn: until, days };
  });
  await store.addPastTrainingDays(scope, recorded);
  if (unrecorded.length === batchSize) await scope.enqueue(recordTrainingDaysJob, { accountId });
}

function trainingDatesOf(schedule: readonly ScheduledWorkout[]): string[] {
  return schedule.flatMap(({ date, state }) => (state === 'skipped' ? [] : [date]));
}
