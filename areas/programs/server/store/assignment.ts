import { sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { type AssignPreview, maxNamed } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

export interface RecipientIds {
  id: string;
  clientIds: string[];
  groupIds: string[];
}

/** What an assignment is decided by. */
export interface AssignmentInput {
  /** Exercise rows of the program. */
  rows: number;
  /** How many of the groups there are. */
  groups: number;
  /** The active clients the caller looks after: those that are named, and those of the groups. */
  clientIds: string[];
}

/** In one question; undefined when the caller has no such program. Until this is done nobody deletes it. */
export async function findAssignmentInput(
  scope: Scope,
  { id, clientIds, groupIds }: RecipientIds,
): Promise<AssignmentInput | undefined> {
  const named = sql`${clientIds}::uuid[]`;
  const inGroups = sql`array(select unnest(${named}) union select client_id from group_clients where group_id = any(${groupIds}::uuid[]))`;
  const { rows } = await sql<AssignmentInput>`
    select row_count as rows,
      ${groupIds.length === 0 ? sql`0` : sql`(select count(*)::int from groups where id = any(${groupIds}::uuid[]))`} as groups,
      array(
        select clients.id from clients
        where clients.id = any(${groupIds.length === 0 ? named : inGroups})
          and clients.deactivated_at is null and ${isVisibleClient(scope)}
      ) as "clientIds"
    from programs where id = ${id} and ${isVisibleProgram(scope)} for key share`.execute(scope.db);
  return rows[0];
}

/**
 * Makes room for these copies, which start on that day: what else their clients train on by then ends the day before, and
 * what would only begin that day goes. The copies are there already, for one of the others may be what they came from.
 */
export async function endOverlappingPrograms(
  { db }: Scope,
  copies: readonly { id: string; clientId: string }[],
  startsOn: string,
): Promise<void> {
  const clientIds = copies.map((copy) => copy.clientId);
  const ids = copies.map((copy) => copy.id);
  await sql`
    with met as materialized (
      select id, starts_on from programs
      where client_id = any(${clientIds}::uuid[]) and starts_on <= ${startsOn}::date
        and (starts_on = ${startsOn}::date or ends_on >= ${startsOn}::date)
        and id <> all(${ids}::uuid[])
      order by id for update
    ), gone as (
      delete from programs using met where programs.id = met.id and met.starts_on = ${startsOn}::date
    )
    update programs set ends_on = ${startsOn}::date - 1 from met
    where programs.id = met.id and met.starts_on < ${startsOn}::date`.execute(db);
}

interface FirstDay {
  id: string;
  clientIds: string[];
  startsOn: string;
}

/** What these clients train on the day a copy of that program would start. */
export async function findOverlap(
  { db }: Scope,
  { id, clientIds, startsOn }: FirstDay,
): Promise<Omit<AssignPreview, 'clients'>> {
  const { rows } = await sql<Omit<AssignPreview, 'clients'>>`
    with met as (
      select client_id, template_id, title, starts_on, ends_on from programs
      where client_id = any(${clientIds}::uuid[]) and starts_on <= ${startsOn}::date and ends_on >= ${startsOn}::date
    )
    select count(distinct client_id)::int as training,
      (count(distinct client_id) filter (where template_id = ${id}))::int as "alreadyAssigned",
      (count(*) filter (where starts_on < ${startsOn}::date))::int as running,
      (count(*) filter (where starts_on = ${startsOn}::date))::int as starting,
      (select coalesce(json_agg(named), '[]') from (
        select clients.name as "clientName", met.title, met.ends_on as "endsOn"
        from met join clients on clients.id = met.client_id
        order by lower(clients.name), met.starts_on limit ${sql.lit(maxNamed)}) named) as programs
    from met`.execute(db);
  return rows[0] ?? { training: 0, alreadyAssigned: 0, running: 0, starting: 0, programs: [] };
}
