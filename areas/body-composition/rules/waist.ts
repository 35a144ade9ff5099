import { parseGender, parsePositive } from './body.ts';
import type { ByGender } from './formula.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { hundredthsOf } from './decimals.ts';

export interface WaistInput {
  waistCm?: unknown;
  hipCm?: unknown;
  heightCm?: unknown;
  gender?: unknown;
}

export type WaistRisk = 'usual' | 'increased' | 'strongly_increased';

/** From this ratio on the risk is raised. */
export const raisedWaistHipRatio: ByGender<number> = { male: 0.9, female: 0.85 };

/** Above these the risk is increased, and strongly increased, in cm. */
export const waistLimitsCm: ByGender<{ increased: number; strongly: number }> = {
  male: { increased: 94, strongly: 102 },
  female: { increased: 80, strongly: 88 },
};

/** Above this share of the height the waist is a warning for anybody. */
export const raisedWaistHeightRatio = 0.5;

/**
 * Waist by hips, two decimals; whether it is raised is told by the value before rounding, for adults of a known gender.
 *
 * Source: WHO (2008), Waist circumference and waist-hip ratio, report of an expert consultation.
 */
export function waistHipRatio({
  waistCm,
  hipCm,
  gender,
}: WaistInput): { ratio: number; isRaised?: boolean } | undefined {
  const ratio = ratioOf(waistCm, hipCm);
  const known = parseGender(gender);
  if (ratio === undefined) return;
  return { ratio: roundedTo(2, ratio), ...(known && { isRaised: ratio >= raisedWaistHipRatio[known] }) };
}

/**
 * What the waist alone says of the risk of an adult.
 *
 * Source: as the waist-hip ratio.
 */
export function waistRisk({ waistCm, gender }: WaistInput): WaistRisk | undefined {
  const waist = parsePositive(waistCm);
  const known = parseGender(gender);
  if (waist === undefined || !known) return;

  const { increased, strongly } = waistLimitsCm[known];
  if (waist > strongly) return 'strongly_increased';
  return waist > increased ? 'increased' : 'usual';
}

/** Waist by height, two decimals, and whether it is above one half. */
export function waistHeightRatio({ waistCm, heightCm }: WaistInput): { ratio: number; isRaised: boolean } | undefined {
  const ratio = ratioOf(waistCm, heightCm);
  if (ratio === undefined) return;
  return { ratio: roundedTo(2, ratio), isRaised: ratio > raisedWaistHeightRatio };
}

function ratioOf(part: unknown, whole: unknown): number | undefined {
  const ratio = (parsePositive(part) ?? Number.NaN) / (parsePositive(whole) ?? Number.NaN);
  return hundredthsOf(ratio) === undefined ? undefined : ratio;
}
