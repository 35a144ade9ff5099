import { createGroup } from '#areas/groups/server/operations.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** By the addresses of the clients in them. */
const groups = [
  { name: 'Corso del martedì', emails: ['client@example.com', 'emma@example.com', 'fabio@example.com'] },
  { name: 'Panca oltre i 100 kg', emails: ['bruno@example.com', 'ivo@example.com'] },
];

/** Two groups of clients who train together; `clientIds` by address. */
export async function addGroups(scope: Scope, clientIds: Map<string, string>): Promise<void> {
  for (const { name, emails } of groups)
    await createGroup(scope, { name, clientIds: emails.flatMap((email) => clientIds.get(email) ?? []) });
}
