import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { inChargeSince, isCoached, isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import type { MealNote, UnreadClient } from '../../contract/unread.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

type Reader = Pick<Scope, 'caller'>;

/** Days for which home names a report. A professional who never opens a diary has only these there; the diary marks older ones, too. */
const namedDays = 60;

/** Notes of a client that are searched for symptoms and foods, the latest ones. */
const searchedNotes = 30;

export type UnreadRow = Omit<UnreadClient, 'symptoms' | 'conflicts' | 'medicines' | 'symptomNotes'> & {
  texts: MealNote[] | null;
};

/** A page of the active clients, or of one of them, with reports that the caller has to read, with their latest notes, the latest first. */
export async function findUnreadClients(
  scope: Scope,
  { page, clientId }: { page: number; clientId?: string | undefined },
): Promise<{ rows: UnreadRow[]; nextPage: number }> {
  return paginate(unreadClients(scope, clientId === undefined ? null : [clientId]), page);
}

/** Those of the clients, all on one page. */
export async function findUnreadOf(scope: Scope, clientIds: readonly string[]): Promise<UnreadRow[]> {
  return unreadClients(scope, clientIds).execute();
}

function unreadClients(scope: Scope, clientIds: readonly string[] | null) {
  return scope.db
    .selectFrom('clients')
    .innerJoinLateral(unreadOfClient(scope).as('unread'), (join) => join.onTrue())
    .select(['clients.id as clientId', 'clients.name as clientName'])
    .select([
      'unread.meals',
      'unread.skipped',
      'unread.notes',
      'unread.eatenConflicts',
      'unread.texts',
      'unread.lastOn',
      'unread.lastAt',
    ])
    .where(isCoached())
    .where(isVisibleClient(scope))
    .where(mayReadHealthData(scope))
    .$if(clientIds !== null, (query) => query.where('clients.id', '=', sql<string>`any(${clientIds}::uuid[])`))
    .orderBy('lastAt', 'desc')
    .orderBy('clients.id');
}

/**
 * SQL for the reports of the last 60 days of a row of `clients` that the caller has to read, in one row; no row without any. What may be
 * unread is found by an index: it arrived after what the latest reading includes, or is of later dates than that one. The bounds are
 * subqueries as a whole, because the planner takes no `coalesce` as the condition of an index below row-level security.
 */
export function unreadOfClient(scope: Reader): RawBuilder<Omit<UnreadRow, 'clientId' | 'clientName'>> {
  const latest = (column: 'eaten_until' | 'new_until') => sql`(select coalesce((
    select ${sql.ref(column)} from (${readingsOf(scope, 'clients.id')}) readings order by new_until desc, eaten_until desc limit 1
  ), '-infinity'))`;
  const reports = sql`
    select client_id, eaten_on, new_at, state, is_against_profile, array_to_string(array_prepend(nullif(note, ''), other_notes), E'\\n') as note from meal_entries
    where meal_entries.client_id = clients.id and new_at > now() - make_interval(days => ${namedDays})`;
  return sql`(
    select count(*)::int as meals, count(*) filter (where state = 'skipped')::int as skipped,
      count(*) filter (where note <> '')::int as notes, count(*) filter (where is_against_profile)::int as "eatenConflicts",
      to_json((array_agg(json_build_object('date', eaten_on, 'text', note) order by new_at desc)
        filter (where note <> ''))[1:${sql.lit(searchedNotes)}]) as texts, max(eaten_on) as "lastOn", max(new_at) as "lastAt"
    from (
      ${reports} and new_at > ${latest('new_until')}
      union all ${reports} and new_at <= ${latest('new_until')} and eaten_on > ${latest('eaten_until')}
    ) meal_entries
    where ${isUnread(scope)}
    having count(*) > 0)`;
}

/** Column of the list of clients: the latest notes that the caller has to read. */
export function unreadMealNotes(scope: Reader): RawBuilder<string[] | null> {
  return sql`(select array(select one ->> 'text' from json_array_elements(texts) one)
    from ${unreadOfClient(scope)} unread where texts is not null and ${mayReadHealthData(scope)})`;
}

/** Column of the list of clients: whether the caller has to read of a meal with a food that the dietary profile was against. */
export function hasUnreadEatenConflict(scope: Reader): RawBuilder<boolean> {
  return sql`(select "eatenConflicts" > 0 and ${mayReadHealthData(scope)} from ${unreadOfClient(scope)} unread)`;
}

/**
 * SQL condition: whether a row of `meal_entries` is unread for the caller. For a professional in charge of the client, readings by others
 * count only for what was reported before the professional got in charge. For other callers a reading by anybody counts.
 */
export function isUnread(scope: Reader): RawBuilder<SqlBool> {
  return sql`(meal_entries.new_at is not null and not exists (
    select from (${readingsOf(scope, 'meal_entries.client_id')}) readings
    where readings.eaten_until >= meal_entries.eaten_on and readings.new_until >= meal_entries.new_at))`;
}

/** SQL query for the readings of a client that count for the caller, those of others up to when the caller got in charge. */
function readingsOf(scope: Reader, clientId: string): RawBuilder<unknown> {
  const isOwn = sql`readers.membership_id = ${scope.caller.membershipId || null}::uuid`;
  return sql`
    select readers.eaten_until, case when ${isOwn} then readers.new_until
      else least(readers.new_until, ${inChargeSince(scope, clientId)}) end as new_until
    from meal_diary_readers readers where readers.client_id = ${sql.ref(clientId)}`;
}

/**
 * Marks what the client reported about dates until `until` as read by the caller, and forgets the readings that this one includes.
 * Returns whether the caller had something to read.
 */
export async function markRead(
  scope: Transaction & Reader,
  { clientId, until }: { clientId: string; until: string },
): Promise<boolean> {
  const { db, caller } = scope;
  const { numAffectedRows = 0n } = await sql`
    with read as (
      select max(new_at) as new_until from meal_entries
      where client_id = ${clientId} and new_at is not null and eaten_on <= ${until}::date
      having bool_or(${isUnread(scope)})
    ), included as (
      delete from meal_diary_readers using read
      where client_id = ${clientId} and membership_id = ${caller.membershipId}::uuid and eaten_until < ${until}::date
    )
    insert into meal_diary_readers as readers (client_id, membership_id, eaten_until, new_until)
    select ${clientId}::uuid, ${caller.membershipId}::uuid, ${until}::date, new_until from read
    on conflict (account_id, client_id, membership_id, eaten_until) do update
      set new_until = greatest(readers.new_until, excluded.new_until)`.execute(db);
  return numAffectedRows > 0n;
}
