import type { Consent } from '../contract/consents.ts';
import { ageOn } from '#shell/common/months.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';

/**
 * Age in years from which a client consents alone. Below, a holder of parental responsibility consents with them: to contracts
 * (articles 2 and 320 of the Italian civil code) and to health data, for which the 14 years of article 2-quinquies of the Italian
 * privacy code, on online services offered to minors, are not enough.
 */
export const adultAge = 18;

/** Whether a client is a minor on a day. False without a date of birth. */
export function isMinorOn(day: string, birthDate: string | null): boolean {
  const age = ageOn(day, birthDate);
  return age !== null && age < adultAge;
}

/** Whether a text has two words at least, as a first and last name. */
export function isFullName(name: string | null): name is string {
  return name !== null && /\p{L}\S*\s+\S*\p{L}/u.test(name);
}

/** Whether two names consist of the same words, whatever their case, accents, signs and order. */
export function isSameName(name: string, other: string): boolean {
  const key = (text: string) => wordsOf(text).toSorted().join(' ');
  return key(name) !== '' && key(name) === key(other);
}

/** The guardian of the latest consent that was given with one. */
export function guardianIn(consents: readonly Consent[]): string | null {
  const guarded = consents.filter(({ guardianName, decidedAt }) => guardianName !== null && decidedAt !== null);
  const [latest] = guarded.toSorted((one, other) => ((one.decidedAt ?? '') < (other.decidedAt ?? '') ? 1 : -1));
  return latest?.guardianName ?? null;
}

/** The consents of a minor of which professionals are warned when no guardian gave them. */
export const guardedPurposes = ['health_data', 'photos'] as const;
