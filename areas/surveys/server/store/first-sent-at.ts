import { type RawBuilder, sql } from 'kysely';

/** SQL: when the answers of a check-in were sent for the first time. `checkIn`: the name of its row in the statement. */
export function firstSentAt(checkIn: 'check_ins' | 'later'): RawBuilder<string> {
  const [id, sentAt] = [sql.ref(`${checkIn}.id`), sql.ref(`${checkIn}.sent_at`)];
  return sql`coalesce((select sent_at from check_in_revisions where check_in_id = ${id} and number = 1), ${sentAt})`;
}
