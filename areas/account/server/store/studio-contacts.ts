import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const PausingStudio = z.object({ studio: z.string(), email: z.string() });

/** Name and e-mail of the studio that deactivated the user as its client, the last one of several. */
export async function findStudioThatPaused(
  { db }: Transaction,
  userId: string,
): Promise<z.output<typeof PausingStudio> | undefined> {
  const [studio] = await rowsOf(
    db,
    PausingStudio,
    sql`select studio, coalesce(email, '') as email from ended_memberships_of(${userId}) where is_paused limit 1`,
  );
  return studio;
}

/** The e-mail of the first admin of an account. */
export async function findAdminEmail({ db }: Transaction, accountId: string): Promise<string> {
  const [row] = await rowsOf(
    db,
    z.object({ email: z.string() }),
    sql`select coalesce(admin_email_of(${accountId}), '') as email`,
  );
  return row?.email ?? '';
}
