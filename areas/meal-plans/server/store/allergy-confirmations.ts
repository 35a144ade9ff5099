import { sql } from 'kysely';
import { z } from 'zod';
import { professionalName } from '#areas/clients/server/public.ts';
import { GivenConfirmation } from '../../contract/allergy-confirmations.ts';
import type { AllergyOfFood } from '../../rules/conflicts.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const Stored = GivenConfirmation.omit({ isCurrent: true }).extend({ profileVersion: z.number().int() });

/** The confirmations of a copy, the newest first. Does not check access to the copy. */
export async function findConfirmations(scope: Scope, mealPlanId: string): Promise<z.output<typeof Stored>[]> {
  return rowsOf(
    scope.db,
    Stored,
    sql`
    select aliment_id as "alimentId", name, name_en, allergen, strength, confirmed_at as "confirmedAt",
      ${professionalName(scope, sql`confirmed_by`)} as author, profile_version as "profileVersion"
    from meal_plan_allergy_confirmations where meal_plan_id = ${mealPlanId}
    order by confirmed_at desc, aliment_id, allergen`,
  );
}

const Confirmed = Stored.pick({ alimentId: true, allergen: true, strength: true, profileVersion: true }).extend({
  mealPlanId: z.uuid(),
});
export type ConfirmedFood = z.output<typeof Confirmed>;

/** The foods that were confirmed in copies. Does not check access to the copies. */
export async function findConfirmedFoods(
  { db }: Pick<Scope, 'db'>,
  mealPlanIds: readonly string[],
): Promise<ConfirmedFood[]> {
  if (mealPlanIds.length === 0) return [];
  return rowsOf(
    db,
    Confirmed,
    sql`
    select meal_plan_id as "mealPlanId", aliment_id as "alimentId", allergen, strength, profile_version as "profileVersion"
    from meal_plan_allergy_confirmations where meal_plan_id = any(${mealPlanIds}::uuid[])`,
  );
}

export interface NewConfirmation extends AllergyOfFood {
  mealPlanId: string;
  profileVersion: number;
}

/** One that was given before for the same profile stays as it is. */
export async function insertConfirmations(
  { db, caller }: Scope,
  confirmations: readonly NewConfirmation[],
): Promise<void> {
  if (confirmations.length === 0) return;
  await sql`
    insert into meal_plan_allergy_confirmations
      (meal_plan_id, aliment_id, allergen, strength, profile_version, name, name_en, confirmed_by)
    select "mealPlanId", "alimentId", allergen, strength, "profileVersion", name, name_en, ${caller.membershipId}::uuid
    from jsonb_to_recordset(${JSON.stringify(confirmations)}::jsonb) as given ("mealPlanId" uuid, "alimentId" uuid,
      allergen text, strength text, "profileVersion" int, name text, name_en text)
    on conflict do nothing`.execute(db);
}
