import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isCoached, isVisibleClient } from '#areas/clients/server/public.ts';
import { type Group, type GroupCard, type GroupFilters, groupLimits, type GroupClient } from '../contract.ts';
import type { Audience } from '../contract/audience.ts';
import { containsPattern, paginate } from '#shell/server/database/list-queries.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import type { DB } from '#shell/server/database/tables.ts';

/**
 * Finds groups by name, each with its first visible clients. A group all of whose clients are not visible to the caller is not theirs:
 * it is left out.
 */
export async function findGroups(
  scope: Scope,
  { search, page }: GroupFilters,
): Promise<{ groups: GroupCard[]; nextPage: number }> {
  let groups = scope.db
    .selectFrom('groups')
    .select((eb) => [
      'groups.id',
      'groups.name',
      clientsJson(scope, eb, groupLimits.shown).as('users'),
      counted(visibleClients(scope, eb)).as('total'),
      counted(visibleClients(scope, eb).where(sql<boolean>`not ${isCoached()}`)).as('inactive'),
      hasOthers(scope, eb).as('hasOthers'),
    ])
    .where((eb) => isOwnGroup(scope, eb));
  if (search) groups = groups.where('groups.name', 'ilike', containsPattern(search));
  const sorted = groups.orderBy(sql`lower(groups.name)`).orderBy('groups.id');
  const { rows, nextPage } = await paginate(sorted, page);
  return { groups: rows, nextPage };
}

export async function findGroup(scope: Scope, id: string): Promise<Group | undefined> {
  return scope.db
    .selectFrom('groups')
    .select((eb) => [
      'groups.id',
      'groups.name',
      'groups.version',
      clientsJson(scope, eb, groupLimits.clients).as('users'),
      hasOthers(scope, eb).as('hasOthers'),
    ])
    .where('groups.id', '=', id)
    .where((eb) => isOwnGroup(scope, eb))
    .executeTakeFirst();
}

/** Finds active visible clients by name. */
export async function findSelectableClients(
  scope: Scope,
  { search, page }: GroupFilters,
): Promise<{ clients: GroupClient[]; nextPage: number }> {
  let clients = scope.db
    .selectFrom('clients')
    .select(['clients.id', 'clients.name'])
    .where(isCoached())
    .where(isVisibleClient(scope));
  if (search) clients = clients.where('clients.name', 'ilike', containsPattern(search));
  const { rows, nextPage } = await paginate(clients.orderBy(sql`lower(clients.name)`).orderBy('clients.id'), page);
  return { clients: rows, nextPage };
}

