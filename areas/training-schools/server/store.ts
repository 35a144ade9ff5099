import type { Scope, Transaction } from '#shell/server/database/scope.ts';

export async function findUser({ db }: Transaction, email: string) {
  return db
    .selectFrom('training_school_users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function readUser({ db, caller }: Scope) {
  return db
    .selectFrom('training_school_users')
    .select(['id', 'email', 'name'])
    .where('id', '=', caller.userId)
    .executeTakeFirst();
}

interface NewUser {
  id: string;
  email: string;
  name: string;
  password_hash: string;
}

/** Inserts a user; the one with this e-mail gets the name and the password. Needs the owner of the database. */
export async function upsertUser({ db }: Transaction, user: NewUser): Promise<void> {
  const { name, password_hash } = user;
  await db
    .insertInto('training_school_users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ name, password_hash }))
    .execute();
}
