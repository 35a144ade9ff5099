interface UnansweredSet {
  set: { loggedAt: string; note: string };
  state: string;
  attemptedAt?: readonly string[];
  knownNotes?: readonly string[];
}

/** The set with the versions and notes before it that were not answered yet. */
export function unsentSet<Saved>(previous: UnansweredSet | null, saved: Saved, shownNote: string) {
  const unsent = previous?.state === 'synced' ? null : previous;
  const attemptedAt = unsent ? [...(unsent.attemptedAt ?? []), unsent.set.loggedAt] : [];
  const knownNotes = withKnownTexts(unsent?.knownNotes, unsent?.set.note, shownNote);
  return { ...saved, attemptedAt: attemptedAt.slice(-10), knownNotes };
}

/** Adds texts that were shown or replaced to the known ones, each once; the last ten. */
export function withKnownTexts(known: readonly string[] = [], ...texts: readonly (string | undefined)[]): string[] {
  const added = texts.filter((text): text is string => text !== undefined && text !== '');
  return [...new Set([...known, ...added])].slice(-10);
}
