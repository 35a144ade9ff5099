import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';

/** SQL condition: whether the caller may read a row of `check_ins`. */
export const mayRead = (scope: Scope): RawBuilder<SqlBool> =>
  sql`${isVisibleClient(scope, 'check_ins.client_id')} and ${mayReadHealthData(scope, 'check_ins.client_id')}`;

/** SQL condition: whether no professional has read the answers of a row of `check_ins`. */
export const isUnread: RawBuilder<SqlBool> = sql`check_ins.state = 'sent'`;

/** SQL condition: the same of answers with flags. */
export const isUnreadFlagged: RawBuilder<SqlBool> = sql`${isUnread} and check_ins.review_rank = 0`;

/** Badges show larger numbers as `99+`. */
const maxCounted = 100;

/** Number of unread answers, up to 100. */
export async function countUnread(scope: Scope): Promise<number> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ count: z.number().int() }),
    sql`
    select count(*)::int as count from (
      select from check_ins where ${isUnread} and ${mayRead(scope)} limit ${sql.lit(maxCounted)}) unread`,
  );
  return row?.count ?? 0;
}

/** Column of the list of clients: number of unread flagged answers. */
export function flaggedAnswers(scope: ReadScope): RawBuilder<number | null> {
  return sql`(
    select sum(jsonb_array_length(check_ins.flags))::int from check_ins
    where check_ins.client_id = clients.id and ${isUnreadFlagged} and ${mayReadHealthData(scope)})`;
}
