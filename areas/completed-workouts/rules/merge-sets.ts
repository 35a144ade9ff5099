import type { CompletedSet } from '../contract.ts';

/**
 * The sets of a device with those of the server, set by set: of two versions the one logged later stays, and the
 * server's if both have the same instant. Ordered by id, which is the order in which the sets were made.
 */
export function mergedSets(stored: readonly CompletedSet[], sent: readonly CompletedSet[]): CompletedSet[] {
  const byId = new Map<string, CompletedSet>();
  for (const set of [...stored, ...sent]) {
    const known = byId.get(set.id);
    if (!known || isLater(set, known)) byId.set(set.id, set);
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Compared as instants: `18:30:00Z` and `18:30:00.000Z` are the same one. */
function isLater(set: CompletedSet, known: CompletedSet): boolean {
  return Date.parse(set.loggedAt) > Date.parse(known.loggedAt);
}
