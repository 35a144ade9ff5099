import type { Transaction } from '#shell/server/database/scope.ts';
import { findProgramsBetween } from '../store/today.ts';
import { readScheduleOf } from './today.ts';

interface Period {
  clientId: string;
  from: string;
  until: string;
}

/** The dates of a period, both included, with a workout of the client's programs that was not skipped. */
export async function findTrainingDates(
  scope: Transaction,
  { clientId, from, until }: Period,
): Promise<ReadonlySet<string>> {
  const schedule = await readScheduleOf(scope, await findProgramsBetween(scope, { clientId, from, until }));
  const isIn = ({ date, state }: (typeof schedule)[number]) => state !== 'skipped' && date >= from && date <= until;
  return new Set(schedule.filter(isIn).map(({ date }) => date));
}
