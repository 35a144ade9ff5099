import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { CopyDates } from '#areas/assignments/contract.ts';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { AssignedMacro } from '../../contract/library.ts';
import { limited } from '#shell/server/database/list-queries.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { columnsOf, type MacroContent } from './templates.ts';

const pageSize = 25;
type Page = Promise<{ rows: AssignedMacro[]; nextPage: number }>;

/** The copies of a template, by the name of the client. */
export async function findCopies(scope: Scope, templateId: string, page: number): Page {
  const order = sql`lower(clients.name), macros.starts_on, macros.id`;
  return copiesWhere(scope, { condition: sql`macros.template_id = ${templateId}`, order, page });
}

/** The copies of a client, the latest first. */
export async function findCopiesOfClient(scope: Scope, clientId: string, page: number): Page {
  return copiesWhere(scope, {
    condition: sql`macros.client_id = ${clientId}`,
    order: sql`macros.starts_on desc`,
    page,
  });
}

/** The copy that applies to the client on the date, of a client whom the caller may see. */
export async function findCopyOn(
  scope: Scope,
  clientId: string,
  date: string | undefined,
): Promise<AssignedMacro | undefined> {
  const day = date ? sql`${date}::date` : today(scope);
  const condition = sql<SqlBool>`macros.client_id = ${clientId} and ${day} between macros.starts_on and macros.ends_on`;
  const { rows } = await copiesWhere(scope, { condition, order: sql`macros.starts_on desc`, page: 1 });
  return rows[0];
}

const DatedCopy = CopyDates.extend({ clientId: z.uuid() });

/** Dates and note of a copy; undefined for a template and when the caller may not see the client. */
export async function findCopyDates(scope: Scope, id: string): Promise<z.output<typeof DatedCopy> | undefined> {
  const [row] = await rowsOf(
    scope.db,
    DatedCopy,
    sql`
    select macros.id, macros.version, macros.client_id as "clientId", clients.name as "clientName",
      macros.starts_on as "startsOn", nullif(macros.ends_on, 'infinity') as "endsOn", macros.assignment_note as note
    from macros join clients on clients.id = macros.client_id
    where macros.id = ${id} and ${isVisibleClient(scope)}`,
  );
  return row;
}

interface NewCopies {
  templateId: string | null;
  startsOn: string;
  note: string;
  copies: readonly { id: string; clientId: string }[];
}

/**
 * Inserts one copy for each client. A copy that starts on the same day is replaced, an earlier one ends the day before. The
 * clients stay locked until the transaction ends, so that two assignments at the same moment follow one another.
 */
export async function insertCopies(scope: Scope, content: MacroContent, assignment: NewCopies): Promise<void> {
  const { db, caller } = scope;
  const { templateId, startsOn, note, copies } = assignment;
  const clientIds = copies.map(({ clientId }) => clientId);
  await lockClients(scope, clientIds);
  await sql`delete from macros where client_id = any(${clientIds}::uuid[]) and starts_on = ${startsOn}::date`.execute(
    db,
  );
  const shared = {
    ...columnsOf(content),
    template_id: templateId,
    starts_on: startsOn,
    ends_on: 'infinity',
    assignment_note: note,
    created_by: caller.membershipId,
  };
  await db
    .insertInto('macros')
    .values(copies.map(({ id, clientId }) => ({ id, client_id: clientId, ...shared })))
    .execute();
  await alignEnds(scope, clientIds);
}

export async function lockClients({ db }: Scope, clientIds: readonly string[]): Promise<void> {
  await sql`select from clients where id = any(${clientIds}::uuid[]) order by id for no key update`.execute(db);
}

/** Whether another copy of the client starts on the day. */
export async function isTaken(
  { db }: Scope,
  copy: { id: string; clientId: string; startsOn: string },
): Promise<boolean> {
  const other = db
    .selectFrom('macros')
    .select('id')
    .where('client_id', '=', copy.clientId)
    .where('starts_on', '=', copy.startsOn)
    .where('id', '<>', copy.id);
  return Boolean(await other.executeTakeFirst());
}

export async function updateCopyDates(
  { db }: Scope,
  { id, startsOn, note }: { id: string; startsOn: string; note: string },
): Promise<void> {
  await db
    .updateTable('macros')
    .set({ starts_on: startsOn, ends_on: 'infinity', assignment_note: note, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Open forms of the copies of a client have an older version then. */
export async function advanceVersionsOf({ db }: Scope, clientId: string): Promise<void> {
  await db.updateTable('macros').set({ version: sql`version + 1` }).where('client_id', '=', clientId).execute();
}

/** Each copy of the clients ends the day before the next one starts. */
export async function alignEnds({ db }: Scope, clientIds: readonly string[]): Promise<void> {
  await sql`
    update macros set ends_on = ordered.ends_on
    from (
      select id, coalesce(lead(starts_on) over (partition by client_id order by starts_on) - 1, 'infinity') as ends_on
      from macros where client_id = any(${clientIds}::uuid[])) ordered
    where macros.id = ordered.id and macros.ends_on <> ordered.ends_on`.execute(db);
}

interface CopyQuery {
  condition: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  page: number;
}

async function copiesWhere(scope: Scope, { condition, order, page }: CopyQuery): Page {
  const date = today(scope);
  const rows = await rowsOf(
    scope.db,
    AssignedMacro,
    sql`
    select macros.id, macros.title, macros.targets, macros.assignment_note as note, clients.id as "clientId", clients.name as "clientName",
      macros.starts_on as "startsOn", nullif(macros.ends_on, 'infinity') as "endsOn",
      case when macros.starts_on > ${date} then 'upcoming' when macros.ends_on < ${date} then 'terminated'
        else 'running' end as state
    from macros join clients on clients.id = macros.client_id
    where ${condition} and ${isVisibleClient(scope)}
    order by ${order} ${limited({ rows: pageSize + 1, skipped: (page - 1) * pageSize })}`,
  );
  return { rows: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}
