import type { MicronutrientCode } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The codes that the caller chose; undefined before the first choice. */
export async function findChoice({ db, caller }: Scope): Promise<string[] | undefined> {
  const choice = db
    .selectFrom('micronutrient_choices')
    .select('codes')
    .where('membership_id', '=', caller.membershipId);
  return (await choice.executeTakeFirst())?.codes;
}

export async function saveChoice({ db, caller }: Scope, codes: readonly MicronutrientCode[]): Promise<void> {
  const chosen = [...new Set(codes)];
  await db
    .insertInto('micronutrient_choices')
    .values({ membership_id: caller.membershipId, codes: chosen })
    .onConflict((conflict) => conflict.columns(['account_id', 'membership_id']).doUpdateSet({ codes: chosen }))
    .execute();
}
