import { sql } from 'kysely';
import type { Transaction } from '#shell/server/database/scope.ts';

/** Deletes expired sessions, and links one day after their expiry. */
export async function deleteExpired({ db }: Transaction): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<string>`now()`).execute();
  await db.deleteFrom('one_time_links').where('expires_at', '<', sql<string>`now() - interval '1 day'`).execute();
}
