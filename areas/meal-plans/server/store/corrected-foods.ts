import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import type { Declaration } from '#areas/aliments/rules/declaration.ts';
import { batchesOf } from '#areas/assignments/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/** A food whose declaration was corrected. */
interface CorrectedFood {
  id: string;
  declaration: Declaration;
}

/** Contents that one statement corrects, which bounds its duration. */
const contentsAtOnce = 50;

/**
 * Corrects the food in all templates and copies, and returns their ids. They are locked first, in the order of their ids; the statement
 * that follows also finds the copies that were made of them meanwhile.
 */
export async function correctDrafts({ db }: Scope, food: CorrectedFood): Promise<string[]> {
  const withFood = sql`id in (select meal_plan_id from meal_plan_aliments where aliment_id = ${food.id})`;
  const row = z.object({ id: z.uuid() });
  await sql`select from meal_plans where ${withFood} order by id for no key update`.execute(db);
  const found = await rowsOf(db, row, sql`select id from meal_plans where ${withFood} order by id`);
  const ids = found.map(({ id }) => id);
  for (const batch of batchesOf(ids, contentsAtOnce))
    await sql`update meal_plans set content = ${corrected(food)} where id = any(${batch}::uuid[])`.execute(db);
  return ids;
}

const PublishedUse = z.object({
  mealPlanId: z.uuid(),
  clientId: z.uuid(),
  /** The corrected content. */
  contentId: z.uuid(),
  /** The food as it was in the content. */
  aliment: UsedAliment,
  /** The components that have the food, also as an alternative. */
  components: z.array(StoredComponent),
});
export type PublishedUse = z.output<typeof PublishedUse>;

/**
 * Gives the published versions with the food that apply today or later corrected contents, which the copies of one assignment go on
 * sharing, with the conflicts that were listed for the former ones. Earlier versions stay as they are.
 */
export async function correctPublished(scope: Scope, food: CorrectedFood): Promise<PublishedUse[]> {
  const { db } = scope;
  const versions = sql`
    published_meal_plans published
      join meal_plans copies on copies.id = published.meal_plan_id
      join meal_plan_contents contents on contents.id = published.content_id
    where copies.ends_on >= ${today(scope)} and contents.aliment_ids ? ${food.id}
      and (published.starts_on > ${today(scope)} or published.id = (
        select id from published_meal_plans present
        where present.meal_plan_id = published.meal_plan_id and present.starts_on <= ${today(scope)}
        order by starts_on desc, number desc limit 1))`;
  await sql`select from ${versions} order by published.id for update of published`.execute(db);
  const row = z.object({ contentId: z.uuid() });
  const contents = await rowsOf(db, row, sql`select distinct content_id as "contentId" from ${versions}`);
  const uses: PublishedUse[] = [];
  for (const batch of batchesOf(contents, contentsAtOnce)) {
    const ids = batch.map(({ contentId }) => contentId);
    uses.push(...(await replaceContents(scope, food, sql`${versions} and content_id = any(${ids}::uuid[])`)));
  }
  return uses;
}

async function replaceContents(
  { db }: Scope,
  food: CorrectedFood,
  versions: RawBuilder<unknown>,
): Promise<PublishedUse[]> {
  const path = '$.days[*].meals[*].mealComponents[*].components[*]';
  const variables = sql`jsonb_build_object('id', ${food.id}::text)`;
  return rowsOf(
    db,
    PublishedUse,
    sql`
    with versions as materialized (
      select published.id, published.meal_plan_id, published.content_id, copies.client_id from ${versions}
    ), replaced as materialized (
      select content_id as old_id, gen_random_uuid() as new_id from (select distinct content_id from versions) used
    ), inserted as (
      insert into meal_plan_contents (id, content)
      select new_id, ${corrected(food)} from replaced join meal_plan_contents on id = old_id
    ), published as (
      update published_meal_plans set content_id = new_id from versions join replaced on content_id = old_id
      where published_meal_plans.id = versions.id
    ), listed as (
      insert into meal_plan_conflicts (client_id, content_id, foods)
      select client_id, new_id, foods from meal_plan_conflicts join replaced on content_id = old_id
    )
    select meal_plan_id as "mealPlanId", client_id as "clientId", new_id as "contentId", aliment, components
    from versions join replaced on content_id = old_id join (
      select id, jsonb_path_query_first(content, '$.aliments[*] ? (@.id == $id)', ${variables}) as aliment,
        jsonb_path_query_array(content, ${sql.lit(`${path} ? (@.alimentId == $id || @.alternatives[*].alimentId == $id)`)},
          ${variables}) as components
      from meal_plan_contents where id in (select old_id from replaced)) contents on contents.id = old_id`,
  );
}

/** SQL expression of the column `content` with the declaration of the food in its copy. */
function corrected({ id, declaration }: CorrectedFood): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_set(content, array['aliments', (position - 1)::text], food || ${JSON.stringify(declaration)}::jsonb)
    from jsonb_array_elements(content -> 'aliments') with ordinality as foods (food, position)
    where food ->> 'id' = ${id}), content)`;
}
