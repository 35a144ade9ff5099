import { type SqlBool, sql } from 'kysely';
import { callerHas } from '#areas/account/server/public.ts';
import { careKinds } from '../../contract/care.ts';
import type { ImportedClient } from '../../contract/import.ts';
import { todayIn } from '#shell/common/dates.ts';
import type { Language } from '#shell/common/fields.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import type { Professionals } from './client-collaborators.ts';

interface NewClients {
  clients: readonly (ImportedClient & { id: string })[];
  professionals: Professionals;
  locale: Language;
  isInvited: boolean;
}

/** Inserts clients with the same professionals, and returns the ids of those whose e-mail no client of the account has. Heights are dated today. */
export async function insertClients({ db, caller }: Scope, { clients, professionals, locale, isInvited }: NewClients) {
  const invited_at = isInvited ? sql<string>`now()` : null;
  const inserted = await db
    .insertInto('clients')
    .values(
      clients.map(({ birthDate, heightCm, subscriptionEnd, ...columns }) => ({
        ...columns,
        birth_date: birthDate,
        subscription_end: subscriptionEnd,
        height_cm: heightCm,
        height_on: heightCm === null ? null : todayIn(caller.timeZone),
        height_at: heightCm === null ? null : sql<string>`now()`,
        locale: columns.locale ?? locale,
        invited_at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = inserted.map(({ id }) => id);
  const inCharge = careKinds.flatMap((kind) => {
    const membership_id = professionals[kind];
    return membership_id === null ? [] : ids.map((client_id) => ({ client_id, kind, membership_id }));
  });
  if (inCharge.length > 0) await db.insertInto('client_collaborators').values(inCharge).execute();
  return new Set(ids);
}

/** Whether the caller may write the note and the end of the subscription of a client. */
export async function findMayWrite(scope: Scope): Promise<{ note: SqlBool; subscriptionEnd: SqlBool }> {
  const note = callerHas(scope, 'update health records').as('note');
  const subscriptionEnd = callerHas(scope, 'update clients').as('subscriptionEnd');
  return scope.db.selectNoFrom([note, subscriptionEnd]).executeTakeFirstOrThrow();
}

/** Those of the e-mails that clients of the account have, also of clients whom the caller does not see. */
export async function findClientEmails({ db }: Transaction, emails: readonly string[]): Promise<string[]> {
  if (emails.length === 0) return [];
  const taken = await db.selectFrom('clients').select('email').where('email', 'in', emails).execute();
  return taken.map(({ email }) => email);
}
