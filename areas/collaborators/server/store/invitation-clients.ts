import { sql } from 'kysely';
import { z } from 'zod';
import { type CareKind, careKinds } from '#areas/clients/contract/care.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface ChosenClients {
  invitationId: string;
  clientIds: readonly string[];
  kinds: readonly CareKind[];
}

/** Inserts the clients of an invitation, each with the professional who is in charge of them now. */
export async function insertInvitationClients(
  { db }: Scope,
  { invitationId, clientIds, kinds }: ChosenClients,
): Promise<void> {
  await sql`
    insert into collaborator_invitation_clients (invitation_id, client_id, kind, former_id)
    select ${invitationId}, clients.id, kinds.kind, care.membership_id
    from clients
      cross join unnest(${[...kinds]}::text[]) as kinds(kind)
      left join client_collaborators care on care.client_id = clients.id and care.kind = kinds.kind
    where clients.id = any(${clientIds}::uuid[])`.execute(db);
  const chosen = { chosen_clients: new Set(clientIds).size };
  await db.updateTable('collaborator_invitations').set(chosen).where('id', '=', invitationId).execute();
}

const InvitationClient = z.object({
  clientId: z.uuid(),
  kind: z.enum(careKinds),
  /** Whether the professional in charge has changed since the client was chosen. */
  isReassigned: z.boolean(),
});
type InvitationClient = z.output<typeof InvitationClient>;

/** The clients of an invitation who still exist, one entry for each kind of care. */
export async function findInvitationClients({ db }: Scope, invitationId: string): Promise<InvitationClient[]> {
  return rowsOf(
    db,
    InvitationClient,
    sql`
    select chosen.client_id as "clientId", chosen.kind,
      care.membership_id is distinct from chosen.former_id as "isReassigned"
    from collaborator_invitation_clients chosen
      join clients on clients.id = chosen.client_id
      left join client_collaborators care on care.client_id = chosen.client_id and care.kind = chosen.kind
    where chosen.invitation_id = ${invitationId}
    order by chosen.client_id, chosen.kind`,
  );
}
