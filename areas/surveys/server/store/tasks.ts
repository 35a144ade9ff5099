import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { CheckInTask, type TaskDraft, taskLimits } from '../../contract/tasks.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const columns = ({ caller }: Scope): RawBuilder<unknown> => sql`
  tasks.id, tasks.check_in_id as "checkInId", tasks.text, tasks.due_on as "dueOn", tasks.done_at as "doneAt",
  (tasks.created_at at time zone ${caller.timeZone})::date as "givenOn"`;

/** Adds a task. Returns whether it is new. */
export async function insertTask(
  { db, caller }: Scope,
  { clientId, checkInId, id, text, dueOn }: TaskDraft & { clientId: string; checkInId: string },
): Promise<boolean> {
  const row = { id, check_in_id: checkInId, client_id: clientId, text, due_on: dueOn, author_id: caller.membershipId };
  const result = await db
    .insertInto('check_in_tasks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What the client has still to do. */
export async function findOpenTasks(scope: Scope, clientId: string): Promise<CheckInTask[]> {
  return rowsOf(
    scope.db,
    CheckInTask,
    sql`
    select ${columns(scope)} from check_in_tasks tasks where tasks.client_id = ${clientId} and tasks.done_at is null
    order by tasks.due_on nulls last, tasks.created_at, tasks.id limit ${taskLimits.open}`,
  );
}

export async function countOpenTasks({ db }: Scope, clientId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    z.object({ count: z.number().int() }),
    sql`select count(*)::int as count from check_in_tasks where client_id = ${clientId} and done_at is null`,
  );
  return row?.count ?? 0;
}

/** The last tasks of the client that were given with a check-in or with those before it, the newest first. */
export async function findTasksUntil(
  scope: Scope,
  { clientId, dueOn }: { clientId: string; dueOn: string },
): Promise<CheckInTask[]> {
  return rowsOf(
    scope.db,
    CheckInTask,
    sql`
    select ${columns(scope)} from check_in_tasks tasks join check_ins on check_ins.id = tasks.check_in_id
    where tasks.client_id = ${clientId} and check_ins.due_on <= ${dueOn}::date
    order by tasks.created_at desc, tasks.id limit ${taskLimits.shown}`,
  );
}

/** Returns whether the client has the task. Ticking it again keeps the first time. */
export async function setDone(
  { db }: Scope,
  { clientId, taskId, isDone }: { clientId: string; taskId: string; isDone: boolean },
): Promise<boolean> {
  const result = await db
    .updateTable('check_in_tasks')
    .set({ done_at: isDone ? sql`coalesce(done_at, now())` : null })
    .where('id', '=', taskId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteTask(
  { db }: Scope,
  { clientId, taskId }: { clientId: string; taskId: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('check_in_tasks')
    .where('id', '=', taskId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
