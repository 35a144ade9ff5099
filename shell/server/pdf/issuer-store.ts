import type { Transaction } from '../database/scope.ts';

/** Whether the membership that issued a link still has access to the account of the transaction. */
export async function isActiveIssuer({ db }: Transaction, membershipId: string): Promise<boolean> {
  const active = db
    .selectFrom('memberships')
    .select('id')
    .where('id', '=', membershipId)
    .where('deactivated_at', 'is', null);
  return (await active.executeTakeFirst()) !== undefined;
}
