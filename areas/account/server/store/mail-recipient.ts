import type { Transaction } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import type { Link } from './links.ts';

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

type Person = Pick<MailRecipient, 'name' | 'email'> & { collaborator: string | null };

/**
 * Finds the client that a link of the kind `client` belongs to. An extension point, because the area of clients is
 * above this one.
 */
export const clientOfLink =
  defineExtensionPoint<(scope: Transaction, clientId: string) => Promise<Person | undefined>>('client of a link');

/**
 * Finds the recipient of a link: the client, the user, or the person who registers. For a client, the current account
 * must be the client's.
 */
export async function findMailRecipient(scope: JobScope, link: Link): Promise<MailRecipient> {
  if (link.kind === 'client') return findClientRecipient(scope, link);
  const email = link.payload?.['email'];
  const user = await scope.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where((eb) => (link.userId ? eb('id', '=', link.userId) : eb('email', '=', email ?? '')))
    .executeTakeFirst();
  const name = user?.name ?? link.payload?.['name'] ?? '';
  return { name, email: email ?? user?.email ?? '', sender: '', coach: '', color: null, isKnown: user !== undefined };
}

async function findClientRecipient(scope: JobScope, { clientId, accountId }: Link): Promise<MailRecipient> {
  const [findClient] = extensionsOf(scope, clientOfLink);
  const client = await findClient?.(scope, clientId ?? '');
  if (!client) throw new Error(`findClientRecipient: no client ${clientId}`);
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
        .orderBy('memberships.id')
        .limit(1)
        .as('owner'),
      at.exists(at.selectFrom('users').select('id').where('email', '=', client.email)).as('isKnown'),
    ])
    .where('id', '=', accountId ?? '')
    .executeTakeFirstOrThrow();
  const { owner, sender, color, isKnown } = account;
  const { name, email, collaborator } = client;
  return { name, email, sender, coach: collaborator ?? owner ?? sender, color, isKnown: isKnown === true };
}
