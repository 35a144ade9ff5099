import {
  type Body,
  type BodyField,
  type BodyInput,
  type Gender,
  type Measure,
  parseBody,
  type ParsedBody,
} from './body.ts';
import type { EquationRow } from './equation.ts';

/** Both included; without `to` nobody named an end. */
export interface AgeRange {
  from: number;
  to?: number;
}

export type ByGender<T> = Readonly<Record<Gender, T>>;

/** One published equation and what has to be known about it. */
export interface Formula {
  /** In the order in which missing ones are named. */
  fields: ByGender<readonly Measure[]>;
  usesAge: boolean;
  usesGender: boolean;
  /** In years. Anybody younger is refused. */
  minimumAge?: ByGender<number>;
  /** The ages of the people it was fitted on. Outside it still computes, with a caution. */
  fittedAges: ByGender<AgeRange>;
  /** How sure it is that this equation is the one its name means. */
  confidence: 'high' | 'medium' | 'low';
  /** The primary source. */
  source: string;
  rows: readonly EquationRow[];
  equation: (body: Body) => number;
}

export interface MissingValues {
  missingValues: BodyField[];
}

export interface FormulaError {
  error: string;
}

export const invalidFormula = 'Invalid formula';

/** The same for men and women. */
export function forBothGenders<T>(value: T): ByGender<T> {
  return { male: value, female: value };
}

/** First what is missing, then the age, then the number, not rounded. */
export function evaluateFormula(
  formula: Formula,
  input: BodyInput | null | undefined,
): { value: number } | MissingValues | FormulaError {
  const read = parseBody(input);
  const missingValues = neededBy(formula, read.gender).filter((field) => read[field] === undefined);
  if (missingValues.length > 0) return { missingValues };

  const body = read as Body;
  const minimum = formula.minimumAge?.[body.gender];
  if (minimum !== undefined && body.age < minimum) return { error: `Age out of valid range (${minimum}+ years)` };
  return { value: formula.equation(body) };
}

/**
 * Values so large that two decimals of the result cannot be counted are no measures: all of them are asked for again.
 */
export function implausibleValues(formula: Formula, input: BodyInput | null | undefined): MissingValues {
  return { missingValues: neededBy(formula, parseBody(input).gender).filter((field) => field !== 'gender') };
}

/** What the formula asks for, in order. Where men and women need other folds and nobody said which: the gender alone. */
function neededBy({ fields, usesAge, usesGender }: Formula, gender: Gender | undefined): BodyField[] {
  if (gender === undefined && fields.male !== fields.female) return ['gender'];
  return [
    ...fields[gender ?? 'male'],
    ...(usesAge ? ['age' as const] : []),
    ...(usesGender ? ['gender' as const] : []),
  ];
}

/** True when the age is known and outside the ages the equation was fitted on. */
export function isOutsideFittedAges(
  { fittedAges }: Formula,
  { age, gender }: Pick<ParsedBody, 'age' | 'gender'>,
): boolean {
  if (age === undefined) return false;
  const ranges = gender ? [fittedAges[gender]] : Object.values(fittedAges);
  return ranges.every(({ from, to = Number.POSITIVE_INFINITY }) => age < from || age >= to + 1);
}
