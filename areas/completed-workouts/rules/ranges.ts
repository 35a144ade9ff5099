import { prescribedReps, prescribedWeightKg } from './prefill.ts';

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
 * Parses the prescribed repetitions of the set `setNumber` from "6-8" or "12/10/8"; null when the text leaves them
 * open.
 */
export function repsRange(written: string, setNumber: number): Range | null {
  const text = repsOfSet(written, setNumber);
  const lowest = prescribedReps(text);
  return lowest === null ? null : { lowest, highest: secondNumber(text, prescribedReps) ?? lowest };
}

/**
 * Returns the prescribed repetitions of one set. "12/10/8" differs by set, and its last number applies to further sets;
 * any other text applies to all sets.
 */
export function repsOfSet(written: string, setNumber: number): string {
  if (!isSetBySet(written)) return written;
  const bySet = written.split('/').map((reps) => reps.trim());
  return bySet[setNumber - 1] ?? bySet.at(-1) ?? '';
}

export function isSetBySet(written: string): boolean {
  return /^\d+(\s*\/\s*\d+)+$/.test(written.trim());
}

function secondNumber(written: string, read: (text: string) => number | null): number | null {
  const second = /^\+?\s*[\d.,]+\s*[-–]\s*([\d.,]+.*)$/.exec(written.trim())?.[1];
  return second === undefined ? null : read(second);
}
