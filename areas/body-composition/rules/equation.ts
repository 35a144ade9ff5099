import type { Body, Skinfold, Gender } from './body.ts';

/**
 * Variable of an equation. `sum`: sum of the folds in mm; `logSum`: its base-10 logarithm; `age` in years; `weight` in
 * kg; `height` in cm, `heightM` in m; a fold by its name, in mm.
 */
export type Term =
  | 'constant'
  | 'sum'
  | 'sumSquared'
  | 'logSum'
  | 'age'
  | 'weight'
  | 'height'
  | 'heightM'
  | 'fatFreeMassKg'
  | Skinfold;

export type Coefficients = Readonly<Partial<Record<Term, number>>>;

/**
 * Published coefficients for one group of people: by gender, minimum age in years (inclusive) and minimum sum of folds
 * in mm (exclusive).
 */
export interface EquationRow {
  gender?: Gender;
  fromAge?: number;
  sumAbove?: number;
  coefficients: Coefficients;
}

/** Tolerance in mm: 20.1 + 14.9 must not count as more than 35. */
const epsilon = 1e-9;

/** Returns the last matching row, since rows are ordered by ascending age and sum. Undefined below the first row. */
export function equationRowFor(
  rows: readonly EquationRow[],
  { gender, age }: { gender: Gender | undefined; age: number | undefined },
  sumMm = 0,
): EquationRow | undefined {
  return rows.findLast(
    (row) =>
      (row.gender === undefined || row.gender === gender) &&
      (row.fromAge === undefined || (age !== undefined && age >= row.fromAge)) &&
      (row.sumAbove === undefined || sumMm - row.sumAbove > epsilon),
  );
}

/**
 * Sum of the coefficients multiplied by their variables, not rounded. `sumMm` is needed only by equations that add up
 * folds.
 */
export function solveEquation(rows: readonly EquationRow[], body: Body, sumMm = 0): number {
  const coefficients = equationRowFor(rows, body, sumMm)?.coefficients ?? {};
  const terms = Object.entries(coefficients) as [Term, number][];
  return terms.reduce((total, [term, coefficient]) => total + coefficient * amountOf(term, body, sumMm), 0);
}

export function sumOfSkinfolds(body: Body, folds: readonly Skinfold[]): number {
  return folds.reduce((sum, fold) => sum + body[fold], 0);
}

function amountOf(term: Term, body: Body, sumMm: number): number {
  if (term === 'constant') return 1;
  if (term === 'sum') return sumMm;
  if (term === 'sumSquared') return sumMm ** 2;
  if (term === 'logSum') return Math.log10(sumMm);
  if (term === 'heightM') return body.height / 100;
  if (term === 'fatFreeMassKg') return (body.weight * body.fat_free_mass_perc) / 100;
  return body[term];
}
