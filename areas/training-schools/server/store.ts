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
