import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** SQL over `clients` for the title of the running program and the last workout, which areas above this one provide. */
type ClientColumns = Record<'program' | 'lastWorkoutAt', (scope: Scope) => RawBuilder<string | null>>;

export const clientColumns = defineExtensionPoint<Partial<ClientColumns>>('columns of clients');

/** Returns the SQL expression of a column, which is `null` when no area provides it. */
export function clientColumn(scope: Scope, name: keyof ClientColumns): RawBuilder<string | null> {
  const provider = extensionsOf(scope, clientColumns).find((columns) => columns[name]);
  return provider?.[name]?.(scope) ?? sql<string | null>`null`;
}
