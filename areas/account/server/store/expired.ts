import { sql } from 'kysely';
import type { Transaction } from '#shell/server/database/scope.ts';

/**
 * Deletes expired sessions, and links one day after their expiry. Expired invitations of clients are kept: `invitedAt` of a client is
 * the time of its last invitation.
 */
export async function deleteExpired({ db }: Transaction): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<string>`now()`).execute();
  await db
    .deleteFrom('one_time_links')
    .where('expires_at', '<', sql<string>`now() - interval '1 day'`)
    .where('client_id', 'is', null)
    .execute();
}
