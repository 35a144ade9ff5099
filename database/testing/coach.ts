import type { Permission } from '#shell/common/permissions.ts';
import type { TestServer } from './server.ts';
import type { TestStudio } from './studio.ts';

/** Puts a client in the care of the coach of the studio. */
export async function addToCoach({ owner }: TestServer, { accountId }: TestStudio, clientId: string): Promise<void> {
  const text = `insert into client_collaborators (account_id, client_id, kind, membership_id)
    select $1, $2, 'training', id from memberships where account_id = $1 and role = 'coach' limit 1
    on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id, since = excluded.since`;
  await owner.query(text, [accountId, clientId]);
}

export async function setCoachPermissions(
  { owner }: TestServer,
  { accountId }: TestStudio,
  permissions: Permission[],
): Promise<void> {
  const text = `update memberships set permissions = $2 where account_id = $1 and role = 'coach'`;
  await owner.query(text, [accountId, permissions]);
}
