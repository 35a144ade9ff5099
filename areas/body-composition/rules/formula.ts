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

/** Ages in years, both inclusive; without `to` no upper limit is published. */
export interface AgeRange {
  from: number;
  to?: number;
}

export type ByGender<T> = Readonly<Record<Gender, T>>;

/** One published equation, the data it needs and its source. */
export interface Formula {
  /** Required measures, in the order in which missing ones are listed. */
  fields: ByGender<readonly Measure[]>;
  usesAge: boolean;
  usesGender: boolean;
  /** Minimum age in years. For younger people the result is an error. */
  minimumAge?: ByGender<number>;
  /** Ages of the sample the equation was fitted on. For other ages the result has a caution. */
  fittedAges: ByGender<AgeRange>;
  /** The last age in years at which the equation is offered, where another one gives older people the same result. */
  offeredUntil?: number;
  /** How certain it is that this equation is the one that the specification means by the name. */
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

export function forBothGenders<T>(value: T): ByGender<T> {
  return { male: value, female: value };
}

/**
 * Returns the result of the formula, not rounded, or an error for missing values or an age below the minimum, checked
 * in this order.
 */
export function evaluateFormula(
  formula: Formula,
  input: BodyInput | null | undefined,
): { value: number } | MissingValues | FormulaError {
  const parsed = parseBody(input);
  const missingValues = neededBy(formula, parsed.gender).filter((field) => parsed[field] === undefined);
  if (missingValues.length > 0) return { missingValues };

  const body = parsed as Body;
  const minimum = formula.minimumAge?.[body.gender];
  if (minimum !== undefined && body.age < minimum) return { error: `Age out of valid range (${minimum}+ years)` };
  return { value: formula.equation(body) };
}

/**
 * The error for values so large that two decimals of the result cannot be exact: all measures are reported as missing.
 */
export function implausibleValues(formula: Formula, input: BodyInput | null | undefined): MissingValues {
  return { missingValues: neededBy(formula, parseBody(input).gender).filter((field) => field !== 'gender') };
}

/** Required fields in order. While the gender is unknown and men and women need different folds, only the gender. */
function neededBy({ fields, usesAge, usesGender }: Formula, gender: Gender | undefined): BodyField[] {
  if (gender === undefined && fields.male !== fields.female) return ['gender'];
  return [
    ...fields[gender ?? 'male'],
    ...(usesAge ? ['age' as const] : []),
    ...(usesGender ? ['gender' as const] : []),
  ];
}

const adultYears = 18;

/**
 * Whether an age is one to choose the equation for. Adults are offered the equations fitted on adults, also outside the ages of
 * their sample, where the result has a caution; minors, and equations fitted on children, have no such margin. Without an age
 * every equation is offered.
 */
export function isOfferedAt(formula: Formula, person: Pick<ParsedBody, 'age' | 'gender'>): boolean {
  if (person.age !== undefined && person.age >= (formula.offeredUntil ?? Number.POSITIVE_INFINITY) + 1) return false;
  if (!isOutsideFittedAges(formula, person)) return true;
  const isForChildren = formula.fittedAges.female.from < 16;
  return Number(person.age) >= adultYears && !isForChildren;
}

/** Whether the person is a minor and the equation was not fitted on their age: then it has no result for them in a visit. */
export function isRefusedToMinor(formula: Formula, person: Pick<ParsedBody, 'age' | 'gender'>): boolean {
  return person.age !== undefined && person.age < adultYears && !isOfferedAt(formula, person);
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
