import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders, type Formula } from '../formula.ts';
import { adultRows } from './fao-who-unu.ts';

const rows: readonly EquationRow[] = [
  { gender: 'male', fromAge: 3, coefficients: { weight: 22.7, constant: 495 } },
  { gender: 'male', fromAge: 10, coefficients: { weight: 17.5, constant: 651 } },
  { gender: 'female', fromAge: 3, coefficients: { weight: 22.5, constant: 499 } },
  { gender: 'female', fromAge: 10, coefficients: { weight: 12.2, constant: 746 } },
  ...adultRows,
];

/**
 * Resting energy in kcal per day from the weight in kg, by age band. From 3 years.
 *
 * Molnár's own equation needs the height and ends at 16 years. The specification asks for the weight only, in five
 * bands up to 60 years and more: that is the table of 1985 with its bands for children, so adults get the result of
 * FAO_WHO_UNU. Only minors are offered this formula, because its name stands for an equation for children.
 * Source: FAO/WHO/UNU (1985), WHO Technical Report Series 724; for the name Molnár D, Jeges S, Erhardt E, Schutz Y
 * (1995), J Pediatr 127:571-577.
 */
function molnarRate(body: Body): number {
  return solveEquation(rows, body);
}

export const molnar: Formula = {
  fields: forBothGenders(['weight']),
  usesAge: true,
  usesGender: true,
  minimumAge: forBothGenders(3),
  fittedAges: forBothGenders({ from: 3 }),
  offeredUntil: 17,
  confidence: 'low',
  source:
    'FAO/WHO/UNU (1985), WHO Technical Report Series 724; ' +
    'Molnár D, Jeges S, Erhardt E, Schutz Y (1995), J Pediatr 127:571-577',
  rows,
  equation: molnarRate,
};
