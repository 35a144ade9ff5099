import { sql } from 'kysely';
import { OwnIntake, ReferenceChoices } from '../../contract/references.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { settingStore } from '#shell/server/database/setting-choices.ts';

export const referenceChoices = settingStore(
  { account: 'reference_settings', client: 'client_reference_settings' },
  ReferenceChoices,
);

/** More would be a mistake of a client program; an authority has about 130. */
export const maxOwnIntakes = 500;

export async function findOwnIntakes({ db }: Scope): Promise<OwnIntake[]> {
  return rowsOf(
    db,
    OwnIntake,
    sql`
    select id, nutrient, kind, sex, age_from as "ageFrom", age_to as "ageTo", state, lower, upper, unit, per,
      applies_to as "appliesTo"
    from reference_intakes order by nutrient, kind, sex nulls first, age_from, id limit ${sql.lit(maxOwnIntakes)}`,
  );
}

export async function insertIntake({ db }: Scope, { ageFrom, ageTo, appliesTo, ...intake }: OwnIntake): Promise<void> {
  await db
    .insertInto('reference_intakes')
    .values({ ...intake, age_from: ageFrom, age_to: ageTo, applies_to: appliesTo })
    .execute();
}

/** False when the account has no such intake. */
export async function deleteIntake({ db }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('reference_intakes').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** Locks the intakes of the account until the transaction ends, so that their number stays below the limit. */
export async function lockIntakes({ db, caller }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reference intakes ${caller.accountId}`}, 0))`.execute(db);
}
