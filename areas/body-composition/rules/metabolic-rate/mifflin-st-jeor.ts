import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders, type Formula } from '../formula.ts';

const rows: readonly EquationRow[] = [
  { gender: 'male', coefficients: { weight: 10, height: 6.25, age: -5, constant: 5 } },
  { gender: 'female', coefficients: { weight: 10, height: 6.25, age: -5, constant: -161 } },
];

/**
 * Resting energy in kcal per day from weight in kg, height in cm and age in years, in the simplified form.
 *
 * Fitted on 498 healthy people of 19 to 78 years.
 * Source: Mifflin MD, St Jeor ST, Hill LA, Scott BJ, Daugherty SA, Koh YO (1990), Am J Clin Nutr 51:241-247.
 */
function mifflinStJeorRate(body: Body): number {
  return solveEquation(rows, body);
}

export const mifflinStJeor: Formula = {
  fields: forBothGenders(['weight', 'height']),
  usesAge: true,
  usesGender: true,
  fittedAges: forBothGenders({ from: 19, to: 78 }),
  confidence: 'high',
  source: 'Mifflin MD, St Jeor ST, Hill LA, Scott BJ, Daugherty SA, Koh YO (1990), Am J Clin Nutr 51:241-247',
  rows,
  equation: mifflinStJeorRate,
};
