import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders, type Formula } from '../formula.ts';

/** Coefficients of the adult age bands. `molnar.ts` uses them too. */
export const adultRows: readonly EquationRow[] = [
  { gender: 'male', fromAge: 18, coefficients: { weight: 15.3, constant: 679 } },
  { gender: 'male', fromAge: 30, coefficients: { weight: 11.6, constant: 879 } },
  { gender: 'male', fromAge: 60, coefficients: { weight: 13.5, constant: 487 } },
  { gender: 'female', fromAge: 18, coefficients: { weight: 14.7, constant: 496 } },
  { gender: 'female', fromAge: 30, coefficients: { weight: 8.7, constant: 829 } },
  { gender: 'female', fromAge: 60, coefficients: { weight: 10.5, constant: 596 } },
];

/**
 * Resting energy in kcal per day from the weight in kg, by age band, from the table of 1985. (The report of 2004 uses
 * the coefficients of Schofield instead.)
 *
 * From 18 years.
 * Source: FAO/WHO/UNU (1985), Energy and protein requirements, WHO Technical Report Series 724.
 */
function faoWhoUnuRate(body: Body): number {
  return solveEquation(adultRows, body);
}

export const faoWhoUnu: Formula = {
  fields: forBothGenders(['weight']),
  usesAge: true,
  usesGender: true,
  minimumAge: forBothGenders(18),
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'high',
  source: 'FAO/WHO/UNU (1985), Energy and protein requirements, WHO Technical Report Series 724',
  rows: adultRows,
  equation: faoWhoUnuRate,
};
