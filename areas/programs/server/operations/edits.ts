import { limits } from '../../contract/document.ts';
import { programProblems } from '../../contract.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { lockTargetAndSource, incrementVersion, type Source } from '../store/parts.ts';
import { refuseStale } from './programs.ts';

/** The version an edit starts from; without one it starts from whatever there is. */
export interface EditTarget {
  id: string;
  version?: number | undefined;
}

/**
 * The program's next version. The program stays locked until the edit is done, so what is read of its parts from here on
 * holds.
 */
export async function lockForEdit(scope: Scope, edited: EditTarget): Promise<number> {
  return (await incrementVersion(scope, edited)) ?? (await refuseStale(scope, edited.id));
}

/** The same for an edit that copies: what it copies from stays locked too, so that it is still there to be copied. */
export async function lockForCopy(scope: Scope, edited: EditTarget, source: Source): Promise<number> {
  await lockTargetAndSource(scope, edited.id, source);
  return lockForEdit(scope, edited);
}

export function refuseTooManyWeeks(weeks: number): void {
  if (weeks > limits.weeks) throw new Problem(programProblems.too_many_weeks, { values: { most: limits.weeks } });
}

export function refuseTooManyDays(days: number): void {
  if (days > limits.daysAWeek) throw new Problem(programProblems.too_many_days, { values: { most: limits.daysAWeek } });
}

export function refuseTooManyWorkouts(workouts: number): void {
  if (workouts > limits.workoutsADay)
    throw new Problem(programProblems.too_many_workouts, { values: { most: limits.workoutsADay } });
}
