import { parseGender, parsePositive } from './body.ts';
import type { ByGender } from './formula.ts';
import { hundredthsOf } from './decimals.ts';

export interface WaistInput {
  waistCm?: unknown;
  hipCm?: unknown;
  heightCm?: unknown;
  gender?: unknown;
}

export type WaistRisk = 'usual' | 'increased' | 'strongly_increased';

/** Waist-hip ratios from which on the risk of an adult is raised. */
export const raisedWaistHipRatio: ByGender<number> = { male: 0.9, female: 0.85 };

/** Waists in cm above which the risk is increased and strongly increased. */
export const waistLimitsCm: ByGender<{ increased: number; strongly: number }> = {
  male: { increased: 94, strongly: 102 },
  female: { increased: 80, strongly: 88 },
};

/** Waist-height ratio above which the risk is raised, for everyone. */
export const raisedWaistHeightRatio = 0.5;

/**
 * Waist divided by hips, not rounded. `isRaised` compares the ratio with the limit for adults; it is missing when the
 * gender is unknown.
 *
 * Source: WHO (2008), Waist circumference and waist-hip ratio, report of an expert consultation.
 */
export function waistHipRatio({
  waistCm,
  hipCm,
  gender,
}: WaistInput): { ratio: number; isRaised?: boolean } | undefined {
  const ratio = ratioOf(waistCm, hipCm);
  const parsedGender = parseGender(gender);
  if (ratio === undefined) return;
  return { ratio, ...(parsedGender && { isRaised: ratio >= raisedWaistHipRatio[parsedGender] }) };
}

/**
 * Risk of an adult by the waist alone. Undefined when waist or gender is unknown.
 *
 * Source: WHO (2008), Waist circumference and waist-hip ratio, report of an expert consultation.
 */
export function waistRisk({ waistCm, gender }: WaistInput): WaistRisk | undefined {
  const waist = parsePositive(waistCm);
  const parsedGender = parseGender(gender);
  if (waist === undefined || !parsedGender) return;

  const { increased, strongly } = waistLimitsCm[parsedGender];
  if (waist > strongly) return 'strongly_increased';
  return waist > increased ? 'increased' : 'usual';
}

/** Waist divided by height, not rounded, and whether it is above 0.5. */
export function waistHeightRatio({ waistCm, heightCm }: WaistInput): { ratio: number; isRaised: boolean } | undefined {
  const ratio = ratioOf(waistCm, heightCm);
  if (ratio === undefined) return;
  return { ratio, isRaised: ratio > raisedWaistHeightRatio };
}

function ratioOf(numerator: unknown, denominator: unknown): number | undefined {
  const ratio = (parsePositive(numerator) ?? Number.NaN) / (parsePositive(denominator) ?? Number.NaN);
  return hundredthsOf(ratio) === undefined ? undefined : ratio;
}
