import { sql } from 'kysely';
import { z } from 'zod';
import { erasureGraceDays } from '../../contract/erasure.ts';
import type { Language } from '#shell/common/fields.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** When a client is deleted, null unless they asked for it. Locks the client until the transaction ends. */
export async function lockErasure({ db }: Transaction, clientId: string): Promise<{ deleteAfter: string | null }> {
  return db
    .selectFrom('clients')
    .select('delete_after as deleteAfter')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function findErasure({ db }: Transaction, clientId: string): Promise<string | null> {
  const client = db.selectFrom('clients').select('delete_after as deleteAfter').where('id', '=', clientId);
  return (await client.executeTakeFirst())?.deleteAfter ?? null;
}

export async function startErasure({ db }: Transaction, clientId: string): Promise<string> {
  const { deleteAfter } = await db
    .updateTable('clients')
    .set({ delete_after: sql`now() + make_interval(days => ${erasureGraceDays})` })
    .where('id', '=', clientId)
    .returning(sql<string>`delete_after`.as('deleteAfter'))
    .executeTakeFirstOrThrow();
  return deleteAfter;
}

export async function endErasure({ db }: Transaction, clientId: string): Promise<void> {
  await db.updateTable('clients').set({ delete_after: null }).where('id', '=', clientId).execute();
}

/** Of all accounts. */
export async function findDueErasures({ db }: Transaction): Promise<{ accountId: string; id: string }[]> {
  return rowsOf(
    db,
    z.object({ accountId: z.uuid(), id: z.uuid() }),
    sql`select account_id as "accountId", id from clients_to_erase(now())`,
  );
}

/** Whom the mails about an erasure go to. */
export interface Erased {
  email: string;
  name: string;
  language: Language;
  timeZone: string;
  account: string;
  color: string | null;
  deleteAfter: string;
}

/** The client who asked for their deletion; undefined after they took it back. Locks the client until the transaction ends. */
export async function lockErased(
  { db }: Transaction,
  clientId: string,
): Promise<(Erased & { isDue: boolean }) | undefined> {
  return db
    .selectFrom('clients')
    .innerJoin('memberships', 'memberships.id', 'clients.membership_id')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('accounts', 'accounts.id', 'clients.account_id')
    .select((eb) => [
      'users.email',
      'users.name',
      eb.ref('users.locale').$castTo<Language>().as('language'),
      'accounts.time_zone as timeZone',
      'accounts.name as account',
      'accounts.main_color as color',
      eb.ref('clients.delete_after').$notNull().as('deleteAfter'),
      sql<boolean>`clients.delete_after <= now()`.as('isDue'),
    ])
    .where('clients.id', '=', clientId)
    .where('clients.delete_after', 'is not', null)
    .forNoKeyUpdate('clients')
    .executeTakeFirst();
}

/** The login is deleted with the last studio of the person. */
export async function deletePersonWithoutAccount({ db }: Transaction, userId: string): Promise<void> {
  await sql`select delete_person_without_account(${userId})`.execute(db);
}
