import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { effectivePermissions } from '#areas/account/server/public.ts';
import { isCoached, isVisibleClient } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

/** SQL condition: whether the row of `conversations` needs an answer now. */
export const needsAnswer: RawBuilder<SqlBool> = sql`(conversations.waiting_since is not null
  and (conversations.snoozed_until is null or conversations.snoozed_until <= now())
  and exists (select from clients active where active.id = conversations.id and ${isCoached('active')}))`;

export async function countNeedsAnswer(scope: Scope): Promise<number> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ count: z.int() }),
    sql`
    select count(*)::int as count from conversations where ${needsAnswer} and ${isVisibleClient(scope, 'conversations.id')}`,
  );
  return row?.count ?? 0;
}

export async function snooze({ db }: Transaction, id: string, until: string): Promise<void> {
  await db.updateTable('conversations').set({ snoozed_until: until }).where('id', '=', id).execute();
}

export async function dismiss({ db }: Transaction, id: string): Promise<void> {
  const answered = { waiting_since: null, snoozed_until: null };
  await db.updateTable('conversations').set(answered).where('id', '=', id).execute();
}

/** Returns whether the assignee changed. */
export async function assign({ db }: Transaction, id: string, assigneeId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ assigned_to: assigneeId })
    .where('id', '=', id)
    .where('assigned_to', 'is distinct from', assigneeId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** After a message was deleted: a conversation whose unanswered messages are all gone waits for nothing. */
export async function refreshWaiting({ db }: Transaction, id: string): Promise<void> {
  await sql`
    update conversations set waiting_since = (
      select min(messages.created_at) from messages join clients on clients.id = messages.conversation_id
      where messages.conversation_id = conversations.id and messages.author_id = clients.membership_id
        and messages.deleted_at is null and messages.created_at >= conversations.waiting_since)
    where id = ${id} and waiting_since is not null`.execute(db);
}

const Professional = z.object({ id: z.uuid(), name: z.string() });

/** Those of the memberships whose permissions let them answer. */
export async function findAnsweringProfessionals(
  { db }: Transaction,
  ids: readonly string[],
): Promise<z.output<typeof Professional>[]> {
  return rowsOf(
    db,
    Professional,
    sql`
    select memberships.id, users.name from memberships join users on users.id = memberships.user_id
      join role_permissions on role_permissions.role = memberships.role
    where memberships.id = any (${ids}::uuid[])
      and 'create chats' = any (${effectivePermissions})
    order by lower(users.name), memberships.id`,
  );
}
