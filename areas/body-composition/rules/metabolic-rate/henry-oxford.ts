import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders, type Formula } from '../formula.ts';

const rows: readonly EquationRow[] = [
  { gender: 'male', fromAge: 18, coefficients: { weight: 14.4, heightM: 313, constant: 113 } },
  { gender: 'male', fromAge: 30, coefficients: { weight: 11.4, heightM: 541, constant: -137 } },
  { gender: 'male', fromAge: 60, coefficients: { weight: 11.4, heightM: 541, constant: -256 } },
  { gender: 'female', fromAge: 18, coefficients: { weight: 10.4, heightM: 615, constant: -282 } },
  { gender: 'female', fromAge: 30, coefficients: { weight: 8.18, heightM: 502, constant: -11.6 } },
  { gender: 'female', fromAge: 60, coefficients: { weight: 8.52, heightM: 421, constant: 10.7 } },
];

/**
 * Resting energy in kcal per day from weight in kg and height in m, by age band.
 *
 * From 18 years on.
 * Source: Henry CJK (2005), Public Health Nutr 8(7A):1133-1152, equations with weight and height.
 */
function henryOxfordRate(body: Body): number {
  return solveEquation(rows, body);
}

export const henryOxford: Formula = {
  fields: forBothGenders(['weight', 'height']),
  usesAge: true,
  usesGender: true,
  minimumAge: forBothGenders(18),
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'high',
  source: 'Henry CJK (2005), Public Health Nutr 8(7A):1133-1152',
  rows,
  equation: henryOxfordRate,
};
