import { sql } from 'kysely';
import { macroNames } from '#areas/aliments/contract.ts';
import type { PlannedDay } from '#areas/macros/rules/target-difference.ts';
import { MealPlanSchedule } from '../../contract/assigned.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleMealPlan } from './visibility.ts';

/** The amounts of an average day of a meal plan. */
export async function findAverageDay({ db }: Scope, id: string): Promise<PlannedDay> {
  const row = await db
    .selectFrom('meal_plans')
    .select(['calories', 'protein_tot', 'carbs_tot', 'lipids_tot', 'incomplete'])
    .where('id', '=', id)
    .executeTakeFirst();
  const unknown = { calories: null, protein_tot: null, carbs_tot: null, lipids_tot: null, incomplete: [] };
  return row ? { ...row, incomplete: macroNames.filter((name) => row.incomplete.includes(name)) } : unknown;
}

/** The energy of a day in kcal, null when it is not known, and whether it has food whose energy is not counted. */
export function energyOf({ calories, incomplete }: PlannedDay): { kcal: number | null; isAtLeast: boolean } {
  return { kcal: calories, isAtLeast: incomplete.includes('calories') };
}

/** The meals of a day that were not left empty, as `isEmptyMeal` decides. */
const mealWithContent =
  '$.meals[*] ? (@.free_meal == true || @.mealComponents.size() > 0 || @.meal_description like_regex "[^ ]" || @.meal_description_en like_regex "[^ ]")';

/** How the dates of a meal plan find their day, without its food. */
export async function findSchedule(scope: Scope, id: string): Promise<MealPlanSchedule | undefined> {
  const [row] = await rowsOf(
    scope.db,
    MealPlanSchedule,
    sql`
    select duration, coalesce(content ->> 'schedule', 'in_order') as schedule, (
      select coalesce(jsonb_agg(jsonb_build_object('number', number, 'name', day -> 'name', 'weekday', day -> 'weekday',
        'dayKind', day -> 'dayKind', 'isEmpty', not jsonb_path_exists(day, ${mealWithContent})) order by number), '[]')
      from jsonb_array_elements(content -> 'days') with ordinality as days(day, number)) as days
    from meal_plans where id = ${id} and ${isVisibleMealPlan(scope)}`,
  );
  return row;
}
