import type { Transaction } from '#shell/server/database/scope.ts';
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

/** The client, the person, or what was typed in the registration; a client's account must be the current one. */
export async function findMailRecipient({ db }: Transaction, link: Link): Promise<MailRecipient> {
  if (link.kind === 'client') {
    return db
      .selectFrom('clients')
      .innerJoin('accounts', 'accounts.id', 'clients.account_id')
      .leftJoin('users', 'users.email', 'clients.email')
      .select((at) => [
        'clients.name',
        'clients.email',
        'accounts.name as sender',
        'accounts.main_color as color',
        at('users.id', 'is not', null).as('isKnown'),
      ])
      .where('clients.id', '=', link.clientId ?? '')
      .$castTo<MailRecipient>()
      .executeTakeFirstOrThrow();
  }
  const email = link.payload?.['email'];
  const person = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where((at) => (link.userId ? at('id', '=', link.userId) : at('email', '=', email ?? '')))
    .executeTakeFirst();
  const name = person?.name ?? link.payload?.['name'] ?? '';
  return { name, email: email ?? person?.email ?? '', sender: '', color: null, isKnown: person !== undefined };
}
