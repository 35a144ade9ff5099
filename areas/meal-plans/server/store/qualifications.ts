import { Qualification } from '../../contract/qualification.ts';
import { checkedRows } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';

/** The qualification of a professional, such as the author of a meal plan; undefined without one. */
export async function findQualification(
  { db }: Pick<ReadScope, 'db'>,
  membershipId: string,
): Promise<Qualification | undefined> {
  const rows = await db
    .selectFrom('qualifications')
    .select(['profession', 'register', 'number'])
    .where('membership_id', '=', membershipId)
    .execute();
  return checkedRows(Qualification, rows)[0];
}

export async function saveQualification({ db, caller }: Scope, qualification: Qualification): Promise<void> {
  await db
    .insertInto('qualifications')
    .values({ membership_id: caller.membershipId, ...qualification })
    .onConflict((conflict) => conflict.columns(['account_id', 'membership_id']).doUpdateSet(qualification))
    .execute();
}

export async function deleteQualification({ db, caller }: Scope): Promise<void> {
  await db.deleteFrom('qualifications').where('membership_id', '=', caller.membershipId).execute();
}
