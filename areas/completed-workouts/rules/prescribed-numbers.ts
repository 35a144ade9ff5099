import { hasTimeUnit } from '#areas/programs/rules/durations.ts';
import { numberOf, roundedTo } from '#shell/common/numbers.ts';
import { kgPerPound } from '#shell/common/unit-conversion.ts';
import { limits } from '../contract/set.ts';

/**
 * Parses a prescribed weight: "80 kg" is 80, "82,5" is 82.5, "80-85 kg" is 80, "-20 kg" (a help of 20 kg) is -20, "60 lb" is
 * 27.2; null for "75%", "RPE 8" and "2x20 kg".
 */
export function prescribedWeightKg(text: string): number | null {
  const found = /^([+−-]?)\s*(\d+(?:[.,]\d+)?)(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?\s*(?:(?:kg\b|(lbs?\b)).*)?$/is.exec(
    text.trim(),
  );
  const [, sign = '', digits = '', pounds] = found ?? [];
  const typed = numberOf(digits);
  if (typed === null) return null;
  const weightKg = pounds ? kgOfPounds(typed) : roundedTo(2, typed);
  const isHelp = sign === '-' || sign === '−';
  if (weightKg > (isHelp ? limits.assistanceKg : limits.weightKg)) return null;
  return isHelp ? -weightKg : weightKg;
}

/** A weight in pounds in kg, rounded to 100 g, the same where it is prescribed and where it is logged. */
export function kgOfPounds(pounds: number): number {
  return roundedTo(1, pounds * kgPerPound);
}

const otherUnit =
  /^[\d\s.,/–-]*\d\s*(?:km|chilometri|metri|met(?:er|re)s?|mt?|mi(?:glia|les?)?|yd|yards?|kg|lbs?)(?!\p{L})/iu;
/** A number of repetitions before the time of a pause or of all of them: `8 con fermo di 2"`, `10 rip in 30"`. */
const timedRepetitions = /^[\d\s–-]*\d\s*(?:\(|(?:ripetizioni|rip|reps?|con|with)(?!\p{L}))/iu;

/**
 * Parses prescribed repetitions: "8-10" and "8 per lato" are 8. Null for "max", for "3x8" and for a number with a unit of
 * time, distance or load: "45 s" are no repetitions.
 */
export function prescribedReps(text: string): number | null {
  const found = /^(\d+)(?![\d.,%]|\s*[x×*]\s*\d)/.exec(text.trim());
  if (otherUnit.test(text.trim()) || (hasTimeUnit(text) && !timedRepetitions.test(text.trim()))) return null;
  const reps = numberOf(found?.[1] ?? '');
  return reps === null || reps > limits.reps ? null : reps;
}
