import { type BmiForAgeClass, bmiForAge } from '#areas/body-composition/rules/bmi-for-age.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { ageAndGender, type PersonOfVisit } from './results.ts';

interface TextOptions {
  /** Reads a text of visits or body composition by its namespace and key. */
  t: (
    key:
      | `visits:results.${'bmiForAge' | 'bmiWithoutGender' | 'minorBmi'}`
      | `body-composition:bmiForAgeClasses.${BmiForAgeClass}`,
    values: { percentile?: string; zScore?: string; class?: string },
  ) => string;
  number: (value: number) => string;
}

/** How the body mass index of a minor is read: by its percentile. Empty for adults, for an unknown age and without an index. */
export function minorBmiText(
  bmi: number | undefined,
  { day, person }: { day: string; person: PersonOfVisit },
  { t, number }: TextOptions,
): string {
  const { birthDate, gender } = person;
  const { age } = ageAndGender(day, person);
  if (bmi === undefined || birthDate === null || age === undefined || age >= 18) return '';
  if (gender === null) return t('visits:results.bmiWithoutGender', {});
  const reading = bmiForAge(bmi, { day, birthDate, gender });
  // Below 5 years.
  if (!reading) return t('visits:results.minorBmi', {});
  return t('visits:results.bmiForAge', {
    percentile: percentileText(reading.percentile, number),
    zScore: number(roundedTo(2, reading.zScore)),
    class: t(`body-composition:bmiForAgeClasses.${reading.bmiClass}`, {}),
  });
}

/** `0,4`, at the ends `< 0,1` and `> 99,9`: a percentile is never 0 or 100. */
function percentileText(percentile: number, number: (value: number) => string): string {
  if (percentile < 0.1) return `< ${number(0.1)}`;
  return percentile > 99.9 ? `> ${number(99.9)}` : number(roundedTo(1, percentile));
}
