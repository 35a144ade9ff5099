import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import type { Declaration } from '#areas/aliments/rules/declaration.ts';
import { batchesOf } from '#areas/assignments/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/** Which copies of foods are corrected. */
export interface Correction {
  /** What foods declare now, by id. */
  declarations: ReadonlyMap<string, Declaration>;
  mealPlanIds: readonly string[];
}

/** Contents that one statement corrects, which bounds its duration. */
const contentsAtOnce = 50;

const Row = z.object({ id: z.uuid() });

const DocumentWithFoods = z.object({ id: z.uuid(), groupId: z.uuid() });
const DocumentAndFoods = DocumentWithFoods.extend({ alimentIds: z.array(z.uuid()) });

/** Those of the meal plans that have foods, with their foods, as they are now and in what was published, grouped by client. */
export async function findFoodsOf(
  { db }: Transaction,
  mealPlanIds: readonly string[],
): Promise<z.output<typeof DocumentAndFoods>[]> {
  return rowsOf(
    db,
    DocumentAndFoods,
    sql`
    select meal_plans.id, coalesce(client_id, meal_plans.id) as "groupId", array_agg(aliment_id) as "alimentIds"
    from meal_plans join (
      select meal_plan_id, aliment_id from meal_plan_aliments where meal_plan_id = any(${mealPlanIds}::uuid[])
      union
      select meal_plan_id, aliment_id::uuid from published_meal_plans
        join meal_plan_contents contents on contents.id = content_id
        cross join lateral jsonb_array_elements_text(aliment_ids) aliment_id
      where meal_plan_id = any(${mealPlanIds}::uuid[])) foods on meal_plan_id = meal_plans.id
    group by meal_plans.id, client_id`,
  );
}

/** The meal plans with one of the foods, as they are now or in what is published for today or later, grouped by client. */
export async function findWithFoods(
  scope: Pick<Scope, 'db' | 'caller'>,
  alimentIds: readonly string[],
): Promise<z.output<typeof DocumentWithFoods>[]> {
  return rowsOf(
    scope.db,
    DocumentWithFoods,
    sql`
    select id, coalesce(client_id, id) as "groupId" from meal_plans where id in (
      select meal_plan_id from meal_plan_aliments where aliment_id = any(${alimentIds}::uuid[])
      union
      select published.meal_plan_id from published_meal_plans published
        join meal_plans copies on copies.id = published.meal_plan_id
        join meal_plan_contents contents on contents.id = published.content_id
      where copies.ends_on >= ${today(scope)} and contents.aliment_ids ?| ${alimentIds}::text[])`,
  );
}

/** Corrects the foods in templates and copies, which are locked in the order of their ids, and returns the ids of those that changed. */
export async function correctDrafts({ db }: Transaction, correction: Correction): Promise<string[]> {
  const { mealPlanIds } = correction;
  const found = await rowsOf(
    db,
    Row,
    sql`select id from meal_plans where id = any(${mealPlanIds}::uuid[]) order by id for no key update`,
  );
  const changed: string[] = [];
  for (const batch of batchesOf(found, contentsAtOnce)) {
    const rows = await rowsOf(
      db,
      Row,
      sql`
      with declared as materialized (${declared(correction)}), after as materialized (
        select id, ${corrected(correction)} as content from meal_plans where id = any(${idsOf(batch)}::uuid[])
      )
      update meal_plans set content = after.content from after
      where meal_plans.id = after.id and meal_plans.content <> after.content returning meal_plans.id`,
    );
    changed.push(...idsOf(rows));
  }
  return changed;
}

const CorrectedContent = z.object({
  /** The corrected content. */
  contentId: z.uuid(),
  /** The copies that have it today or later. */
  copies: z.array(z.object({ mealPlanId: z.uuid(), clientId: z.uuid() })),
  foods: z.array(
    z.object({
      /** The food as it was in the content. */
      aliment: UsedAliment,
      /** The components that have the food, also as an alternative. */
      components: z.array(StoredComponent),
    }),
  ),
});
export type CorrectedContent = z.output<typeof CorrectedContent>;

/**
 * Gives the published versions with the foods that apply today or later corrected contents, which the copies of one assignment go on
 * sharing, with the conflicts that were listed for the former ones. Earlier versions stay as they are. Yields the contents in batches.
 */
