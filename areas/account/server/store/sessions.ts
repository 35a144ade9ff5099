import { sql } from 'kysely';
import { hashOf, type Scope, type Transaction } from '#shell/server/database/scope.ts';

const sessionDays = 60;
const trainingSchoolSessionDays = 30;

/** Inserts a session and returns its expiry time. */
export async function insertSession(
  { db }: Transaction,
  newSession: { token: string; userId: string; membership: { account_id: string; id: string } | undefined },
): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(newSession.token),
      strategy: 'local',
      user_id: newSession.userId,
      account_id: newSession.membership?.account_id ?? null,
      membership_id: newSession.membership?.id ?? null,
      expires_at: sql`now() + make_interval(days => ${sessionDays})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** Inserts a session in which the caller looks at the app as the client sees it. Returns its expiry time. */
export async function insertViewSession(
  { db, caller }: Scope,
  { token, clientId, minutes }: { token: string; clientId: string; minutes: number },
): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      strategy: 'local',
      user_id: caller.userId,
      account_id: caller.accountId,
      membership_id: caller.membershipId,
      viewed_client_id: clientId,
      expires_at: sql`now() + make_interval(mins => ${minutes})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

/** Deletes the sessions in which professionals, or the one with `membershipId`, look at the app as this client sees it. */
export async function deleteViewSessions(
  { db, caller }: Scope,
  { clientId, membershipId }: { clientId: string; membershipId?: string },
): Promise<void> {
  const views = db
    .deleteFrom('sessions')
    .where('account_id', '=', caller.accountId)
    .where('viewed_client_id', '=', clientId);
  await (membershipId ? views.where('membership_id', '=', membershipId) : views).execute();
}

/** Whether a professional views the app as a client with the session of the request. */
export async function isViewSession({ db, tokenHash }: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('viewed_client_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ? row.viewed_client_id !== null : false;
}

/** Inserts a session of a training-school user, which no route of an account accepts. Returns its expiry time. */
export async function insertTrainingSchoolSession(
  { db }: Transaction,
  { token, userId }: { token: string; userId: string },
): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      strategy: 'training_school',
      training_school_user_id: userId,
      expires_at: sql`now() + make_interval(days => ${trainingSchoolSessionDays})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
}

export async function deleteSession({ db }: Transaction, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Deletes all sessions of the user except the one with the token hash `keep`. Returns how many of them had not expired. */
export async function deleteSessionsOf({ db }: Transaction, userId: string, keep?: Buffer): Promise<number> {
  let sessions = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (keep) sessions = sessions.where('token_hash', '<>', keep);
  const deleted = await sessions.returning(sql<boolean>`expires_at > now()`.as('isOpen')).execute();
  return deleted.filter(({ isOpen }) => isOpen).length;
}

export async function moveSession(
  { db }: Transaction,
  tokenHash: Buffer,
  to: { account_id: string; id: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ account_id: to.account_id, membership_id: to.id })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Records that the app is visible and in use in the session. */
export async function recordActivity({ db, tokenHash }: Scope): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: sql`now()` }).where('token_hash', '=', tokenHash).execute();
}
