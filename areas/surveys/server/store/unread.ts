import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { maxCounted } from '../../contract/unread.ts';
import { answerReasons } from '../../rules/flags.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import { hasFlags, hasReservedFlags, readableFlags } from './reserved-answers.ts';

/** SQL condition: whether the caller may read a row of `check_ins`. */
export const mayRead = (scope: Scope): RawBuilder<SqlBool> =>
  sql`${isVisibleClient(scope, 'check_ins.client_id')} and ${mayReadHealthData(scope, 'check_ins.client_id')}`;

/**
 * SQL condition: whether the answers of a row of `check_ins` wait for the caller. Those that a professional has read in part stay `sent`
 * for who may read their other flags, and do not wait for this professional any more.
 */
export function isUnread(scope: Pick<Scope, 'caller'>): RawBuilder<SqlBool> {
  const hasReadPart = sql`case when check_ins.read_by @> array[${scope.caller.membershipId}::uuid]
    then ${hasReservedFlags(scope)} else false end`;
  return sql`((check_ins.state = 'sent' and not ${hasReadPart}) or (${isReadByOtherCare(scope)}))`;
}

/** SQL condition: the same of answers with flags. */
export function isUnreadFlagged(scope: Pick<Scope, 'caller'>): RawBuilder<SqlBool> {
  return sql`(${isUnread(scope)} and ${hasFlags(scope)})`;
}

/**
 * SQL condition: whether flagged answers of a first survey were read by others only, although the professional is in charge of the
 * client: what a coach has read stays unread for who cares for the nutrition. Each kind of care has one professional. The flags come
 * last, because the contents of surveys are read for them.
 */
function isReadByOtherCare(scope: Pick<Scope, 'caller'>): RawBuilder<SqlBool> {
  const { membershipId } = scope.caller;
  const hasRead = (membership: RawBuilder<unknown>) =>
    sql`${membership} = any(array_append(check_ins.read_by, check_ins.reviewed_by))`;
  return sql`
    check_ins.state = 'reviewed' and check_ins.assignment_id is null and check_ins.review_rank = 0
    and not coalesce(${hasRead(sql`${membershipId}::uuid`)}, false)
    and exists (select from client_collaborators care
      where care.client_id = check_ins.client_id and care.membership_id = ${membershipId})
    and ${hasFlags(scope)}`;
}

/** SQL condition: whether one of the answers is flagged as such (`answerReasons`); other flags only compare with earlier answers. */
export function isFlaggedByQuestion(scope: Pick<Scope, 'caller'>): RawBuilder<SqlBool> {
  const isOne = answerReasons.map((reason) => `@.reason == "${reason}"`).join(' || ');
  return sql`jsonb_path_exists(${readableFlags(scope)}, ${sql.lit(`$[*] ? (${isOne})`)})`;
}

const Counts = z.object({ unread: z.number().int(), flagged: z.number().int() });

/** Number of unread answers, and of those that a question flags, each up to 100. */
export async function countUnread(scope: Scope): Promise<z.output<typeof Counts>> {
  const countOf = (condition: RawBuilder<SqlBool>) => sql`(
    select count(*)::int from (
      select from check_ins where ${condition} and ${mayRead(scope)} limit ${sql.lit(maxCounted)}) counted)`;
  const flagged = sql<SqlBool>`${isUnreadFlagged(scope)} and ${isFlaggedByQuestion(scope)}`;
  const [row] = await rowsOf(
    scope.db,
    Counts,
    sql`select ${countOf(isUnread(scope))} as unread, ${countOf(flagged)} as flagged`,
  );
  return row ?? { unread: 0, flagged: 0 };
}

/** Column of the list of clients: number of unread flagged answers. */
export function flaggedAnswers(scope: ReadScope): RawBuilder<number | null> {
  return sql`(
    select sum(jsonb_array_length(${readableFlags(scope)}))::int from check_ins
    where check_ins.client_id = clients.id and ${isUnreadFlagged(scope)} and ${mayReadHealthData(scope)})`;
}
