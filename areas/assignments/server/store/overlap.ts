import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { AssignPreview } from '../../contract.ts';
import { maxListedCopies } from '../../contract/limits.ts';
import { todayIn } from '#shell/common/dates.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { AssignedTable } from './assignable-clients.ts';

/** Condition for copies that count as followed: a meal plan that was never published, or was taken away, is left as it is. */
const isFollowed: Record<AssignedTable, RawBuilder<SqlBool>> = {
  programs: sql`true`,
  macros: sql`true`,
  meal_plans: sql`published_version is not null and archived_at is null`,
};

const Overlap = AssignPreview.omit({ clients: true });

/** A newly inserted copy. */
export interface Copy {
  id: string;
  clientId: string;
}

interface NewCopies {
  templateId: string;
  clientIds: string[];
  startsOn: string;
  /** The last day of the new copies; null when they have none: then later copies are not counted. */
  endsOn: string | null;
}

/**
 * Counts the copies that the clients follow on `startsOn`, the first day of new copies, and lists some of them; also the
 * clients with copies that start later, up to `endsOn`.
 */
export async function findOverlap(
  { db }: Scope,
  table: AssignedTable,
  { templateId, clientIds, startsOn, endsOn }: NewCopies,
): Promise<z.output<typeof Overlap>> {
  const [overlap] = await rowsOf(
    db,
    Overlap,
    sql`
    with followed as (
      select client_id, template_id, title, starts_on, ends_on from ${sql.table(table)}
      where client_id = any(${clientIds}::uuid[]) and starts_on <= ${startsOn}::date and ends_on >= ${startsOn}::date
        and ${isFollowed[table]}
    )
    select count(distinct client_id)::int as following,
      (count(distinct client_id) filter (where template_id = ${templateId}))::int as "alreadyAssigned",
      (count(*) filter (where starts_on < ${startsOn}::date))::int as ending,
      (count(*) filter (where starts_on = ${startsOn}::date))::int as deleted,
      (select count(distinct client_id)::int from ${sql.table(table)} later where client_id = any(${clientIds}::uuid[])
        and starts_on > ${startsOn}::date and starts_on <= ${endsOn}::date and ${isFollowed[table]}) as later,
      (select coalesce(json_agg(listed), '[]') from (
        select clients.name as "clientName", followed.title, nullif(followed.ends_on, 'infinity') as "endsOn"
        from followed join clients on clients.id = followed.client_id
        order by lower(clients.name), followed.starts_on limit ${sql.lit(maxListedCopies)}) listed) as copies
    from followed`,
  );
  return overlap ?? { following: 0, alreadyAssigned: 0, ending: 0, deleted: 0, later: 0, copies: [] };
}

const Assigned = z.object({ id: z.uuid(), name: z.string() });

/** The clients who have a copy of the template in the days of new copies, by name. Read after the lock of `requireRecipients`. */
export async function findAssigned(
  { db }: Scope,
  table: AssignedTable,
  { templateId, clientIds, startsOn, endsOn }: NewCopies,
): Promise<z.output<typeof Assigned>[]> {
  return rowsOf(
    db,
    Assigned,
    sql`
    select id, name from clients where id in (
      select client_id from ${sql.table(table)}
      where client_id = any(${clientIds}::uuid[]) and template_id = ${templateId}
        and starts_on <= ${endsOn}::date and ends_on >= ${startsOn}::date and ${isFollowed[table]})
    order by lower(name), id`,
  );
}

interface Replacement {
  copies: readonly Copy[];
  /** The first day of the copies. */
  startsOn: string;
  /** The columns that end an earlier copy the day before. */
  end: RawBuilder<unknown>;
}

/**
 * Ends the other copies that the clients of the new `copies` follow on `startsOn`: earlier ones end the day before,
 * those that start on that day are deleted. Runs after the insert, because the source of a new copy may be deleted.
 * `requireRecipients` has locked the clients: a concurrent assignment to one of them waits, then sees these copies.
 */
export async function endOverlappingCopies(
  { db }: Scope,
  table: AssignedTable,
  { copies, startsOn, end }: Replacement,
): Promise<void> {
  const clientIds = copies.map((copy) => copy.clientId);
  const ids = copies.map((copy) => copy.id);
  await sql`
    with others as materialized (
      select id, starts_on from ${sql.table(table)}
      where client_id = any(${clientIds}::uuid[]) and starts_on <= ${startsOn}::date
        and (starts_on = ${startsOn}::date or ends_on >= ${startsOn}::date)
        and id <> all(${ids}::uuid[]) and ${isFollowed[table]}
      order by id for update
    ), deleted as (
      delete from ${sql.table(table)} copies using others
      where copies.id = others.id and others.starts_on = ${startsOn}::date
    )
    update ${sql.table(table)} copies set ${end} from others
    where copies.id = others.id and others.starts_on < ${startsOn}::date`.execute(db);
}

/**
 * Before a copy that has not begun is taken away: the copies that it would have replaced go on, until the next copy of the client
 * starts. `end` sets the columns of the row `copies` from `released."replacedFrom"`, which is null without a next one. The client is
 * locked before the copies, as in `requireRecipients`: a transaction that assigns a copy to the client ends before, and its copy counts as a
 * next one, or waits for this one.
 */
export async function releaseReplaced(
  { db, caller }: Scope,
  table: AssignedTable,
  { id, end }: { id: string; end: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    select from clients where id = (select client_id from ${sql.table(table)} where id = ${id}) for no key update`.execute(
    db,
  );
  await sql`
    with released as materialized (
      select earlier.id, (
        select min(next.starts_on) from ${sql.table(table)} next
        where next.client_id = removed.client_id and next.id <> removed.id and next.starts_on >= removed.starts_on
      ) as "replacedFrom"
      from ${sql.table(table)} removed
        join ${sql.table(table)} earlier on earlier.client_id = removed.client_id and earlier.replaced_from = removed.starts_on
      where removed.id = ${id} and removed.starts_on > ${todayIn(caller.timeZone)}::date
    )
    update ${sql.table(table)} copies set ${end} from released where copies.id = released.id`.execute(db);
}
