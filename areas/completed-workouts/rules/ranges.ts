import { targetOfSet } from '#areas/programs/rules/set-targets.ts';
import { prescribedReps, prescribedWeightKg } from './prescribed-numbers.ts';

export interface Range {
  lowest: number;
  highest: number;
}

/** Parses a prescribed weight such as "80-85 kg", in kg; null when the text leaves it open. */
export function weightRange(written: string): Range | null {
  const lowest = prescribedWeightKg(written);
  return lowest === null ? null : { lowest, highest: secondNumber(written, prescribedWeightKg) ?? lowest };
}

/**
 * Parses the prescribed repetitions of the set `setNumber` from "6-8" or "12-10-8"; null when the text leaves them
 * open.
 */
export function repsRange(written: string, setNumber: number): Range | null {
  const text = targetOfSet(written, setNumber);
  const lowest = prescribedReps(text);
  return lowest === null ? null : { lowest, highest: secondNumber(text, prescribedReps) ?? lowest };
}

function secondNumber(written: string, read: (text: string) => number | null): number | null {
  const second = /^\+?\s*[\d.,]+\s*[-–]\s*([\d.,]+.*)$/.exec(written.trim())?.[1];
  return second === undefined ? null : read(second);
}
