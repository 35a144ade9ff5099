import { type RawBuilder, sql } from 'kysely';
import { SavedMealCard, SavedMealContent } from '../../contract/saved-meals.ts';
import { containsPattern, paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const columns = [
  'id',
  'version',
  'title',
  'row_count as rows',
  'calories',
  'protein_tot',
  'carbs_tot',
  'lipids_tot',
  'incomplete',
] as const;

/** Finds a page of the saved meals of the account by title. */
export async function findSavedMeals(
  { db }: Scope,
  { search, page }: { search?: string | undefined; page: number },
): Promise<{ savedMeals: SavedMealCard[]; nextPage: number }> {
  let list = db.selectFrom('saved_meals').select(columns);
  if (search) list = list.where('title', 'ilike', containsPattern(search));
  const { rows, nextPage } = await paginate(list.orderBy(sql`lower(title)`).orderBy('id'), page);
  return { savedMeals: checkedRows(SavedMealCard, rows), nextPage };
}

export async function findSavedMeal(
  { db }: Scope,
  id: string,
): Promise<(SavedMealCard & { content: SavedMealContent }) | undefined> {
  const rows = await db.selectFrom('saved_meals').select(columns).select('content').where('id', '=', id).execute();
  return checkedRows(SavedMealCard.extend({ content: SavedMealContent }), rows)[0];
}

interface SavedColumns {
  content: SavedMealContent;
  totals: Pick<SavedMealCard, 'calories' | 'protein_tot' | 'carbs_tot' | 'lipids_tot' | 'incomplete'>;
}

export async function insertSavedMeal(
  { db, caller }: Scope,
  { id, title, ...saved }: SavedColumns & { id: string; title: string },
): Promise<void> {
  const values = { id, title, created_by: caller.membershipId, ...valuesOf(saved) };
  await db.insertInto('saved_meals').values(values).execute();
}

export async function updateSavedMeal(
  { db }: Scope,
  id: string,
  changes: { title: string; saved: SavedColumns | null },
) {
  const { title, saved } = changes;
  await db
    .updateTable('saved_meals')
    .set({ title, ...(saved && valuesOf(saved)) })
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedMeal({ db }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('saved_meals').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The recipes of saved meals with these ids, as they were saved. */
export function savedRecipes(ids: readonly string[]): RawBuilder<unknown> {
  return sql`select (recipe ->> 'id')::uuid as recipe_id, recipe, saved_meals.created_at as saved_at
    from saved_meals cross join jsonb_array_elements(content -> 'recipes') recipe
    where recipe ->> 'id' = any(${ids}::text[])`;
}

function valuesOf({ content, totals: { calories, protein_tot, carbs_tot, lipids_tot, incomplete } }: SavedColumns) {
  const totals = { calories, protein_tot, carbs_tot, lipids_tot, incomplete };
  return { content: JSON.stringify(content), row_count: content.meal.mealComponents.length, ...totals };
}
