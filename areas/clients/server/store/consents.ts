import { type Consent, listedConsents } from '../../contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

type Decision = Pick<Consent, 'purpose' | 'isGiven'> & { textVersion: string };

/** The present state of each purpose. */
export async function findConsents({ db }: Transaction, clientId: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents')
    .distinctOn('kind')
    .select(['kind', 'is_given as isGiven', 'decided_at as decidedAt', 'text_version as textVersion'])
    .where('client_id', '=', clientId)
    .orderBy('kind')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return listedConsents.map((purpose) => {
    const { isGiven = false, decidedAt = null, textVersion = null } = rows.find(({ kind }) => kind === purpose) ?? {};
    return { purpose, isGiven, decidedAt, textVersion };
  });
}

/** Adds decisions. Earlier ones stay as they are. */
export async function insertConsents(
  { db }: Transaction,
  clientId: string,
  decisions: readonly Decision[],
): Promise<void> {
  const rows = decisions.map(({ purpose, isGiven, textVersion }) => ({
    id: newId(),
    client_id: clientId,
    kind: purpose,
    is_given: isGiven,
    text_version: textVersion,
  }));
  await db.insertInto('consents').values(rows).execute();
}
