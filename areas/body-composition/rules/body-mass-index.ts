import { type BodyInput, parseBody } from './body.ts';
import { hundredthsOf } from './decimals.ts';

/** Classes of the WHO for adults, by their lower limit in kg/m². */
export const bmiClasses = [
  { name: 'severe_thinness', from: 0 },
  { name: 'moderate_thinness', from: 16 },
  { name: 'mild_thinness', from: 17 },
  { name: 'normal', from: 18.5 },
  { name: 'overweight', from: 25 },
  { name: 'obesity_1', from: 30 },
  { name: 'obesity_2', from: 35 },
  { name: 'obesity_3', from: 40 },
] as const;

export type BmiClass = (typeof bmiClasses)[number]['name'];

export interface BodyMassIndex {
  /** Body mass index in kg/m², not rounded. */
  bmi: number;
  /** Null below 18 years, because the classes are for adults. */
  bmiClass: BmiClass | null;
}

/**
 * Body mass index: weight in kg divided by the square of the height in m. Undefined without weight or height; a person
 * of unknown age counts as an adult.
 *
 * Source: WHO classification of adults, as used in national guidelines.
 */
export function bodyMassIndex(input: BodyInput | null | undefined): BodyMassIndex | undefined {
  const { weight, height, age } = parseBody(input);
  if (weight === undefined || height === undefined) return;

  const bmi = weight / (height / 100) ** 2;
  if (hundredthsOf(bmi) === undefined) return;
  const isAdult = age === undefined || age >= 18;
  return { bmi, bmiClass: isAdult ? bmiClassOf(bmi) : null };
}

function bmiClassOf(bmi: number): BmiClass | null {
  return bmiClasses.findLast(({ from }) => bmi >= from)?.name ?? null;
}
