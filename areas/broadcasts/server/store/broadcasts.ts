import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { attachmentOfFile, fileJson, SavedFile } from '#areas/chats/server/public.ts';
import { isCoached, isNotSample, isVisibleClient, professionalName } from '#areas/clients/server/public.ts';
import type { Audience } from '#areas/groups/contract/audience.ts';
import { isChosen } from '#areas/groups/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import { limited } from '#shell/server/database/list-queries.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { Broadcast, BroadcastRecipient, broadcastLimits, Candidate, type Outcome } from '../../contract.ts';

const pageSize = { broadcasts: 25, recipients: 50 } as const;

/** SQL condition: a broadcast is seen by its author and by the admins. */
function isVisible({ caller: { role, membershipId } }: Scope): RawBuilder<SqlBool> {
  return role === 'admin' ? sql`true` : sql`broadcasts.author_id = ${membershipId}`;
}

/** The newest first, and one more than a page. */
export async function findBroadcasts(scope: Scope, { page }: { page: number }) {
  const rows = await selectBroadcasts(
    scope,
    sql`true`,
    limited({ rows: pageSize.broadcasts + 1, skipped: (page - 1) * pageSize.broadcasts }),
  );
  const isLast = rows.length <= pageSize.broadcasts;
  return { broadcasts: rows.slice(0, pageSize.broadcasts), nextPage: isLast ? 0 : page + 1 };
}

export async function findBroadcast(scope: Scope, id: string): Promise<Broadcast | undefined> {
  return (await selectBroadcasts(scope, sql`broadcasts.id = ${id}`, sql``))[0];
}

function selectBroadcasts(
  scope: Scope,
  condition: RawBuilder<unknown>,
  range: RawBuilder<unknown>,
): Promise<Broadcast[]> {
  return rowsOf(
    scope.db,
    Broadcast,
    sql`
    select id, text, ${attachmentOfFile} as attachment, send_at as "sendAt", counts.*,
      json_build_object('id', author_id, 'name', coalesce(${professionalName(scope, sql`author_id`)}, '')) as author,
      case when stopped_at is not null then 'stopped' when finished_at is not null then 'finished'
        when counts.sent + counts.skipped > 0 then 'sending' else 'waiting' end as status
    from broadcasts cross join lateral (
      select count(*)::int as recipients, count(*) filter (where outcome = 'sent')::int as sent,
        count(*) filter (where outcome <> 'sent')::int as skipped
      from broadcast_recipients where broadcast_id = broadcasts.id) counts
    where ${condition} and ${isVisible(scope)}
    order by created_at desc, id desc ${range}`,
  );
}

/** Those who got nothing first, then those who wait, then the others, by name. */
export async function findRecipients(scope: Scope, { id, page }: { id: string; page: number }) {
  const rows = await rowsOf(
    scope.db,
    BroadcastRecipient,
    sql`
    select client_id as "clientId", clients.name, coalesce(outcome, 'pending') as outcome
    from broadcast_recipients join clients on clients.id = client_id
    where broadcast_id = ${id} and exists (select from broadcasts where broadcasts.id = ${id} and ${isVisible(scope)})
    order by case when outcome = 'sent' then 2 when outcome is null then 1 else 0 end, lower(clients.name), client_id
    ${limited({ rows: pageSize.recipients + 1, skipped: (page - 1) * pageSize.recipients })}`,
  );
  const isLast = rows.length <= pageSize.recipients;
  return { recipients: rows.slice(0, pageSize.recipients), nextPage: isLast ? 0 : page + 1 };
}

/**
 * The visible clients of an audience and the named ones, one more than a broadcast may have. Deactivated ones are left out of
 * "all clients".
 */
export async function findCandidates(
  scope: Scope,
  { clientIds, ...audience }: Audience & { clientIds: string[] },
): Promise<Candidate[]> {
  const isMeant =
    audience.audience === 'all' ? isCoached() : sql`(${isChosen(audience)} or clients.id = any (${clientIds}::uuid[]))`;
  return rowsOf(
    scope.db,
    Candidate,
    sql`
    select clients.id, clients.name,
      ${isCoached()} and conversations.availability is distinct from 'off' as "canBeWritten",
      clients.membership_id is not null as "isRegistered"
    from clients left join conversations on conversations.id = clients.id
    where ${isMeant} and ${isNotSample('clients.id')} and ${isVisibleClient(scope)}
    order by lower(clients.name), clients.id limit ${broadcastLimits.recipients + 1}`,
  );
}

interface BroadcastInsert {
  id: string;
  text: string;
  file: SavedFile | null;
  /** Null: now, after the time in which it can be stopped. */
  sendAt: Date | null;
}

