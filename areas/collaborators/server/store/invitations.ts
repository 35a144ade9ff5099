import { sql } from 'kysely';
import { z } from 'zod';
import { linkDays } from '#areas/account/contract.ts';
import {
  CollaboratorInvitation,
  type CollaboratorRole,
  collaboratorLimits,
  collaboratorRoles,
} from '../../contract.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

export interface NewInvitation {
  id: string;
  name: string;
  email: string;
  role: CollaboratorRole;
  permissions: string[] | null;
  is_name_hidden: boolean;
}

/** Returns false when the e-mail is already invited. */
export async function insertInvitation({ db, caller }: Scope, invitation: NewInvitation): Promise<boolean> {
  const inserted = await db
    .insertInto('collaborator_invitations')
    .values({ ...invitation, invited_by: caller.membershipId })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findInvitations({ db }: Scope): Promise<CollaboratorInvitation[]> {
  const rows = await invitations(db)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(collaboratorLimits.invitations)
    .execute();
  return checkedRows(CollaboratorInvitation, rows);
}

export async function findInvitation({ db }: Scope, id: string): Promise<CollaboratorInvitation | undefined> {
  return checkedRows(CollaboratorInvitation, await invitations(db).where('id', '=', id).execute())[0];
}

function invitations(db: Scope['db']) {
  const expiresAt = sql<string>`sent_at + make_interval(days => ${linkDays.collaborator})`;
  return db
    .selectFrom('collaborator_invitations')
    .select(['id', 'name', 'email', 'role', 'sent_at as sentAt', 'chosen_clients as chosenClients'])
    .select([expiresAt.as('expiresAt'), sql<boolean>`${expiresAt} < now()`.as('isExpired')]);
}

export async function countInvitations({ db }: Scope): Promise<number> {
  const { total } = await db
    .selectFrom('collaborator_invitations')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function markSent({ db }: Scope, id: string): Promise<void> {
  await db.updateTable('collaborator_invitations').set({ sent_at: sql`now()` }).where('id', '=', id).execute();
}

export async function deleteInvitation({ db }: Pick<Scope, 'db'>, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('collaborator_invitations').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

const Invited = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(collaboratorRoles),
  permissions: z.array(z.string()).nullable(),
  isNameHidden: z.boolean(),
  invitedBy: z.uuid(),
  chosenClients: z.number().int(),
  studioName: z.string(),
});
export type Invited = z.output<typeof Invited>;

/** The invitation of a link, in the current account of the transaction. */
export async function findInvited({ db }: Transaction, id: string): Promise<Invited | undefined> {
  const [invited] = await rowsOf(
    db,
    Invited,
    sql`
    select invitations.id, invitations.name, email, role, permissions, is_name_hidden as "isNameHidden",
      invited_by as "invitedBy", chosen_clients as "chosenClients",
      accounts.name as "studioName"
    from collaborator_invitations invitations join accounts on accounts.id = invitations.account_id
    where invitations.id = ${id}`,
  );
  return invited;
}

/** The recipient of the mail of an invitation. The mail is from the admin, not from the professional of a client. */
export async function findRecipient(scope: Transaction, { invitationId }: { invitationId: string | null }) {
  const invited = await findInvited(scope, invitationId ?? '');
  return invited && { name: invited.name, email: invited.email, collaborator: null };
}
