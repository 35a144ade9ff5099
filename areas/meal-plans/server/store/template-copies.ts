import { sql } from 'kysely';
import { z } from 'zod';
import { TemplateCopy, templateCopyStore } from '#areas/assignments/server/public.ts';
import { MealPlanContent } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleMealPlan } from './visibility.ts';

export const mealPlanCopies = templateCopyStore({
  document: { table: 'meal_plans', isVisible: isVisibleMealPlan },
  row: TemplateCopy,
  isOutdated: (_, templateId) => sql`meal_plans.template_version is distinct from
    (select templates.version from meal_plans templates where templates.id = ${templateId})`,
});

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
