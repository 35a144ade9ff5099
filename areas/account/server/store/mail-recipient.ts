import type { Transaction } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import type { Link } from './links.ts';

/** Who a link is mailed to, and on whose behalf. */
export interface MailRecipient {
  name: string;
  email: string;
  /** The coach's business; empty when the mail is Forma's own. */
  sender: string;
  color: string | null;
  /** The e-mail has a login already. */
  isKnown: boolean;
}

type Person = Pick<MailRecipient, 'name' | 'email'>;

/** Finds the client that a link of the kind `client` belongs to; clients are an area above this one. */
export const clientOfLink =
  defineExtensionPoint<(scope: Transaction, clientId: string) => Promise<Person | undefined>>('client of a link');

/** The client, the user, or the person who registers. The account of a client must be the current one. */
export async function findMailRecipient(scope: JobScope, link: Link): Promise<MailRecipient> {
  if (link.kind === 'client') return findClientRecipient(scope, link);
  const email = link.payload?.['email'];
  const user = await scope.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where((at) => (link.userId ? at('id', '=', link.userId) : at('email', '=', email ?? '')))
    .executeTakeFirst();
  const name = user?.name ?? link.payload?.['name'] ?? '';
  return { name, email: email ?? user?.email ?? '', sender: '', color: null, isKnown: user !== undefined };
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
      at.exists(at.selectFrom('users').select('id').where('email', '=', client.email)).as('isKnown'),
    ])
    .where('id', '=', accountId ?? '')
    .executeTakeFirstOrThrow();
  return { ...client, ...account, isKnown: account.isKnown === true };
}
