import { sql } from 'kysely';
import { z } from 'zod';
import { MealPlanContent } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The contents of published versions of a client by their ids. Those of others are left out. */
export async function findPublishedOf(
  { db }: Pick<Scope, 'db'>,
  { clientId, publishedIds }: { clientId: string; publishedIds: readonly string[] },
): Promise<ReadonlyMap<string, MealPlanContent>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid(), content: MealPlanContent }),
    sql`
    select published.id, contents.content
    from published_meal_plans published join meal_plans copies on copies.id = meal_plan_id
      join meal_plan_contents contents on contents.id = content_id
    where published.id = any(${publishedIds}::uuid[]) and copies.client_id = ${clientId}`,
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}
