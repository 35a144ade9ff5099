import type { PrescribedSets } from '../contract/set.ts';

export interface FinishedWork {
  prescribedSets: PrescribedSets;
  hasPainAtEnd: boolean;
}

/**
 * Whether a finished workout was interrupted: prescribed sets are missing, and either pain was reported at the end or more than half of
 * the sets are missing. An interrupted workout is done; figures of done workouts name how many were interrupted (decision 0057).
 */
export function isInterrupted({ prescribedSets: { total, missing }, hasPainAtEnd }: FinishedWork): boolean {
  return missing > 0 && (hasPainAtEnd || missing * 2 > total);
}
