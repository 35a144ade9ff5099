import { sql } from 'kysely';
import { type AssignPreview, maxNamed } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

export interface RecipientIds {
  id: string;
  clientIds: string[];
  groupIds: string[];
}

export interface AssignmentInput {
  /** Number of exercise rows of the program. */
  rows: number;
  /** Number of the requested groups that exist. */
  groups: number;
  /** Requested clients and members of the groups that are active and visible to the caller. */
  clientIds: string[];
}

/**
 * Reads the program and the recipients in one query; undefined when the caller may not see the program. The row is locked
 * until the end of the transaction, so that the program cannot be deleted meanwhile.
 */
export async function findAssignmentInput(
  scope: Scope,
  { id, clientIds, groupIds }: RecipientIds,
): Promise<AssignmentInput | undefined> {
  const { role, membershipId } = scope.caller;
  const isVisibleClient = role === 'admin' ? sql`true` : sql`clients.collaborator_id = ${membershipId}`;
  const requested = sql`${clientIds}::uuid[]`;
  const withGroups = sql`array(select unnest(${requested}) union select client_id from group_clients where group_id = any(${groupIds}::uuid[]))`;
  const { rows } = await sql<AssignmentInput>`
    select row_count as rows,
      ${groupIds.length === 0 ? sql`0` : sql`(select count(*)::int from groups where id = any(${groupIds}::uuid[]))`} as groups,
      array(
        select clients.id from clients
        where clients.id = any(${groupIds.length === 0 ? requested : withGroups})
          and clients.deactivated_at is null and ${isVisibleClient}
      ) as "clientIds"
    from programs where id = ${id} and ${isVisibleProgram(scope)} for key share`.execute(scope.db);
  return rows[0];
}

/**
 * Ends the other programs of the clients on the day before `startsOn` and deletes those that start on that day. Runs after
 * the insert of the copies, because one of the deleted programs may be the source of the copies.
 */
export async function endOverlappingPrograms(
  { db }: Scope,
  copies: readonly { id: string; clientId: string }[],
  startsOn: string,
): Promise<void> {
  const clientIds = copies.map((copy) => copy.clientId);
  const ids = copies.map((copy) => copy.id);
  await sql`
    with overlapping as materialized (
      select id, starts_on from programs
      where client_id = any(${clientIds}::uuid[]) and starts_on <= ${startsOn}::date
        and (starts_on = ${startsOn}::date or ends_on >= ${startsOn}::date)
        and id <> all(${ids}::uuid[])
      order by id for update
    ), deleted as (
      delete from programs using overlapping
      where programs.id = overlapping.id and overlapping.starts_on = ${startsOn}::date
    )
    update programs set ends_on = ${startsOn}::date - 1 from overlapping
    where programs.id = overlapping.id and overlapping.starts_on < ${startsOn}::date`.execute(db);
}

interface FirstDay {
  id: string;
  clientIds: string[];
  startsOn: string;
}

/** The programs that the clients have on the first day of a copy of program `id`. */
export async function findOverlap(
  { db }: Scope,
  { id, clientIds, startsOn }: FirstDay,
): Promise<Omit<AssignPreview, 'clients'>> {
  const { rows } = await sql<Omit<AssignPreview, 'clients'>>`
    with overlapping as (
      select client_id, template_id, title, starts_on, ends_on from programs
      where client_id = any(${clientIds}::uuid[]) and starts_on <= ${startsOn}::date and ends_on >= ${startsOn}::date
    )
    select count(distinct client_id)::int as training,
      (count(distinct client_id) filter (where template_id = ${id}))::int as "alreadyAssigned",
      (count(*) filter (where starts_on < ${startsOn}::date))::int as running,
      (count(*) filter (where starts_on = ${startsOn}::date))::int as starting,
      (select coalesce(json_agg(listed), '[]') from (
        select clients.name as "clientName", overlapping.title, overlapping.ends_on as "endsOn"
        from overlapping join clients on clients.id = overlapping.client_id
        order by lower(clients.name), overlapping.starts_on limit ${sql.lit(maxNamed)}) listed) as programs
    from overlapping`.execute(db);
  return rows[0] ?? { training: 0, alreadyAssigned: 0, running: 0, starting: 0, programs: [] };
}
