import { sql } from 'kysely';
import { hashOf, type Scope, type Transaction } from '#shell/server/database/scope.ts';

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

/** Returns the expiry time. A session of this strategy is valid only for the routes of training schools. */
export async function insertSession({ db }: Transaction, userId: string, token: string): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      strategy: 'training_school',
      training_school_user_id: userId,
      expires_at: sql`now() + interval '30 days'`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}
