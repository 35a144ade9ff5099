import type { Transaction } from '#shell/server/database/scope.ts';
import type { Link } from './links.ts';

/** Recipient of a mailed link, and the business it is sent for. */
export interface MailRecipient {
  name: string;
  email: string;
  /** Name of the coach's business; empty when the mail is from Forma. */
  sender: string;
  color: string | null;
  /** True when the e-mail has a login. */
  isKnown: boolean;
}

/**
 * The client, the person, or the data of the registration. For a client, the transaction must be bound to their
 * account.
 */
export async function findMailRecipient({ db }: Transaction, link: Link): Promise<MailRecipient> {
  if (link.kind === 'client') {
    return db
      .selectFrom('clients')
      .innerJoin('accounts', 'accounts.id', 'clients.account_id')
      .leftJoin('users', 'users.email', 'clients.email')
      .select((eb) => [
        'clients.name',
        'clients.email',
        'accounts.name as sender',
        'accounts.main_color as color',
        eb('users.id', 'is not', null).as('isKnown'),
      ])
      .where('clients.id', '=', link.clientId ?? '')
      .$castTo<MailRecipient>()
      .executeTakeFirstOrThrow();
  }
  const email = link.payload?.['email'];
  const person = await db
    .selectFrom('users')
    .select(['name', 'email'])
    .where((eb) => (link.userId ? eb('id', '=', link.userId) : eb('email', '=', email ?? '')))
    .executeTakeFirst();
  const name = person?.name ?? link.payload?.['name'] ?? '';
  return { name, email: email ?? person?.email ?? '', sender: '', color: null, isKnown: person !== undefined };
}
