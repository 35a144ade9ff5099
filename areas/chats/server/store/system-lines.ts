import { sql } from 'kysely';
import { z } from 'zod';
import { careKinds } from '#areas/clients/contract/care.ts';
import { effectivePermissions } from '#areas/account/server/public.ts';
import { isCoached } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const Inserted = z.object({ id: z.uuid(), conversationId: z.uuid(), seq: z.number().int() });

/** What a conversation reads of a professional: `text` has `nameSlot` instead of the name. */
export interface SystemLine {
  conversationId: string;
  professionalId: string;
  text: string;
}

/** Locks the conversations in the order of their ids, as `lockConversation` does for one, and numbers their lines. */
export async function insertSystemLines({ db }: Scope, lines: readonly (SystemLine & { id: string })[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
    as given(id uuid, "conversationId" uuid, "professionalId" uuid, text text)`;
  await sql`
    insert into conversations (id) select distinct "conversationId" from ${given} order by 1
    on conflict (account_id, id) do nothing`.execute(db);
  return rowsOf(
    db,
    Inserted,
    sql`
    with locked as (
      select id, last_seq, greatest(clock_timestamp(), last_message_at) as at from conversations
      where id in (select "conversationId" from ${given}) order by id for no key update
    ), inserted as (
      insert into messages (id, conversation_id, seq, type, text, professional_id, created_at)
      select given.id, locked.id, locked.last_seq + row_number() over (partition by locked.id order by given.id),
        'system', given.text, given."professionalId", locked.at
      from ${given} join locked on locked.id = given."conversationId"
      returning id, conversation_id, seq, created_at
    ), counted as (
      update conversations set last_seq = newest.seq, last_message_at = newest.at
      from (select conversation_id, max(seq) as seq, max(created_at) as at from inserted group by 1) newest
      where conversations.id = newest.conversation_id
    )
    select id, conversation_id as "conversationId", seq from inserted`,
  );
}

const Professional = z.object({
  id: z.uuid(),
  /** As clients read it. */
  name: z.string(),
  /** Whether they read the conversations of the clients they are in charge of, and of no others. */
  readsOwnChats: z.boolean(),
});
type Professional = z.output<typeof Professional>;

/** The professionals by membership. */
export async function findProfessionals(
  { db }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Professional>> {
  const rows = await rowsOf(
    db,
    Professional,
    sql`
    select memberships.id, name_for_clients(memberships.id) as name,
      memberships.role <> 'admin' and 'view chats' = any (${effectivePermissions}) as "readsOwnChats"
    from memberships join role_permissions on role_permissions.role = memberships.role
    where memberships.id = any(${[...new Set(ids)]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const Reader = z.object({
  id: z.uuid(),
  language: z.enum(['it', 'en']),
  /** The professional in charge of each kind of care. */
  inCharge: z.partialRecord(z.enum(careKinds), z.uuid()),
});
type Reader = z.output<typeof Reader>;

/** Those of the clients who have registered and are active. */
export async function findReaders({ db }: Scope, clientIds: readonly string[]): Promise<Reader[]> {
  return rowsOf(
    db,
    Reader,
    sql`
    select clients.id, users.locale as language, (
      select coalesce(jsonb_object_agg(care.kind, care.membership_id), '{}') from client_collaborators care
      where care.client_id = clients.id) as "inCharge"
    from clients join memberships on memberships.id = clients.membership_id join users on users.id = memberships.user_id
    where clients.id = any(${clientIds}::uuid[]) and ${isCoached()}`,
  );
}
