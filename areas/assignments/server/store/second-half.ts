import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the days of the second half of a copy, a row of the table with the columns `starts_on` and `ends_on`. A copy is expiring in
 * its second half only: otherwise one of a week would be from its first day. The last day is always in it.
 */
export function secondHalfDays(table: string): RawBuilder<number> {
  return sql`greatest(1, (${sql.ref(`${table}.ends_on`)} - ${sql.ref(`${table}.starts_on`)} + 1) / 2)`;
}
