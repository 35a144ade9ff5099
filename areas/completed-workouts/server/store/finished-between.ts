import { type RawBuilder, sql, type SqlBool } from 'kysely';

interface Period {
  /** Dates, both included. */
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * SQL condition: a row of `completed_workouts`, or of its alias, was finished in a period, by the days of the client. `finished_on`
 * decides but is in no index. The bounds of `finished_at`, which is, are wider by two days before and three days after the period,
 * because of time zones and of imported workouts, whose day is the one on which they began.
 */
export function isFinishedBetween({ from, until }: Period, table = 'completed_workouts'): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const bounds = [
    from &&
      sql`${column('finished_at')} >= (${from}::date - 2)::timestamptz and ${column('finished_on')} >= ${from}::date`,
    until &&
      sql`${column('finished_at')} < (${until}::date + 4)::timestamptz and ${column('finished_on')} <= ${until}::date`,
  ];
  return sql<SqlBool>`(${sql.join([sql`true`, ...bounds.filter((bound) => typeof bound === 'object')], sql` and `)})`;
}
