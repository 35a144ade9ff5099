import { createNameMatcher, type NameMatch } from '../../rules/name-match.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { findMatchableExercises } from '../store/names.ts';

/** Maximum number of names that are matched. More could not be reviewed by hand. */
const maxNames = 500;

/**
 * Matches the names of an import. The exercises are read and indexed once. While they are indexed and names are matched,
 * the event loop is free for other requests every 3 ms.
 */
export async function matchNames(scope: Scope, names: readonly string[]): Promise<Map<string, NameMatch>> {
  const matches = new Map<string, NameMatch>(names.map((name) => [name, { match: 'unknown', candidates: [] }]));
  if (matches.size === 0) return matches;
  const exercises = await findMatchableExercises(scope);
  const yieldToOthers = createYield();
  const { add, match } = createNameMatcher();
  for (const exercise of exercises) {
    add(exercise);
    await yieldToOthers();
  }
  for (const name of [...matches.keys()].slice(0, maxNames)) {
    matches.set(name, match(name));
    await yieldToOthers();
  }
  return matches;
}
