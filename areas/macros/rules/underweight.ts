import { bmiForAge } from '#areas/body-composition/rules/bmi-for-age.ts';
import type { Gender } from '#areas/body-composition/rules/body.ts';
import { bodyMassIndex } from '#areas/body-composition/rules/body-mass-index.ts';
import { adultAge } from '#areas/clients/rules/minors.ts';
import { daysBetween } from '#shell/common/dates.ts';
import { ageOn } from '#shell/common/months.ts';
import { floored } from '#shell/common/numbers.ts';
import { type Underweight, underweightClasses, underweightClassesOfMinors } from '../contract/energy-need.ts';

/** The oldest weight that is compared with a height, in days. */
const oldestWeightDays = 365;

/** The same of a minor, who grows; the height is as old at most. */
const oldestMeasuresOfMinorsDays = 183;

interface MeasuredBody {
  today: string;
  weightKg: number | null;
  weighedOn: string | null;
  heightCm: number | null;
  /** Null: not known. */
  heightOn: string | null;
  /** Null: counts as an adult. */
  birthDate: string | null;
  /** Null: of a minor nothing is known. */
  gender: Gender | null;
}

/**
 * The body mass index of a client who weighs too little for the height and, as a minor, for age and sex; null for any other, and when the
 * measures are too old to be compared. The index is rounded down, so that it is below the limit of its class.
 */
export function underweightOf(body: MeasuredBody): Underweight | null {
  const { today, weightKg: weight, weighedOn, heightCm: height, heightOn, birthDate, gender } = body;
  if (weighedOn === null || daysBetween(weighedOn, today) > oldestWeightDays) return null;
  const index = bodyMassIndex({ weight, height });
  if (!index) return null;
  const bmi = floored(index.bmi * 10) / 10;
  const age = ageOn(today, birthDate);
  if (birthDate === null || age === null || age >= adultAge) {
    const bmiClass = underweightClasses.find((name) => name === index.bmiClass);
    return bmiClass ? { bmi, measuredOn: weighedOn, bmiClass, isMinor: false } : null;
  }
  const isRecent = [weighedOn, heightOn].every((day) => day && daysBetween(day, today) <= oldestMeasuresOfMinorsDays);
  const reading = isRecent && gender ? bmiForAge(index.bmi, { day: weighedOn, birthDate, gender }) : undefined;
  const bmiClass = underweightClassesOfMinors.find((name) => name === reading?.bmiClass);
  return bmiClass ? { bmi, measuredOn: weighedOn, bmiClass, isMinor: true } : null;
}
