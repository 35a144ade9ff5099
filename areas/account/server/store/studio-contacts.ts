import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const EndedMembership = z.object({
  account_id: z.uuid(),
  id: z.uuid(),
  account_name: z.string(),
  email: z.string(),
  endedAt: z.string(),
});
type EndedMembership = z.output<typeof EndedMembership>;

/** The memberships of a user as a deactivated client, the last one first. Not those in closed studios. */
export async function endedMembershipsOf({ db }: Transaction, userId: string): Promise<EndedMembership[]> {
  return rowsOf(
    db,
    EndedMembership,
    sql`
    select account_id, id, studio as account_name, coalesce(email, '') as email, ended_at as "endedAt"
    from ended_memberships_of(${userId}) where is_paused and not is_closed`,
  );
}

const ClosedStudio = z.object({ studio: z.string(), email: z.string() });

/** Name and e-mail of the closed studio of which the user was a deactivated client, the last one of several. */
export async function findClosedStudioOfClient(
  { db }: Transaction,
  userId: string,
): Promise<z.output<typeof ClosedStudio> | undefined> {
  const [studio] = await rowsOf(
    db,
    ClosedStudio,
    sql`select studio, coalesce(email, '') as email from ended_memberships_of(${userId}) where is_paused and is_closed limit 1`,
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
