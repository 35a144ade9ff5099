import { setImmediate as othersTurn } from 'node:timers/promises';
import { type NameMatch, nameMatcher } from '../../rules/name-match.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findCalledExercises } from '../store/names.ts';

/** Names past this many are not looked up: nobody chooses from so many. */
const maxNames = 500;
const turnMs = 10;

/** What the names of an import may mean. The exercises are read once; other requests get their turn in between. */
export async function matchNames(scope: Scope, names: readonly string[]): Promise<Map<string, NameMatch>> {
  const matches = new Map<string, NameMatch>(names.map((name) => [name, { match: 'unknown', candidates: [] }]));
  if (matches.size === 0) return matches;
  const exercises = await findCalledExercises(scope);
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
