import { floored, roundedTo } from '#shell/common/numbers.ts';
import { limits } from '../../contract/set.ts';

/** Off after two failures in a row, in percent: the usual step back of linear programs, as in Rippetoe's. */
export const deloadPercent = 10;

/**
 * What loads are a multiple of, in kg: the account's step where the row's own is made of it, else the row's, so that a
 * row that goes up by 1 kg does so with an account's step of 2.5 kg.
 */
export function loadIncrement(stepKg: number, loadStepKg: number): number {
  return stepKg % loadStepKg === 0 ? loadStepKg : stepKg;
}

/** To the nearest multiple, at least one; never beyond what can be logged. */
export function roundLoad(kg: number, grainKg: number): number {
  return within(Math.round(kg / grainKg + 1e-9) * grainKg, grainKg);
}

/** More than before by about that much, a multiple of the step; the same at the limit. */
export function increaseLoad(loadKg: number, stepKg: number, grainKg: number): number {
  return Math.max(loadKg, roundLoad(loadKg + stepKg, grainKg));
}

/** Less than before by about that much; the least there is stays. */
export function decreaseLoad(loadKg: number, stepKg: number, grainKg: number): number {
  return Math.min(loadKg, roundLoad(loadKg - stepKg, grainKg));
}

/** 10 % off, rounded down to the step; the least there is stays. */
export function deload(loadKg: number, grainKg: number): number {
  const less = floored((loadKg * (100 - deloadPercent)) / 100 / grainKg) * grainKg;
  return Math.min(loadKg, Math.max(grainKg, less));
}

/** In kg with two decimals, whatever the order. */
export function differenceKg(oneKg: number, otherKg: number): number {
  return roundedTo(2, Math.abs(oneKg - otherKg));
}

function within(kg: number, grainKg: number): number {
  return Math.max(grainKg, Math.min(kg, floored(limits.weightKg / grainKg) * grainKg));
}
