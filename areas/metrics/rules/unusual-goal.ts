import { bmiForAge } from '#areas/body-composition/rules/bmi-for-age.ts';
import type { Gender } from '#areas/body-composition/rules/body.ts';
import { bodyMassIndex } from '#areas/body-composition/rules/body-mass-index.ts';
import { isMinorOn } from '#areas/clients/rules/minors.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { Goal, UnusualGoal } from '../contract/measurement.ts';

/** Of the client and the day of the goal, `YYYY-MM-DD`; what is not known is null. */
export interface GoalPerson {
  lastKg: number | null;
  heightCm: number | null;
  birthDate: string | null;
  gender: Gender | null;
  day: string;
}

/** The share of the last weight by which a goal may differ from it. */
const usualShare = 0.5;

/**
 * Why a weight goal must be confirmed: a limit means underweight by the classes of the WHO (of minors by age and sex, see `bmiForAge`),
 * a minor is to lose weight, or a limit is far from the last weight. Null for a usual goal. The limits are in kg.
 */
export function unusualGoal({ from, to }: Goal, person: GoalPerson): UnusualGoal | null {
  const limits = [from, to].filter((limit) => limit !== null);
  const lowest = Math.min(...limits);
  const { lastKg, birthDate, day } = person;
  const thinAt = indexOfThinness(lowest, person);
  const reasons = {
    thin: thinAt !== null,
    minor: isMinorOn(day, birthDate) && lastKg !== null && to !== null && to < lastKg,
    far: lastKg !== null && limits.some((limit) => Math.abs(limit - lastKg) > usualShare * lastKg),
  };
  const names = (['thin', 'minor', 'far'] as const).filter((name) => reasons[name]);
  return names.length === 0 ? null : { reasons: names, limitKg: lowest, bmi: thinAt, lastKg };
}

/** The body mass index at the weight, with one decimal, if it means underweight; otherwise null. */
function indexOfThinness(weightKg: number, { heightCm, birthDate, gender, day }: GoalPerson): number | null {
  const index = heightCm === null ? undefined : bodyMassIndex({ weight: weightKg, height: heightCm });
  if (!index) return null;
  const ofAge = birthDate && gender ? bmiForAge(index.bmi, { day, birthDate, gender }) : undefined;
  const isThin = (ofAge?.bmiClass ?? index.bmiClass ?? '').includes('thinness');
  return isThin ? roundedTo(1, index.bmi) : null;
}
