import type { Body } from '../body.ts';
import { type EquationRow, solveEquation } from '../equation.ts';
import { forBothGenders, type Formula } from '../formula.ts';

/** Coefficients of Boer's equation for the fat-free mass in kg, from weight in kg and height in cm. */
const rows: readonly EquationRow[] = [
  { gender: 'male', coefficients: { weight: 0.407, height: 0.267, constant: -19.2 } },
  { gender: 'female', coefficients: { weight: 0.252, height: 0.473, constant: -48.3 } },
];

/** In kcal per day and kg of fat-free mass (1.3 kcal per hour), the same for men and women. */
export const grandeKeysRate = 31.2;

/**
 * Resting energy in kcal per day from weight in kg and height in cm. Age and a known fat-free mass are not used.
 *
 * Grande and Keys relate it to the fat-free mass; the specification asks for weight and height, so the fat-free mass is
 * computed by Boer. No source has an equation with weight and height under this name. For adults.
 * Source: Grande F, Keys A (1980), in Goodhart and Shils (eds), Modern Nutrition in Health and Disease, 6th ed.; Boer P
 * (1984), Am J Physiol 247:F632-F636.
 */
function grandeAndKeysRate(body: Body): number {
  return grandeKeysRate * solveEquation(rows, body);
}

export const grandeAndKeys: Formula = {
  fields: forBothGenders(['weight', 'height']),
  usesAge: false,
  usesGender: true,
  fittedAges: forBothGenders({ from: 18 }),
  confidence: 'low',
  source:
    'Grande F, Keys A (1980), in Goodhart and Shils (eds), Modern Nutrition in Health and Disease, 6th ed.; ' +
    'Boer P (1984), Am J Physiol 247:F632-F636',
  rows,
  equation: grandeAndKeysRate,
};
