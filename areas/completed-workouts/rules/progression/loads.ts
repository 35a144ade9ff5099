import { floored, roundedTo } from '#shell/common/numbers.ts';
import { limits } from '../../contract/set.ts';

/** Reduction of the load after two failures in a row, in percent. Source: Rippetoe M, Starting Strength. */
export const deloadPercent = 10;

/**
 * Returns the rounding step of loads, in kg: the step of the account when the step of the row is a multiple of it, else
 * the step of the row. A row with a step of 1 kg increases by 1 kg although the account's step is 2.5 kg.
 */
export function loadIncrement(stepKg: number, loadStepKg: number): number {
  return stepKg % loadStepKg === 0 ? loadStepKg : stepKg;
}

/** Rounds to the nearest multiple, at least one increment and at most `limits.weightKg`. */
export function roundLoad(kg: number, incrementKg: number): number {
  return within(Math.round(kg / incrementKg + 1e-9) * incrementKg, incrementKg);
}

/** Adds a step, rounded to the increment; returns the same load at the limit. */
export function increaseLoad(loadKg: number, stepKg: number, incrementKg: number): number {
  return Math.max(loadKg, roundLoad(loadKg + stepKg, incrementKg));
}

/** Subtracts a step, rounded to the increment; returns the same load at the smallest one. */
export function decreaseLoad(loadKg: number, stepKg: number, incrementKg: number): number {
  return Math.min(loadKg, roundLoad(loadKg - stepKg, incrementKg));
}

/** Reduces the load by 10 %, rounded to the increment, by one increment at least; returns the same load at the smallest one. */
export function deload(loadKg: number, incrementKg: number): number {
  const lessKg = (loadKg * (100 - deloadPercent)) / 100;
  const nearestKg = roundLoad(lessKg, incrementKg);
  const nextKg = nearestKg < loadKg ? nearestKg : floored(lessKg / incrementKg) * incrementKg;
  return Math.min(loadKg, Math.max(incrementKg, nextKg));
}

/** Returns the absolute difference, in kg with two decimals. */
export function differenceKg(oneKg: number, otherKg: number): number {
  return roundedTo(2, Math.abs(oneKg - otherKg));
}

function within(kg: number, incrementKg: number): number {
  return Math.max(incrementKg, Math.min(kg, floored(limits.weightKg / incrementKg) * incrementKg));
}
