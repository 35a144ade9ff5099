import type { ExerciseRow } from '../contract/document.ts';
import { warmUpSets } from './warm-up.ts';

type Loads = Pick<ExerciseRow, 'weight' | 'warmUp' | 'progression'>;

/**
 * Returns the changes that empty what a row prescribes in kilograms, which another exercise must not inherit: 88 kg of leg press are not
 * 88 kg of lunges. Shares of the maximum stay, because they are of the maximum of the new exercise, and so do an effort and a load in
 * words. Only the fields that change.
 */
export function withoutLoadsOfExercise({ weight, warmUp, progression }: Loads): Partial<Loads> {
  return {
    ...(isAbsoluteLoad(weight) && { weight: '' }),
    ...(isAbsoluteWarmUp(warmUp) && { warmUp: '' }),
    ...(progression && progression.kind !== 'percent' && { progression: null }),
  };
}

/** `60/70/75%` is one share for each set. A number before RM is a number of repetitions: the most that can be lifted 8 times is `8RM`. */
const relative = /\d[\d.,\s\-–/+%]*%(?:\s*1\s*RM)?|\b(?:RPE|RIR)\s*\d[\d.,\s\-–/]*|\b\d+\s*RM\b/giu;
const ofBodyWeight = /%.*(?:corp|peso|body|\bbw\b)/iu;

function isAbsoluteLoad(weight: string): boolean {
  return ofBodyWeight.test(weight) || /\d/.test(weight.replaceAll(relative, ''));
}

function isAbsoluteWarmUp(warmUp: string): boolean {
  if (warmUp.trim() === '') return false;
  const sets = warmUpSets(warmUp);
  return sets.length === 0 || sets.some(({ unit }) => unit === 'kg');
}
