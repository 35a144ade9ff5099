import { type Body, type BodyInput, parseBody } from './body.ts';
import { hundredthsOf } from './decimals.ts';

type Stature = Pick<Body, 'height' | 'gender'>;

/** Methods by name. The first one is the default. */
export const desirableWeightMethods = {
  BMI_22: bmi22Weight,
  LORENTZ: lorentzWeight,
  KEYS: keysWeight,
  BROCA: brocaWeight,
  VAN_DER_VAEL: vanDerVaelWeight,
} as const;

export type DesirableWeightMethod = keyof typeof desirableWeightMethods;

/**
 * Desirable weight of an adult in kg, not rounded. Undefined without height or gender (BMI_22 needs no gender), or
 * when the method yields no positive weight: the methods that subtract 100 cm are for people of about 150 cm and more.
 */
export function desirableWeight(
  method: DesirableWeightMethod,
  input: BodyInput | null | undefined,
): number | undefined {
  const { height, gender } = parseBody(input);
  if (height === undefined || (gender === undefined && method !== 'BMI_22')) return;

  const kg = desirableWeightMethods[method]({ height, gender: gender ?? 'male' });
  return kg > 0 && hundredthsOf(kg) !== undefined ? kg : undefined;
}

/**
 * Weight in kg at a body mass index of 22, the reference for adults. Source: EFSA, Dietary reference values for energy.
 */
function bmi22Weight({ height }: Stature): number {
  return 22 * (height / 100) ** 2;
}

/**
 * Weight in kg from the height in cm, for more than 150 cm. Source: Lorentz FH (1929), as printed in Italian tables
 * (divisor 2 for women).
 */
function lorentzWeight({ height, gender }: Stature): number {
  return height - 100 - (height - 150) / (gender === 'male' ? 4 : 2);
}

/** Weight in kg from the square of the height in m. Source: Keys, as printed in Italian tables. */
function keysWeight({ height, gender }: Stature): number {
  return (gender === 'male' ? 22.1 : 20.6) * (height / 100) ** 2;
}

/** Weight in kg from the height in cm, for more than 150 cm. Source: Broca, as printed in Italian tables. */
function brocaWeight({ height, gender }: Stature): number {
  return height - (gender === 'male' ? 100 : 104);
}

/** Weight in kg from the height in cm. Source: Van der Vael, as printed in Italian tables. */
function vanDerVaelWeight({ height, gender }: Stature): number {
  return 50 + (gender === 'male' ? 0.75 : 0.6) * (height - 150);
}
