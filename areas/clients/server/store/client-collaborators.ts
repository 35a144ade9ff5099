import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type CareKind, careKinds } from '../../contract/care.ts';
import type { HandedOver } from '../events.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope, Transaction } from '#shell/server/database/scope.ts';

/** The membership in charge of each kind of care; null without one. */
export type Professionals = Record<CareKind, string | null>;

/** A client, and the care that was handed over. */
const MovedClient = z.object({ clientId: z.uuid(), kind: z.enum(careKinds) });
export type MovedClient = z.output<typeof MovedClient>;

/** SQL for the name of the professional in charge of a row of `clients`, as the team reads it. */
export function professionalName(kind: CareKind): RawBuilder<string | null> {
  return sql`(
    select users.name from client_collaborators care
      join memberships on memberships.id = care.membership_id join users on users.id = memberships.user_id
    where care.client_id = clients.id and care.kind = ${sql.lit(kind)})`;
}

/** SQL for the names of the professionals in charge of a row of `clients`, without the caller. */
export function othersInCharge({ caller }: Pick<ReadScope, 'caller'>): RawBuilder<string[]> {
  return sql`array(
    select distinct users.name from client_collaborators care
      join memberships on memberships.id = care.membership_id join users on users.id = memberships.user_id
    where care.client_id = clients.id and care.membership_id <> ${caller.membershipId}::uuid order by users.name)`;
}

export function professionalId(kind: CareKind): RawBuilder<string | null> {
  return sql`(
    select membership_id from client_collaborators care where care.client_id = clients.id and care.kind = ${sql.lit(kind)})`;
}

/** SQL for the name of a professional of a row of `clients`, as the client reads it. */
export const nameForClient: RawBuilder<string | null> = sql`(
  select name_for_clients(membership_id) from client_collaborators care where care.client_id = clients.id
  order by care.kind desc limit 1)`;

export async function replaceProfessionals(
  { db }: Transaction,
  clientId: string,
  professionals: Professionals,
): Promise<void> {
  const ids = careKinds.map((kind) => professionals[kind]);
  await sql`
    with chosen as (
      select * from unnest(${[...careKinds]}::text[], ${ids}::uuid[]) as chosen(kind, membership_id)
    ), removed as (
      delete from client_collaborators
      where client_id = ${clientId} and kind in (select kind from chosen where membership_id is null)
    )
    insert into client_collaborators as care (client_id, kind, membership_id)
    select ${clientId}::uuid, kind, membership_id from chosen where membership_id is not null
    on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id, since = excluded.since
      where care.membership_id <> excluded.membership_id`.execute(db);
}

/**
 * Puts a professional in charge of these kinds of care, in one statement for all clients, and returns what changed, with the former
 * professionals. An open form of a client who changed has an older version then, so that its save does not undo the change.
 */
export async function setProfessionals(
  { db }: Scope,
  { clientIds, kinds, membershipId: to }: NewProfessional,
): Promise<HandedOver[]> {
  const rows = await rowsOf(
    db,
    MovedClient.extend({ from: z.uuid().nullable() }),
    sql`
    with changed as (
      select ids.client_id, kinds.kind, care.membership_id as former
      from (select distinct unnest(${clientIds}::uuid[]) as client_id) ids
        cross join (select distinct unnest(${kinds}::text[]) as kind) kinds
        left join client_collaborators care on care.client_id = ids.client_id and care.kind = kinds.kind
      where care.membership_id is distinct from ${to}::uuid
    ), saved as (
      insert into client_collaborators (client_id, kind, membership_id) select client_id, kind, ${to} from changed
      on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id, since = excluded.since
    ), advanced as (
      update clients set version = version + 1 where id in (select client_id from changed)
    )
    select client_id as "clientId", kind, former as "from" from changed`,
  );
  return rows.map((row) => ({ ...row, to }));
}

interface NewProfessional {
  clientIds: readonly string[];
  kinds: readonly CareKind[];
  membershipId: string;
}

/**
 * Whether all these memberships are active professionals of the account. A removal waits until the transaction ends, so that it
 * hands over the clients that they get now.
 */
export async function lockProfessionals({ db }: Scope, ids: string[]): Promise<boolean> {
  const active = await db
    .selectFrom('memberships')
    .select('id')
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('role', '<>', 'client')
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return active.length === new Set(ids).size;
}

/** The admin who has been in the account longest. */
export async function findFirstAdmin({ db }: Transaction): Promise<string | undefined> {
  const admins = db.selectFrom('memberships').select('id').where('role', '=', 'admin');
  const first = await admins.where('deactivated_at', 'is', null).orderBy('created_at').orderBy('id').executeTakeFirst();
  return first?.id;
}

export interface ClientMove {
  from: string;
  /** Null: the clients stay without a professional for that care. */
  to: string | null;
  clientId?: string | undefined;
  /** Only these. */
  moved?: MovedClient[] | undefined;
}

/** Hands over the clients of a professional, and returns them. Open forms of these clients have an older version then. */
export async function moveClients({ db }: Scope, { from, to, clientId, moved }: ClientMove): Promise<MovedClient[]> {
  const isOfClient = clientId ? sql`client_id = ${clientId}` : sql`true`;
  const isAmong = moved
    ? sql`(client_id, kind) in (
        select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved("clientId" uuid, kind text))`
    : sql`true`;
  const isMoved = sql`membership_id = ${from} and ${isOfClient} and ${isAmong}`;
  // Locks the clients first, in the order in which a save of a client does.
  await advanceVersions({ db }, sql`id in (select client_id from client_collaborators where ${isMoved})`);
  const change = to
    ? sql`update client_collaborators set membership_id = ${to}, since = now() where ${isMoved}`
    : sql`delete from client_collaborators where ${isMoved}`;
  return rowsOf(db, MovedClient, sql`${change} returning client_id as "clientId", kind`);
}

async function advanceVersions({ db }: Pick<Scope, 'db'>, condition: RawBuilder<unknown>): Promise<void> {
  await sql`update clients set version = version + 1 where ${condition}`.execute(db);
}

/** What a professional is in charge of for at least one client. */
export async function findCareKindsOf({ db }: Scope, membershipId: string): Promise<CareKind[]> {
  const kinds = db.selectFrom('client_collaborators').select('kind').distinct();
  return (await kinds.where('membership_id', '=', membershipId).$castTo<{ kind: CareKind }>().execute()).map(
    ({ kind }) => kind,
  );
}

/** The kinds of care for which a client has a professional. Does not check access to the client. */
export async function findCareKindsOfClient({ db }: Transaction, clientId: string): Promise<CareKind[]> {
  const kinds = db.selectFrom('client_collaborators').select('kind').where('client_id', '=', clientId);
  return (await kinds.$castTo<{ kind: CareKind }>().execute()).map(({ kind }) => kind);
}

export async function countClientsOf({ db }: Scope, membershipId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    z.object({ total: z.number() }),
    sql`select count(distinct client_id)::int as total from client_collaborators where membership_id = ${membershipId}`,
  );
  return row?.total ?? 0;
}
