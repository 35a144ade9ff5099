import type { WrittenValues } from '../../../contract/set.ts';

interface UnansweredSet {
  set: WrittenValues & { loggedAt: string };
  replaces?: WrittenValues;
  state: string;
  attemptedAt?: readonly string[];
  knownNotes?: readonly string[];
}

/** The set with the versions and notes before it that were not answered yet, and the version of the server that it replaces. */
export function unsentSet<Saved>(previous: UnansweredSet | null, saved: Saved, shownNote: string) {
  const unsent = previous?.state === 'synced' ? null : previous;
  const attemptedAt = unsent ? [...(unsent.attemptedAt ?? []), unsent.set.loggedAt] : [];
  const knownNotes = withKnownTexts(unsent?.knownNotes, unsent?.set.note, shownNote);
  const replaces = unsent ? unsent.replaces : previous && writtenValuesOf(previous.set);
  return { ...saved, attemptedAt: attemptedAt.slice(-10), knownNotes, ...(replaces && { replaces }) };
}

function writtenValuesOf(set: WrittenValues): WrittenValues {
  const { weightKg, reps, rir, rpe, seconds, metres, note, isWarmUp } = set;
  return { weightKg, reps, rir, rpe, seconds, metres, note, isWarmUp };
}

/** Adds texts that were shown or replaced to the known ones, each once; the last ten. */
export function withKnownTexts(known: readonly string[] = [], ...texts: readonly (string | undefined)[]): string[] {
  const added = texts.filter((text): text is string => text !== undefined && text !== '');
  return [...new Set([...known, ...added])].slice(-10);
}
