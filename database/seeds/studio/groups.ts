import { createGroup } from '#areas/groups/server/operations.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The groups with the e-mails of their members. */
const groups = [
  { name: 'Corso del martedì', emails: ['client@example.com', 'emma@example.com', 'fabio@example.com'] },
  { name: 'Panca oltre i 100 kg', emails: ['bruno@example.com', 'ivo@example.com'] },
];

/** Adds two groups of clients who train together. `clientIds` has the ids of the clients by e-mail. */
export async function addGroups(scope: Scope, clientIds: Map<string, string>): Promise<void> {
  for (const { name, emails } of groups)
    await createGroup(scope, { name, clientIds: emails.flatMap((email) => clientIds.get(email) ?? []) });
}
