import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { MacroName, MicronutrientCode } from '#areas/aliments/contract.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { kcalPerGram } from '#areas/aliments/rules/energy.ts';
import { containsPattern } from '#shell/server/database/list-queries.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Number of foods that the rules choose from, and of each category among them. */
const maxCandidates = 120;
const maxOfCategory = 50;
/** Number of the foods that are richest in a nutrient. */
const maxRichest = 60;
/** Foods of the library up to this rank are eaten usually. */
const maxRank = 2;

interface Wanted {
  categories: readonly Category[];
  /** Those of the categories whose foods come first. */
  firstCategories: readonly Category[];
  role: MacroName;
  /** Energy in kcal for one unit of the role nutrient. */
  kcalPerUnit: number;
  search: string | undefined;
}

const FoodId = z.object({ id: z.uuid() });

/** Ids of usual foods of the categories, first categories first, then staples, then the nearest energy for the role nutrient. */
export async function findCandidates(
  { db }: Scope,
  { categories, firstCategories, role, kcalPerUnit, search }: Wanted,
): Promise<string[]> {
  const amount = sql.ref(role);
  const rows = await rowsOf(
    db,
    FoodId,
    sql`
    select id from (select id, category, staple, gap, row_number() over (partition by category order by staple, gap, id) as n
    from (select *, abs(calories / ${amount} - ${kcalPerUnit}::float8) as gap
    from (${usualFoods(sql`id, name_it, name_en, category, calories, protein_tot, carbs_tot, lipids_tot`)}) usual
    where category = any(${categories}::text[]) and calories > 0 and ${amount} > 0
      and ${search ? sql`(name_it ilike ${containsPattern(search)} or name_en ilike ${containsPattern(search)})` : sql`true`}
      and ${isMainMacro(role)}) foods) numbered
    where n <= ${sql.lit(maxOfCategory)}
    order by category <> all(${firstCategories}::text[]), staple, gap, id
    limit ${sql.lit(maxCandidates)}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Ids of usual foods with the most of a nutrient in their usual portion. One without a usual portion other than 100 g, such as
 * coffee powder, is not eaten alone.
 */
export async function findRichest({ db }: Scope, nutrient: MicronutrientCode): Promise<string[]> {
  const rows = await rowsOf(
    db,
    FoodId,
    sql`
    select id from (${usualFoods(sql`id, category, quantity, micronutrients, portions`)}) foods
    cross join lateral (select (portion ->> 'grams')::float8 as grams from jsonb_array_elements(portions) portion
      where (portion ->> 'isDefault')::boolean and portion ->> 'label' <> '100 g' limit 1) usual
    where micronutrients ? ${nutrient} and category not in ('spices_herbs', 'supplements', 'baby', 'alcohol')
    order by (micronutrients ->> ${nutrient}::text)::float8 / quantity * grams desc, id
    limit ${sql.lit(maxRichest)}`,
  );
  return rows.map(({ id }) => id);
}

function usualFoods(columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${columns}, 1 as staple from aliments where archived_at is null
    union all
    select ${columns}, greatest(1, rank) as staple from system_aliments where brand = '' and archived_at is null and rank <= ${sql.lit(maxRank)}`;
}

/** Whether no other macronutrient has a larger share of the energy. */
function isMainMacro(role: MacroName): RawBuilder<unknown> {
  if (role === 'calories') return sql`true`;
  const kcal = (name: keyof typeof kcalPerGram) => sql`coalesce(${sql.ref(name)}, 0) * ${sql.lit(kcalPerGram[name])}`;
  return sql`${kcal(role)} >= greatest(${kcal('protein_tot')}, ${kcal('carbs_tot')}, ${kcal('lipids_tot')})`;
}
