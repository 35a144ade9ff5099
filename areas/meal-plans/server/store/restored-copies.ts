import { sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { DeletedRecord, ParallelRecord, undoDays } from '#shell/common/deletions.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

const isRestorable = sql`archived_at > now() - make_interval(days => ${sql.lit(undoDays)})`;

/** The copies of a client that were taken away after they had begun, the last one first. Does not check access to the client. */
export async function findArchived({ db }: Scope, clientId: string): Promise<DeletedRecord[]> {
  return rowsOf(
    db,
    DeletedRecord,
    sql`
    select id, title, archived_at as "deletedAt" from meal_plans
    where client_id = ${clientId} and ${isRestorable} order by archived_at desc, id limit 100`,
  );
}

/** Continues a copy that was taken away after it had begun, until its former last day. Returns whether there was one. */
export async function continueArchived(scope: Scope, id: string): Promise<boolean> {
  const rows = await rowsOf(
    scope.db,
    z.object({ id: z.uuid() }),
    sql`
    update meal_plans set archived_at = null, ends_on = least(replaced_from - 1, starts_on - 1 + coalesce(
      (select published.duration from published_meal_plans published where meal_plan_id = meal_plans.id
        order by number desc limit 1), duration))
    where id = ${id} and ${isRestorable} and ${isVisibleClient(scope, 'meal_plans.client_id')}
    returning id`,
  );
  return rows.length > 0;
}

/** The client of a copy, which is locked as by an assignment, so that no other copy of them is being assigned or taken away. */
export async function lockClientOf(scope: Scope, id: string): Promise<string | null> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ clientId: z.uuid().nullable() }),
    sql`
    select clients.id as "clientId" from clients join meal_plans on meal_plans.client_id = clients.id
    where meal_plans.id = ${id} and ${isVisibleClient(scope)} for no key update of clients`,
  );
  return row?.clientId ?? null;
}

/** Whether a row of `meal_plans` is followed on some days besides the restored one. */
const isOther = sql`other.client_id = restored.client_id and other.id <> restored.id and other.archived_at is null
  and other.published_version is not null`;

/** A restored copy ends before the next one of its client, and those that it had replaced end before it again. */
export async function replaceAgain({ db }: Scope, id: string): Promise<void> {
  await sql`
    update meal_plans restored set replaced_from = next.starts_on, ends_on = least(ends_on, next.starts_on - 1) from (
      select min(other.starts_on) as starts_on from meal_plans other, meal_plans restored
      where restored.id = ${id} and ${isOther} and other.starts_on > restored.starts_on and other.starts_on <= restored.ends_on) next
    where restored.id = ${id} and next.starts_on is not null`.execute(db);
  await sql`
    update meal_plans other set ends_on = restored.starts_on - 1, replaced_from = restored.starts_on from meal_plans restored
    where restored.id = ${id} and ${isOther} and restored.published_version is not null
      and other.starts_on < restored.starts_on and other.ends_on >= restored.starts_on`.execute(db);
}

/** The other meal plans that the client follows on days of a restored copy, from today on, by first day. */
export async function findAlongside(scope: Scope, id: string): Promise<ParallelRecord[]> {
  return rowsOf(
    scope.db,
    ParallelRecord,
    sql`
    select other.title, other.starts_on as "startsOn", other.ends_on as "endsOn"
    from meal_plans restored join meal_plans other on ${isOther}
    where restored.id = ${id} and other.starts_on <= restored.ends_on
      and other.ends_on >= greatest(restored.starts_on, ${today(scope)})
    order by other.starts_on, other.id limit 20`,
  );
}
