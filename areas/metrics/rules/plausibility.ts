import { daysBetween } from '#shell/common/dates.ts';
import { builtInTypes, isTypeCode } from '../contract/types.ts';

/** The values of a type that can be true, in the canonical unit; null where everything is possible. */
export function rangeOf(metric: string): { min: number; max: number } | null {
  if (!isTypeCode(metric)) return null;
  const { min, max } = builtInTypes[metric];
  return { min, max };
}

export function isPossible(metric: string, value: number): boolean {
  const range = rangeOf(metric);
  return range === null || (value >= range.min && value <= range.max);
}

const unusualShare = 0.05;
/** Readings further apart are not compared. */
export const recentDays = 3;

export interface Reading {
  day: string;
  value: number;
}

/** Whether a weight differs by more than 5 % from one of at most 3 days before or after: more often a slip than a fact. */
export function isUnusualChange(metric: string, typed: Reading, near: Reading | undefined): boolean {
  if (metric !== 'weight' || !near || Math.abs(daysBetween(near.day, typed.day)) > recentDays) return false;
  return Math.abs(typed.value - near.value) > near.value * unusualShare;
}
