import { setImmediate as othersTurn } from 'node:timers/promises';
import { createNameMatcher, type NameMatch } from '../../rules/name-match.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findMatchableExercises } from '../store/names.ts';

/** Maximum number of names that are matched. More could not be reviewed by hand. */
const maxNames = 500;
const turnMs = 10;

/**
 * Matches the names of an import. The exercises are read and indexed once. While they are indexed and names are matched,
 * the event loop is free for other requests every 10 ms.
 */
export async function matchNames(scope: Scope, names: readonly string[]): Promise<Map<string, NameMatch>> {
  const matches = new Map<string, NameMatch>(names.map((name) => [name, { match: 'unknown', candidates: [] }]));
  if (matches.size === 0) return matches;
  const exercises = await findMatchableExercises(scope);
  const giveTurn = turnGiver();
  const { add, match } = createNameMatcher();
  for (const exercise of exercises) {
    add(exercise);
    await giveTurn();
  }
  for (const name of [...matches.keys()].slice(0, maxNames)) {
    matches.set(name, match(name));
    await giveTurn();
  }
  return matches;
}

/** Lets other requests run when 10 ms have passed since they last could. */
function turnGiver(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await othersTurn();
    since = performance.now();
  };
}
