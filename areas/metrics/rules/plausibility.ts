import { daysBetween } from '#shell/common/dates.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { shownDecimals, shownUnit, toShown } from '#shell/common/unit-conversion.ts';
import type { Units } from '#shell/common/units.ts';
import type { EntryUnit } from '../contract/measurement.ts';
import { type BuiltInType, builtInTypes, type Group, isTypeCode } from '../contract/types.ts';

type Limits = Pick<BuiltInType, 'unit' | 'decimals' | 'min' | 'max'>;

/** The possible values of every type of an account, in its unit. */
const ownTypeRange = { min: 0, max: 999_999 };

/** Those of the maximum of an exercise: on a leg press more than of the three lifts. */
const maximumOfExercise: Limits = { unit: 'kg', decimals: 1, min: 1, max: 1000 };

/** The limits of a type; null for one that the account defined. The group tells the maximum of an exercise from those. */
function limitsOf(metric: string, group: Group): Limits | null {
  if (isTypeCode(metric)) return builtInTypes[metric];
  return group === 'performance' ? maximumOfExercise : null;
}

/** The values of a type that can be true, in the canonical unit. */
export function rangeOf(metric: string, group: Group = 'own'): { min: number; max: number } {
  const { min, max } = limitsOf(metric, group) ?? ownTypeRange;
  return { min, max };
}

export interface PossibleRange {
  min: number;
  max: number;
  /** The unit of both. A text value named `unit` would be taken for an option of Intl.NumberFormat. */
  unitCode: EntryUnit;
}

/**
 * The values of a type that can be true, in a unit of entry and with the decimals in which values of the type are read. Rounded
 * inwards, so that both limits are possible themselves.
 */
export function rangeIn(metric: string, unit: EntryUnit, group: Group = 'own'): PossibleRange {
  const limits = limitsOf(metric, group);
  if (!limits) return { ...ownTypeRange, unitCode: unit };
  const { min, max, unit: canonical, decimals } = limits;
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

export function isPossible(metric: string, value: number, group: Group = 'own'): boolean {
  const { min, max } = rangeOf(metric, group);
  return value >= min && value <= max;
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
