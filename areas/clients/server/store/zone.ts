import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** SQL for the time zone of the client whose id is in `column`: their own, before that of the account. */
export function clientZone(column: string): RawBuilder<string> {
  return sql`(select coalesce(users.time_zone, accounts.time_zone)
    from clients zoned join accounts on accounts.id = zoned.account_id
      left join memberships on memberships.id = zoned.membership_id
      left join users on users.id = memberships.user_id
    where zoned.id = ${sql.ref(column)})`;
}

/** SQL for today's date in the time zone of the client whose id is in `column`. */
export function todayOf(column: string): RawBuilder<string> {
  return sql`(now() at time zone ${clientZone(column)})::date`;
}

/** The time zone of a client, in which their days are counted, also for professionals in other time zones. */
export async function findClientZone({ db }: Transaction, clientId: string): Promise<string> {
  const zone = sql`select ${clientZone('clients.id')} as "timeZone" from clients where id = ${clientId}`;
  const [row] = await rowsOf(db, z.object({ timeZone: z.string() }), zone);
  if (!row) throw new Error(`findClientZone: client is ${clientId}`);
  return row.timeZone;
}

/** SQL for the day on which the client whose id is in `column` accepted the invitation, null before. */
export function joinedOn(column: string): RawBuilder<string | null> {
  return sql`(select (memberships.created_at at time zone coalesce(users.time_zone, accounts.time_zone))::date
    from clients joined join accounts on accounts.id = joined.account_id
      join memberships on memberships.id = joined.membership_id
      join users on users.id = memberships.user_id
    where joined.id = ${sql.ref(column)})`;
}
