import { namesLimit, namesMovement } from './limit-words.ts';
import { namesSymptom } from './symptom-words.ts';

/**
 * Whether a text names a symptom besides those of the texts that are known already. A known text counts wherever it is part of the new
 * one; the same symptom in quite other words counts as another one, because no symptom must be missed.
 */
export function namesOtherSymptom(text: string, known: readonly string[]): boolean {
  const written = plain(text);
  const knownTexts = known.map(plain).filter(Boolean);
  if (knownTexts.some((one) => one.includes(written))) return false;
  const rest = withoutTexts(written, knownTexts);
  return namesSymptom(rest) || (namesLimit(written) && namesMovement(rest));
}

/** The text without those that it contains, the longest first. */
export function withoutTexts(text: string, contained: readonly string[]): string {
  return contained
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, one) => rest.replaceAll(one, ' '), text);
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
