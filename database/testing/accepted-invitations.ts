import type { TestServer } from '#database/testing/server.ts';

/** Sets the day on which the clients of a studio accepted their invitations. */
export async function acceptInvitationsOn({ owner }: TestServer, accountId: string, day: string): Promise<void> {
  await owner.query(`update memberships set created_at = $2 where account_id = $1 and role = 'client'`, [
    accountId,
    `${day}T12:00:00.000Z`,
  ]);
}
