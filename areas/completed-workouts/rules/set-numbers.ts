import { limits } from '../contract/set.ts';

/**
 * The drops of a drop set are logged as sets of their own: the first drop of set 3 has the number 103, the second one 203.
 */
interface Numbered {
  setNumber: number;
}

export function isDrop({ setNumber }: Numbered): boolean {
  return setNumber > limits.dropStep;
}

/** Returns the position of a drop in its set, from 1; 0 for the set. */
export function dropIndex({ setNumber }: Numbered): number {
  return Math.floor(setNumber / limits.dropStep);
}

/** Returns the number of the set that a drop belongs to; that of the set for any other set. */
export function mainSetNumber({ setNumber }: Numbered): number {
  return setNumber % limits.dropStep;
}

export function dropNumber({ setNumber }: Numbered, drop: number): number {
  return mainSetNumber({ setNumber }) + drop * limits.dropStep;
}

/** Sorts sets of one row as they are done: each set, then its drops. */
export function compareSetNumbers(one: Numbered, other: Numbered): number {
  return mainSetNumber(one) - mainSetNumber(other) || dropIndex(one) - dropIndex(other);
}
