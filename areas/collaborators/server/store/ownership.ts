import { sql } from 'kysely';
import { OwnershipRequest, collaboratorLimits } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const isOpen = sql`outcome is null and requested_at > now() - make_interval(days => ${collaboratorLimits.ownershipDays})`;

/** The open offer that the caller has made or may accept. */
export async function findOwnershipRequest({ db, caller }: Scope): Promise<OwnershipRequest | undefined> {
  const [request] = await rowsOf(
    db,
    OwnershipRequest,
    sql`
    select requests.id, from_id as "fromId", former.name as "fromName", to_id as "toId", next.name as "toName",
      former_role as "formerRole", requested_at as "requestedAt", to_id = ${caller.membershipId || null}::uuid as "isForMe"
    from ownership_requests requests
      join memberships former_membership on former_membership.id = from_id join users former on former.id = former_membership.user_id
      join memberships next_membership on next_membership.id = to_id join users next on next.id = next_membership.user_id
    where ${isOpen} and ${caller.membershipId || null}::uuid in (from_id, to_id)`,
  );
  return request;
}

/** Ends offers without an answer in time, so that a new one can be made. */
export async function endExpiredRequests({ db }: Scope): Promise<void> {
  await sql`update ownership_requests set outcome = 'withdrawn', answered_at = now()
    where outcome is null and not (${isOpen})`.execute(db);
}

/** Returns false when the account already has an open offer. */
export async function insertOwnershipRequest(
  { db, caller }: Scope,
  request: { id: string; to_id: string; former_role: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('ownership_requests')
    .values({ ...request, from_id: caller.membershipId })
    .onConflict((conflict) => conflict.columns(['account_id']).where('outcome', 'is', null).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export type Outcome = 'accepted' | 'declined' | 'withdrawn';

/** Returns false when the offer was answered or withdrawn meanwhile. */
export async function answerOwnershipRequest({ db }: Scope, id: string, outcome: Outcome): Promise<boolean> {
  const answered = db.updateTable('ownership_requests').set({ outcome, answered_at: sql`now()` });
  const { numUpdatedRows } = await answered.where('id', '=', id).where('outcome', 'is', null).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Withdraws the open offers of or to a membership that is removed. */
export async function withdrawRequestsOf({ db }: Scope, membershipId: string): Promise<void> {
  await sql`update ownership_requests set outcome = 'withdrawn', answered_at = now()
    where outcome is null and ${membershipId}::uuid in (from_id, to_id)`.execute(db);
}
