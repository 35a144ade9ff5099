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
/** Weights further apart are compared by `unusualRatio` only. */
export const recentDays = 3;

/**
 * A value this many times the one before, or less than its inverse, is asked about however long ago that was: 88 and 188 cm are more
 * often a slip than a fact. Types of other groups change as they like.
 */
const unusualRatio = { weight: 1.2, circumferences: 1.25, skinfolds: 2 } as const;

export interface Reading {
  day: string;
  value: number;
}

/**
 * Whether a weight, a circumference or a skinfold differs so much from the nearest one that it is asked about: by `unusualRatio`, and a
 * weight by more than 5 % from one of at most 3 days before or after.
 */
export function isUnusualChange(metric: string, typed: Reading, near: Reading | undefined): boolean {
  const ratio = unusualRatioOf(metric);
  if (!near || ratio === null) return false;
  if (typed.value > near.value * ratio || typed.value * ratio < near.value) return true;
  if (metric !== 'weight' || Math.abs(daysBetween(near.day, typed.day)) > recentDays) return false;
  return Math.abs(typed.value - near.value) > near.value * unusualShare;
}

/** Null for types whose values are never asked about. */
export function unusualRatioOf(metric: string): number | null {
  if (!isTypeCode(metric)) return null;
  if (metric === 'weight') return unusualRatio.weight;
  const { group } = builtInTypes[metric];
  return group === 'circumferences' || group === 'skinfolds' ? unusualRatio[group] : null;
}
