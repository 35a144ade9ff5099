import { type RawBuilder, sql } from 'kysely';
import type { Scope } from './scope.ts';

/** The calendar day it is where the caller's account is, whatever the zone of the server. */
export function today({ caller }: Scope): RawBuilder<string> {
  return sql<string>`(now() at time zone ${caller.timeZone})::date`;
}
