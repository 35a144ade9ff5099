import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './scope.ts';

/** Today in the time zone of the caller, `YYYY-MM-DD`. */
export function today({ caller }: Pick<Scope, 'caller'>): RawBuilder<string> {
  return sql<string>`(now() at time zone ${caller.timeZone})::date`;
}
