import { sql } from 'kysely';
import { z } from 'zod';
import type { tutorialSteps } from '../../contract.ts';
import type { Role } from '#shell/common/permissions.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

export interface MembershipChange {
  role?: Role;
  /** Null: those of the role. */
  permissions?: string[] | null;
  is_name_hidden?: boolean;
}

/**
 * Locks the team until the transaction ends, so that changes of roles run one after the other. False when the caller was an
 * admin at the start of the request and no longer is.
 */
export async function lockTeam({ db, caller }: Scope): Promise<boolean> {
  // A statement of its own: the next one sees what the previous owner of the lock has committed.
  await db.selectFrom('accounts').select('id').where('id', '=', caller.accountId).forNoKeyUpdate().execute();
  const self = await db
    .selectFrom('memberships')
    .select(['role', 'deactivated_at'])
    .where('id', '=', caller.membershipId)
    .executeTakeFirst();
  return self?.role === caller.role && self.deactivated_at === null;
}

/** The membership of a user in the current account, also a deactivated one. */
export async function findMembership({ db }: Pick<Scope, 'db'>, userId: string) {
  return db
    .selectFrom('memberships')
    .select(['id', 'role', 'deactivated_at as deactivatedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function updateMembership({ db }: Pick<Scope, 'db'>, id: string, change: MembershipChange): Promise<void> {
  await db.updateTable('memberships').set(change).where('id', '=', id).execute();
}

/** Saves where the caller is in the first steps. */
export async function saveTutorialStep(
  { db, caller }: Scope,
  { step }: { step: (typeof tutorialSteps)[number] | null },
): Promise<void> {
  await db.updateTable('memberships').set({ tutorial_step: step }).where('id', '=', caller.membershipId).execute();
}

/** Ends the access of a membership and its sessions; the row stays for the records that name it. */
export async function deactivateMembership({ db, caller }: Scope, id: string): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ deactivated_at: sql`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  // Ended sessions stay until the job that deletes expired ones: an open app learns by its token which studio ended the access.
  await db
    .updateTable('sessions')
    .set({ expires_at: sql<string>`least(expires_at, now())` })
    .where('account_id', '=', caller.accountId)
    .where('membership_id', '=', id)
    .execute();
}

export async function reactivateMembership({ db }: Pick<Scope, 'db'>, id: string): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ deactivated_at: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

const Known = z.object({ id: z.uuid(), isRemoved: z.boolean(), role: z.string() });

/** The membership that a user with this e-mail has in the current account. */
export async function findMembershipOfEmail({ db }: Pick<Scope, 'db'>, email: string) {
  const [known] = await rowsOf(
    db,
    Known,
    sql`
    select memberships.id, deactivated_at is not null as "isRemoved", role
    from memberships join users on users.id = memberships.user_id where users.email = ${email}`,
  );
  return known;
}

/** Returns those of the e-mails that belong to members of the team, former ones included. */
export async function findTeamEmails({ db }: Pick<Scope, 'db'>, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const team = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.email')
    .where('users.email', 'in', emails)
    .where('memberships.role', '<>', 'client')
    .execute();
  return team.map(({ email }) => email);
}