export async function* correctPublished(
  scope: Pick<Scope, 'db' | 'caller'>,
  correction: Correction,
): AsyncGenerator<CorrectedContent[]> {
  const { db } = scope;
  const versions = sql`
    published_meal_plans published
      join meal_plans copies on copies.id = published.meal_plan_id
      join meal_plan_contents contents on contents.id = published.content_id
    where copies.ends_on >= ${today(scope)} and copies.id = any(${correction.mealPlanIds}::uuid[])
      and contents.aliment_ids ?| ${foodIdsOf(correction)}::text[]
      and (published.starts_on > ${today(scope)} or published.id = (
        select id from published_meal_plans present
        where present.meal_plan_id = published.meal_plan_id and present.starts_on <= ${today(scope)}
        order by starts_on desc, number desc limit 1))`;
  await sql`select from ${versions} order by published.id for update of published`.execute(db);
  const found = await rowsOf(
    db,
    z.object({ ids: z.array(z.uuid()) }),
    sql`select array_agg(published.id) as ids from ${versions} group by content_id order by content_id`,
  );
  for (const batch of batchesOf(found, contentsAtOnce))
    yield await replaceContents(
      scope,
      correction,
      batch.flatMap(({ ids }) => ids),
    );
}

async function replaceContents(
  { db }: Transaction,
  correction: Correction,
  publishedIds: readonly string[],
): Promise<CorrectedContent[]> {
  const path = '$.days[*].meals[*].mealComponents[*].components[*]';
  return rowsOf(
    db,
    CorrectedContent,
    sql`
    with declared as materialized (${declared(correction)}), versions as materialized (
      select published.id, published.meal_plan_id, published.content_id, copies.client_id
      from published_meal_plans published join meal_plans copies on copies.id = published.meal_plan_id
      where published.id = any(${publishedIds}::uuid[])
    ), followed as materialized (
      select id as old_id, content as old_content, ${corrected(correction)} as new_content
      from meal_plan_contents where id in (select content_id from versions)
    ), replaced as materialized (
      select *, gen_random_uuid() as new_id from followed where old_content <> new_content
    ), inserted as (
      insert into meal_plan_contents (id, content) select new_id, new_content from replaced
    ), published as (
      update published_meal_plans set content_id = new_id from versions join replaced on content_id = old_id
      where published_meal_plans.id = versions.id
    ), listed as (
      insert into meal_plan_conflicts (client_id, content_id, foods)
      select client_id, new_id, foods from meal_plan_conflicts join replaced on content_id = old_id
    )
    select new_id as "contentId", copies, foods
    from replaced cross join lateral (
      select jsonb_agg(jsonb_build_object('mealPlanId', meal_plan_id, 'clientId', client_id)) as copies
      from versions where content_id = old_id) following
    cross join lateral (
      select jsonb_agg(jsonb_build_object('aliment', food, 'components', jsonb_path_query_array(old_content,
        ${sql.lit(`${path} ? (@.alimentId == $id || @.alternatives[*].alimentId == $id)`)},
        jsonb_build_object('id', food -> 'id')))) as foods
      from jsonb_array_elements(old_content -> 'aliments') food join declared on declared.id = food ->> 'id'
      where food || declaration <> food) changed`,
  );
}

function foodIdsOf({ declarations }: Correction): string[] {
  return [...declarations.keys()];
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** SQL for what the foods declare now. */
function declared({ declarations }: Correction): RawBuilder<unknown> {
  return sql`
    select key as id, value as declaration from jsonb_each(${JSON.stringify(Object.fromEntries(declarations))}::jsonb)`;
}

/**
 * SQL expression of the column `content` in which the copies of foods have what is `declared`. One food is replaced in its position:
 * building the list of 50 foods again takes six times as long.
 */
function corrected({ declarations }: Correction): RawBuilder<unknown> {
  const foods = sql`jsonb_array_elements(content -> 'aliments') with ordinality as foods (food, position)`;
  if (declarations.size === 1)
    return sql`coalesce((
      select jsonb_set(content, array['aliments', (position - 1)::text], food || declaration)
      from ${foods} join declared on declared.id = food ->> 'id'), content)`;
  return sql`jsonb_set(content, '{aliments}', coalesce((
    select jsonb_agg(case when declaration is null then food else food || declaration end order by position)
    from ${foods} left join declared on declared.id = food ->> 'id'), '[]'))`;
}