/** Counts the given clients that are visible, including inactive ones, who stay in their groups. */
export async function countVisible(scope: Scope, clientIds: string[]): Promise<number> {
  const { total } = await scope.db
    .selectFrom('clients')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('clients.id', '=', anyOf(clientIds))
    .where(isVisibleClient(scope))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns false when another group of the account has the name, ignoring case. */
export async function insertGroup({ db }: Scope, group: { id: string; name: string }): Promise<boolean> {
  const result = await db
    .insertInto('groups')
    .values(group)
    .onConflict((conflict) => conflict.expression(sql`account_id, lower(name)`).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function isNameTaken({ db }: Scope, { id, name }: { id: string; name: string }): Promise<boolean> {
  const other = await db
    .selectFrom('groups')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

export async function renameGroup({ db }: Scope, { id, name }: { id: string; name: string }): Promise<void> {
  await db.updateTable('groups').set({ name }).where('id', '=', id).execute();
}

/** Advances the versions of the groups that have any of these clients. */
export async function advanceVersions({ db }: Transaction, clientIds: string[]): Promise<void> {
  const joined = db.selectFrom('group_clients').select('group_id').where('client_id', '=', anyOf(clientIds));
  await db.updateTable('groups').set({ version: sql`version + 1` }).where('id', 'in', joined).execute();
}

/** Replaces the visible clients of the group with `clientIds`; clients that are not visible stay. */
export async function replaceVisibleClients(scope: Scope, id: string, clientIds: string[]): Promise<void> {
  const { db } = scope;
  await db
    .deleteFrom('group_clients')
    .where('group_id', '=', id)
    .where('client_id', '<>', sql<string>`all(${clientIds}::uuid[])`)
    .where('client_id', 'in', db.selectFrom('clients').select('clients.id').where(isVisibleClient(scope)))
    .execute();
  await sql`
    insert into group_clients (group_id, client_id)
    select ${id}::uuid, client_id from unnest(${clientIds}::uuid[]) as chosen(client_id)
    on conflict do nothing`.execute(db);
}

/** Counts the clients in the group, visible or not. */
export async function countClients({ db }: Scope, id: string): Promise<number> {
  const { total } = await db
    .selectFrom('group_clients')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('group_id', '=', id)
    .executeTakeFirstOrThrow();
  return total;
}

/** The memberships of the registered clients in the group, visible or not. */
export async function findMemberships({ db }: Scope, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_clients')
    .innerJoin('clients', 'clients.id', 'group_clients.client_id')
    .select('clients.membership_id')
    .where('group_clients.group_id', '=', id)
    .where('clients.membership_id', 'is not', null)
    .$narrowType<{ membership_id: string }>()
    .execute();
  return rows.map(({ membership_id }) => membership_id);
}

export async function deleteGroup({ db }: Scope, id: string): Promise<boolean> {
  const result = await db.deleteFrom('groups').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** SQL condition: whether the row of `clients` has one of the types or is in one of the groups. */
export function isChosen({
  clientTypeIds,
  groupIds,
}: Pick<Audience, 'clientTypeIds' | 'groupIds'>): RawBuilder<SqlBool> {
  return sql`(clients.client_type_id = any (${clientTypeIds}::uuid[]) or exists (
    select from group_clients
    where group_clients.client_id = clients.id and group_clients.group_id = any (${groupIds}::uuid[])))`;
}

/** Whether all client types and groups of an audience exist in the account. */
export async function areChosenKnown({ db }: Transaction, { clientTypeIds, groupIds }: Audience): Promise<boolean> {
  const [types, groups] = [[...new Set(clientTypeIds)], [...new Set(groupIds)]];
  const known = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('client_types')
        .select(eb.fn.countAll<number>().as('total'))
        .where('id', '=', anyOf(types))
        .as('types'),
      eb.selectFrom('groups').select(eb.fn.countAll<number>().as('total')).where('id', '=', anyOf(groups)).as('groups'),
    ])
    .executeTakeFirstOrThrow();
  return known.types === types.length && known.groups === groups.length;
}

function anyOf(ids: string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}

function visibleClients(scope: Scope, eb: ExpressionBuilder<DB, 'groups'>) {
  return eb
    .selectFrom('group_clients')
    .innerJoin('clients', 'clients.id', 'group_clients.client_id')
    .whereRef('group_clients.group_id', '=', 'groups.id')
    .where(isVisibleClient(scope));
}

/** Whether the group has clients that are not visible to the caller. */
function hasOthers(scope: Scope, eb: ExpressionBuilder<DB, 'groups'>): RawBuilder<boolean> {
  const exists = eb.exists(
    eb
      .selectFrom('group_clients')
      .select('group_clients.client_id')
      .whereRef('group_clients.group_id', '=', 'groups.id')
      .where(
        'group_clients.client_id',
        'not in',
        eb.selectFrom('clients').select('clients.id').where(isVisibleClient(scope)),
      ),
  );
  return sql<boolean>`${exists}`;
}

/** Whether the group is empty or has a client that is visible to the caller. */
function isOwnGroup(scope: Scope, eb: ExpressionBuilder<DB, 'groups'>) {
  const visible = visibleClients(scope, eb).select('clients.id');
  return eb.or([eb.exists(visible), eb.not(hasOthers(scope, eb))]);
}

function counted(clients: ReturnType<typeof visibleClients>) {
  return clients
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .$asScalar()
    .$notNull();
}

/** SQL expression for the first `max` visible clients of a group by name, as JSON `[{ id, name }]`. */
function clientsJson(scope: Scope, eb: ExpressionBuilder<DB, 'groups'>, max: number) {
  const first = visibleClients(scope, eb)
    .select(['clients.id', 'clients.name'])
    .orderBy(sql`lower(clients.name)`)
    .orderBy('clients.id')
    .limit(max);
  return sql<GroupClient[]>`(select coalesce(json_agg(json_build_object('id', first.id, 'name', first.name)), '[]')
    from (${first}) as first)`;
}
