import { type RawBuilder, sql } from 'kysely';

/**
 * The last day of a copy that gets so many weeks; `programs` still has its present number. A copy that was ended before
 * its weeks were over stays ended. Null for a template.
 */
export function endAfterEdit(weeks: number): RawBuilder<string | null> {
  const before = sql`(starts_on - 1 + 7 * week_count)`;
  const after = sql`(starts_on - 1 + 7 * ${weeks}::int)`;
  return sql`case when ends_on < ${before} then least(ends_on, ${after}) else ${after} end`;
}

/**
 * What an assignment changes beside the document. A start that moves takes the end along. Moved dates are no edit of what
 * is prescribed, so a copy that is in line with its template stays so.
 */
export function assignmentColumns({ startsOn, note }: { startsOn: string; note: string }) {
  return {
    note,
    starts_on: sql`${startsOn}::date`,
    ends_on: sql`case when starts_on = ${startsOn}::date then ends_on else ${startsOn}::date - 1 + 7 * week_count end`,
    synced_version: sql`case when synced_version = version then version + 1 else synced_version end`,
  };
}
