import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { MealPlanContent } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { isVisibleMealPlan } from './visibility.ts';

/** A copy of a template that has not ended. */
const TemplateCopy = z.object({
  id: z.uuid(),
  version: z.number().int(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  wasEditedByHand: z.boolean(),
  isOutdated: z.boolean(),
});
export type TemplateCopy = z.output<typeof TemplateCopy>;

/** Maximum number of copies that one call returns. */
const maxCopies = 200;

/** Finds the copies of a template that have not ended, or those of `ids`. Outdated copies come first, then by client name. */
export async function findTemplateCopies(
  scope: Scope,
  templateId: string,
  ids?: readonly string[],
): Promise<TemplateCopy[]> {
  const isRequested = ids ? sql`meal_plans.id = any(${ids}::uuid[])` : sql`true`;
  return rowsOf(
    scope.db,
    TemplateCopy,
    sql`
    select meal_plans.id, meal_plans.version, clients.id as "clientId", clients.name as "clientName",
      starts_on as "startsOn", meal_plans.version is distinct from synced_version as "wasEditedByHand",
      ${isOutdated(templateId)} as "isOutdated"
    from meal_plans join clients on clients.id = client_id
    where template_id = ${templateId} and ends_on >= ${today(scope)} and ${isRequested} and ${isVisibleMealPlan(scope)}
    order by "isOutdated" desc, lower(clients.name), meal_plans.id limit ${sql.lit(maxCopies)}`,
  );
}

/** Whether a copy was last updated from an earlier version of its template. */
function isOutdated(templateId: string): RawBuilder<boolean> {
  return sql`(meal_plans.template_version is distinct from
    (select templates.version from meal_plans templates where templates.id = ${templateId}))`;
}

const CopyContents = z.object({
  id: z.uuid(),
  content: MealPlanContent,
  /** Content of the template when the copy was last updated from it. */
  base: MealPlanContent.nullable(),
});
export type CopyContents = z.output<typeof CopyContents>;

export async function findCopyContents(
  { db }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CopyContents>> {
  const rows = await rowsOf(
    db,
    CopyContents,
    sql`
    select meal_plans.id, meal_plans.content, base.content as base
    from meal_plans left join meal_plan_contents base on base.id = base_id
    where meal_plans.id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the copies and returns their versions by id. */
export async function lockCopies(
  scope: Scope,
  templateId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    scope.db,
    z.object({ id: z.uuid(), version: z.number().int() }),
    sql`
    select id, version from meal_plans
    where id = any(${ids}::uuid[]) and template_id = ${templateId} and ${isVisibleMealPlan(scope)}
    order by id for update`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Columns that mark a copy as updated from a version of its template. `version` is the one before the save. */
export function syncedColumns({
  templateVersion,
  baseId,
  wasEditedByHand,
}: {
  templateVersion: number;
  baseId: string;
  wasEditedByHand: boolean;
}) {
  const synced = wasEditedByHand ? sql`synced_version` : sql`version + 1`;
  return { template_version: templateVersion, base_id: baseId, synced_version: synced };
}

/** Counts the copies of a template that have not ended and are visible to the caller. */
export async function countCopies(
  scope: Scope,
  templateId: string,
): Promise<{ copies: number; outdatedCopies: number }> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ copies: z.number().int(), outdatedCopies: z.number().int() }),
    sql`
    select count(*)::int as copies, (count(*) filter (where ${isOutdated(templateId)}))::int as "outdatedCopies"
    from meal_plans where template_id = ${templateId} and ends_on >= ${today(scope)} and ${isVisibleMealPlan(scope)}`,
  );
  return row ?? { copies: 0, outdatedCopies: 0 };
}
