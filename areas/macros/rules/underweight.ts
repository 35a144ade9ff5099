import { bmiForAge } from '#areas/body-composition/rules/bmi-for-age.ts';
import type { Gender } from '#areas/body-composition/rules/body.ts';
import { bodyMassIndex } from '#areas/body-composition/rules/body-mass-index.ts';
import { adultAge } from '#areas/clients/rules/minors.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { ageOn } from '#shell/common/months.ts';
import { type Underweight, underweightClasses } from '../contract/energy-need.ts';

interface MeasuredBody {
  weightKg: number | null;
  heightCm: number | null;
  /** The day of the weight. */
  weighedOn: string | null;
  /** Null: counts as an adult. */
  birthDate: string | null;
  /** Null: of a minor nothing is known. */
  gender: Gender | null;
}

/** The body mass index of a client who weighs too little for the height and, as a minor, for age and sex; null for any other. */
export function underweightOf({
  weightKg,
  heightCm,
  weighedOn: day,
  birthDate,
  gender,
}: MeasuredBody): Underweight | null {
  if (day === null) return null;
  const age = ageOn(day, birthDate);
  const index = bodyMassIndex({ weight: weightKg, height: heightCm, age: age ?? undefined });
  if (!index) return null;
  const isMinor = birthDate !== null && age !== null && age < adultAge;
  const bmiClass = isMinor ? gender && bmiForAge(index.bmi, { day, birthDate, gender })?.bmiClass : index.bmiClass;
  const found = underweightClasses.find((name) => name === bmiClass);
  return found ? { bmi: roundedTo(1, index.bmi), measuredOn: day, bmiClass: found, isMinor } : null;
}
