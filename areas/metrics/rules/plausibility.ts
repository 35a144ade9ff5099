import { daysBetween } from '#shell/common/dates.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { shownDecimals, shownUnit, toShown } from '#shell/common/unit-conversion.ts';
import type { Units } from '#shell/common/units.ts';
import type { EntryUnit } from '../contract/measurement.ts';
import { builtInTypes, isTypeCode } from '../contract/types.ts';

/** The values of a type that can be true, in the canonical unit; null where everything is possible. */
export function rangeOf(metric: string): { min: number; max: number } | null {
  if (!isTypeCode(metric)) return null;
  const { min, max } = builtInTypes[metric];
  return { min, max };
}

/** The values of an own type that may be typed, in its unit. */
const ownTypeRange = { min: 0, max: 999_999 };

/** What may be typed for a type of the account, if `value` may not; null for built-in types, which have limits of their own. */
export function exceededOwnRange(metric: string, value: number): { min: number; max: number } | null {
  const { min, max } = ownTypeRange;
  return isTypeCode(metric) || (value >= min && value <= max) ? null : ownTypeRange;
}

export interface PossibleRange {
  min: number;
  max: number;
  /** The unit of both. A text value named `unit` would be taken for an option of Intl.NumberFormat. */
  unitCode: EntryUnit;
}

/**
 * The values of a type that can be true, in a unit of entry and with the decimals in which values of the type are read; null where
 * everything is possible. Rounded inwards, so that both limits are possible themselves.
 */
export function rangeIn(metric: string, unit: EntryUnit): PossibleRange | null {
  if (!isTypeCode(metric)) return null;
  const { min, max, unit: canonical, decimals } = builtInTypes[metric];
  const units: Units = { weight: unit === 'lb' ? 'lb' : 'kg', length: unit === 'in' ? 'in' : 'cm' };
  const step = 10 ** -shownDecimals(decimals, canonical, units);
  const steps = (limit: number) => roundedTo(6, toShown(limit, canonical, units) / step);
  const shown = (count: number) => roundedTo(4, count * step);
  return {
    min: shown(Math.ceil(steps(min))),
    max: shown(Math.floor(steps(max))),
    unitCode: shownUnit(canonical, units),
  };
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
