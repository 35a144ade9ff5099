import type { Transaction } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import type { Link, LinkKind } from './links.ts';

/** Recipient of a mailed link, and the business it is sent for. */
export interface MailRecipient {
  name: string;
  email: string;
  /** Name of the coach's business; empty when the mail is from Forma. */
  sender: string;
  /** Name of the coach who follows a client, or of the owner of the business; empty when the mail is from Forma. */
  coach: string;
  color: string | null;
  /** True when a user with this e-mail exists. */
  isKnown: boolean;
}

/** The invited person; `collaborator` is the professional who follows a client, as the client reads the name. */
type Person = Pick<MailRecipient, 'name' | 'email'> & { collaborator: string | null };

interface Invited {
  kind: LinkKind;
  find: (scope: Transaction, link: Link) => Promise<Person | undefined>;
}

/** Finds the person that an invitation to an account belongs to. An area that invites extends it. */
export const invitedByLink = defineExtensionPoint<Invited>('invited by a link');

/**
 * Finds the recipient of a link: the invited person, the user, or the person who registers. For an invitation, the
 * current account must be the one that invites.
 */
export async function findMailRecipient(scope: JobScope, link: Link): Promise<MailRecipient> {
  if (link.accountId) return findInvitedRecipient(scope, link);
  const email = link.payload?.['email'];
  const user = await scope.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where((eb) => (link.userId ? eb('id', '=', link.userId) : eb('email', '=', email ?? '')))
    .executeTakeFirst();
  const name = user?.name ?? link.payload?.['name'] ?? '';
  return { name, email: email ?? user?.email ?? '', sender: '', coach: '', color: null, isKnown: user !== undefined };
}

async function findInvitedRecipient(scope: JobScope, link: Link): Promise<MailRecipient> {
  const invited = extensionsOf(scope, invitedByLink).find(({ kind }) => kind === link.kind);
  const person = await invited?.find(scope, link);
  if (!person) throw new Error(`findInvitedRecipient: nobody is invited by link ${link.id}`);
  const account = await scope.db
    .selectFrom('accounts')
    .select((at) => [
      'name as sender',
      'main_color as color',
      at
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .select('users.name')
        .where('memberships.role', '=', 'admin')
        .orderBy('memberships.created_at')
        .orderBy('memberships.id')
        .limit(1)
        .as('owner'),
      at.exists(at.selectFrom('users').select('id').where('email', '=', person.email)).as('isKnown'),
    ])
    .where('id', '=', link.accountId ?? '')
    .executeTakeFirstOrThrow();
  const { owner, sender, color, isKnown } = account;
  const { name, email, collaborator } = person;
  return { name, email, sender, coach: collaborator ?? owner ?? sender, color, isKnown: isKnown === true };
}
