import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { isCoached, isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import type { MacroDraft, MacroTargets } from '../../contract.ts';
import { Macro, MacroCard, type MacroFilters, shownClients } from '../../contract/library.ts';
import { containsPattern, limited, sortExpression } from '#shell/server/database/list-queries.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

const pageSize = 25;

export const MacroRow = Macro.omit({ computedEnergy: true });
export type MacroRow = z.output<typeof MacroRow>;

/** Templates that match the search, with their first clients. */
export async function findTemplates(
  scope: Scope,
  { search, page, ...sort }: MacroFilters,
): Promise<{ macros: MacroCard[]; nextPage: number }> {
  const order = sortExpression(
    sort,
    { title: sql`lower(macros.title)`, calories: sql`macros.calories`, updatedAt: sql`macros.updated_at` },
    sql`macros.updated_at desc`,
  );
  const found = search ? sql`macros.title ilike ${containsPattern(search)}` : sql`true`;
  const rows = await rowsOf(
    scope.db,
    MacroCard,
    sql`
    select macros.id, macros.title, macros.targets, coalesce(followers.assigned, '[]') as assigned,
      coalesce(followers.total, 0)::int as total
    from (
      select * from macros where client_id is null and ${found}
      order by ${order}, macros.id ${limited({ rows: pageSize + 1, skipped: (page - 1) * pageSize })}) macros
    left join lateral (
      select json_agg(json_build_object('id', id, 'name', name) order by lower(name), id)
          filter (where position <= ${sql.lit(shownClients)}) as assigned, count(*) as total
      from (
        select clients.id, clients.name, row_number() over (order by lower(clients.name), clients.id) as position
        from (
          select distinct client_id from macros copies
          where copies.template_id = macros.id and copies.ends_on >= ${today(scope)}) copies
        join clients on clients.id = copies.client_id
        where ${isCoached()} and ${isVisibleClient(scope)}) named) followers on true
    order by ${order}, macros.id`,
  );
  return { macros: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}

/** A template, or a copy of a client whom the caller may see, with the health data that `isHealthDataHidden` is about. */
export async function findMacro(scope: Scope, id: string): Promise<MacroRow | undefined> {
  const [row] = await rowsOf(
    scope.db,
    MacroRow,
    sql`
    select macros.id, macros.title, macros.note, macros.entries, macros.energy, macros.targets, macros.version,
      macros.client_id as "clientId", clients.name as "clientName", macros.starts_on as "startsOn",
      macros.client_id is not null and not ${mayReadHealthData(scope, 'macros.client_id')} as "isHealthDataHidden"
    from macros left join clients on clients.id = macros.client_id
    where macros.id = ${id} and ${isVisibleMacro(scope)}`,
  );
  return row;
}

/** All professionals see the templates of the account; a copy is seen by who sees its client. */
function isVisibleMacro(scope: Scope): RawBuilder<SqlBool> {
  return sql`(macros.client_id is null or ${isVisibleClient(scope, 'macros.client_id')})`;
}

/** What is stored of a typed macro. */
export interface MacroContent extends MacroDraft {
  targets: MacroTargets;
}

export async function insertTemplate({ db, caller }: Scope, id: string, content: MacroContent): Promise<void> {
  await db
    .insertInto('macros')
    .values({ id, created_by: caller.membershipId, ...columnsOf(content) })
    .execute();
}

export async function updateMacro({ db }: Scope, id: string, content: MacroContent): Promise<void> {
  await db
    .updateTable('macros')
    .set({ ...columnsOf(content), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteMacro({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('macros').where('id', '=', id).execute();
}

export function columnsOf({ title, note, entries, energy, targets }: MacroContent) {
  return {
    title,
    note,
    entries: JSON.stringify(entries),
    targets: JSON.stringify(targets),
    energy: energy && JSON.stringify(energy),
  };
}
