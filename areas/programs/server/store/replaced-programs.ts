import { sql } from 'kysely';
import { releaseReplaced } from '#areas/assignments/server/public.ts';
import { ParallelRecord, undoDays } from '#shell/common/deletions.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/** Before a program is deleted: what it would have replaced goes on, and is noted for when it is restored (`replaceAgain`). */
export async function releaseReplacedPrograms(scope: Scope, id: string): Promise<void> {
  await sql`select note_replaced_programs(${id}::uuid)`.execute(scope.db);
  await releaseReplaced(scope, 'programs', { id, end: sql`replaced_from = released."replacedFrom"` });
}

/**
 * After a copy was restored: when the copy that would have replaced it was deleted before it began, this one goes on until the next copy of
 * the client starts, as `releaseReplaced` does for copies that are not deleted. When the other one was moved, or has begun, it ends as before.
 * `restore_deleted` has locked the client, so no other copy of the client is being assigned or taken away.
 */
export async function releaseRestored({ db, caller }: Scope, id: string): Promise<void> {
  await sql`
    update programs restored set replaced_from = (
      select min(next.starts_on) from programs next
      where next.client_id = restored.client_id and next.id <> restored.id and next.starts_on > restored.replaced_from)
    where id = ${id} and replaced_from is not null
      and exists (
        select 1 from deleted_program_starts(restored.client_id, ${caller.timeZone}, ${sql.lit(undoDays)}) deleted
        where deleted.starts_on = restored.replaced_from and deleted.starts_on > deleted.deleted_on)
      and not exists (
        select 1 from programs next where next.client_id = restored.client_id and next.starts_on = restored.replaced_from)`.execute(
    db,
  );
}

/**
 * After the copy `id` was restored: the programs of its client that have gone on because their replacement was deleted end for it again, once
 * both are there. One whose first or last day a professional has chosen since, or whose replacement was moved, stays as it is.
 */
export async function replaceAgain({ db }: Scope, id: string): Promise<void> {
  const clientId = sql`(select client_id from programs where id = ${id})`;
  await sql`
    update programs replaced set replaced_from = noted."from" from (
      select before.id, before."startsOn", before."chosenEnd", min(before."from") as "from"
      from programs replacement cross join lateral jsonb_to_recordset(replacement.replaced_programs)
        as before(id uuid, "from" date, "startsOn" date, "chosenEnd" date)
      where replacement.client_id = ${clientId} and replacement.starts_on = before."from"
      group by before.id, before."startsOn", before."chosenEnd") noted
    where replaced.id = noted.id and replaced.starts_on = noted."startsOn"
      and replaced.chosen_end is not distinct from noted."chosenEnd"
      and (replaced.replaced_from is null or replaced.replaced_from > noted."from")`.execute(db);
  // What is noted about a program that is still deleted is needed when that one is restored.
  await sql`
    update programs set replaced_programs = (
      select coalesce(jsonb_agg(noted), '[]') from jsonb_array_elements(replaced_programs) noted
      where not exists (select from programs present where present.id = (noted ->> 'id')::uuid))
    where client_id = ${clientId} and replaced_programs <> '[]'`.execute(db);
}

/** The other programs that the client follows on days of the copy `id`, from today on, by first day. */
export async function findAlongside(scope: Scope, id: string): Promise<ParallelRecord[]> {
  return rowsOf(
    scope.db,
    ParallelRecord,
    sql`
    select other.title, other.starts_on as "startsOn", other.ends_on as "endsOn"
    from programs copy join programs other on other.client_id = copy.client_id and other.id <> copy.id
    where copy.id = ${id} and other.starts_on <= copy.ends_on
      and other.ends_on >= greatest(copy.starts_on, ${today(scope)}) and copy.ends_on >= ${today(scope)}
    order by other.starts_on, other.id`,
  );
}
