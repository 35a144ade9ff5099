import { sql } from 'kysely';
import { z } from 'zod';
import type { RegistrationLink } from '../../contract/registration-link.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const columns = ['token', 'is_on as isOn'] as const;

export async function findRegistrationLink({ db }: Transaction): Promise<RegistrationLink | undefined> {
  return db.selectFrom('registration_links').select(columns).executeTakeFirst();
}

/** Switches the link, or creates it with the token. */
export async function switchLink({ db }: Transaction, { token, isOn }: RegistrationLink): Promise<RegistrationLink> {
  return db
    .insertInto('registration_links')
    .values({ token, is_on: isOn })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ is_on: isOn }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function renewLink({ db }: Transaction, token: string): Promise<RegistrationLink> {
  return db
    .insertInto('registration_links')
    .values({ token, is_on: true })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ token, is_on: true, renewed_at: sql`now()` }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The account of an open link that is switched on. */
export async function findAccountOfLink({ db }: Transaction, token: string): Promise<string | undefined> {
  const statement = sql`select account_of_registration_link(${token}) as id`;
  const [row] = await rowsOf(db, z.object({ id: z.uuid().nullable() }), statement);
  return row?.id ?? undefined;
}

export async function findStudio({ db }: Transaction): Promise<{ name: string; timeZone: string }> {
  return db
    .selectFrom('accounts')
    .select(['name', 'time_zone as timeZone'])
    .where('id', '=', sql<string>`current_account()`)
    .executeTakeFirstOrThrow();
}
