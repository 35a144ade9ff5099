import { setImmediate as othersTurn } from 'node:timers/promises';
import { type NameMatch, nameMatcher } from '../../rules/name-match.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findMatchableExercises } from '../store/names.ts';

/** Maximum number of names that are matched. More could not be reviewed by hand. */
const maxNames = 500;
const turnMs = 10;

/**
 * Matches the names of an import with exercises. The exercises are read once. Every 10 ms the event loop processes
 * other requests.
 */
export async function matchNames(scope: Scope, names: readonly string[]): Promise<Map<string, NameMatch>> {
  const matches = new Map<string, NameMatch>(names.map((name) => [name, { match: 'unknown', candidates: [] }]));
  if (matches.size === 0) return matches;
  const exercises = await findMatchableExercises(scope);
  let since = performance.now();
  const match = nameMatcher(exercises);
  for (const name of [...matches.keys()].slice(0, maxNames)) {
    matches.set(name, match(name));
    if (performance.now() - since < turnMs) continue;
    await othersTurn();
    since = performance.now();
  }
  return matches;
}
