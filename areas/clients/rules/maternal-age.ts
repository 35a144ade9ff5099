import { ageOn } from '#shell/common/months.ts';

/**
 * Ages in years at which pregnancy and breastfeeding are asked for, both inclusive. Wider than the fertile age, which ends at about 50:
 * pregnancies after a donation are later. What was stated before is shown at any age.
 */
const maternalAges = { from: 10, to: 60 };

interface Person {
  gender: string | null;
  birthDate: string | null;
}

/** Whether a client may be pregnant or breastfeeding on a day: not a man, and of an age for it where the date of birth is known. */
export function mayBeMother(day: string, { gender, birthDate }: Person): boolean {
  const age = ageOn(day, birthDate);
  return gender !== 'male' && (age === null || (age >= maternalAges.from && age <= maternalAges.to));
}