/** False when the id is taken. */
export async function insertBroadcast({ db, caller }: Scope, broadcast: BroadcastInsert): Promise<boolean> {
  const { id, text, file, sendAt } = broadcast;
  const { numAffectedRows } = await sql`
    insert into broadcasts (id, author_id, text, file, send_at)
    values (${id}, ${caller.membershipId}, ${text}, ${fileJson(file)},
      coalesce(${sendAt?.toISOString() ?? null}::timestamptz, now() + ${broadcastLimits.secondsToStop} * interval '1 second'))
    on conflict (account_id, id) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Adds those of the clients that are visible to the caller, and returns their number. */
export async function insertRecipients(
  scope: Scope,
  broadcastId: string,
  clientIds: readonly string[],
): Promise<number> {
  const messageIds = clientIds.map(() => newId());
  const { numAffectedRows = 0n } = await sql`
    insert into broadcast_recipients (broadcast_id, client_id, message_id)
    select ${broadcastId}, clients.id, chosen.message_id
    from unnest(${clientIds}::uuid[], ${messageIds}::uuid[]) chosen (client_id, message_id)
    join clients on clients.id = chosen.client_id
    where ${isVisibleClient(scope)}`.execute(scope.db);
  return Number(numAffectedRows);
}

/** Waits for a batch that is being sent. False when there was nothing left to stop. */
export async function stopBroadcast({ db }: Scope, id: string): Promise<boolean> {
  const stopped = db.updateTable('broadcasts').set({ stopped_at: sql<string>`now()` });
  const { numUpdatedRows } = await stopped
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it was not stopped. As after its creation, some seconds are left in which it can be stopped. */
export async function resumeBroadcast({ db }: Scope, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update broadcasts set stopped_at = null,
      send_at = greatest(send_at, now() + ${broadcastLimits.secondsToStop} * interval '1 second')
    where id = ${id} and stopped_at is not null and finished_at is null`.execute(db);
  return numAffectedRows === 1n;
}

const Claimed = z.object({
  id: z.uuid(),
  authorId: z.uuid(),
  text: z.string(),
  file: SavedFile.nullable(),
  /** The names of the author, as clients read it, and of the studio. */
  professional: z.string(),
  studio: z.string(),
});
export type Claimed = z.output<typeof Claimed>;

/** A broadcast that is due, locked until the transaction ends. Undefined when another process has it, or it is over. */
export async function claimBroadcast({ db }: Transaction, id: string): Promise<Claimed | undefined> {
  const [row] = await rowsOf(
    db,
    Claimed,
    sql`
    with due as (
      select id, account_id, author_id, text, file from broadcasts
      where id = ${id} and send_at <= now() and stopped_at is null and finished_at is null for no key update skip locked
    )
    select due.id, author_id as "authorId", text, file, coalesce(name_for_clients(author_id), '') as professional,
      accounts.name as studio
    from due join accounts on accounts.id = due.account_id`,
  );
  return row;
}

const Pending = z.object({ clientId: z.uuid(), messageId: z.uuid(), name: z.string() });

/** Recipients who wait, in the order of their ids, in which their conversations are locked. */
export async function findPending({ db }: Transaction, broadcastId: string, limit: number) {
  return rowsOf(
    db,
    Pending,
    sql`
    select client_id as "clientId", message_id as "messageId", clients.name
    from broadcast_recipients join clients on clients.id = client_id
    where broadcast_id = ${broadcastId} and outcome is null order by client_id limit ${limit}`,
  );
}

interface RecipientOutcome {
  clientId: string;
  outcome: Exclude<Outcome, 'pending'>;
}

export async function saveOutcomes(
  { db }: Transaction,
  broadcastId: string,
  handled: readonly RecipientOutcome[],
): Promise<void> {
  const [ids, results] = [handled.map(({ clientId }) => clientId), handled.map(({ outcome }) => outcome)];
  await sql`
    update broadcast_recipients set outcome = handled.outcome
    from unnest(${ids}::uuid[], ${results}::text[]) handled (client_id, outcome)
    where broadcast_id = ${broadcastId} and broadcast_recipients.client_id = handled.client_id`.execute(db);
}

export async function finishBroadcast({ db }: Transaction, id: string): Promise<void> {
  await db.updateTable('broadcasts').set({ finished_at: sql<string>`now()` }).where('id', '=', id).execute();
}

/** Of all accounts, the ones that have waited longest first. */
export async function findDue({ db }: Transaction, limit: number): Promise<{ accountId: string; id: string }[]> {
  return rowsOf(
    db,
    z.object({ accountId: z.uuid(), id: z.uuid() }),
    sql`select account_id as "accountId", id from due_broadcasts(now(), ${limit})`,
  );
}
