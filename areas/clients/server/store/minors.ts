import { sql } from 'kysely';
import { adultAge, guardedPurposes, isMinorOn } from '../../rules/minors.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { clientZone, todayOf } from './zone.ts';

/** SQL condition over `clients`: a minor on the present day of the client. `isMinorOn` is the same rule. */
const isMinor = sql<boolean>`case when clients.birth_date is null then false
  else clients.birth_date > ${todayOf('clients.id')} - make_interval(years => ${adultAge}) end`;

/** SQL condition over `clients`: a minor whose present consent to health data or to photos was given without a guardian. */
export const lacksGuardian = sql<boolean>`case when ${isMinor} then exists (
  select from (
    select distinct on (kind) is_given, guardian_name from consents
    where client_id = clients.id and kind in (${sql.join(guardedPurposes.map((purpose) => sql.lit(purpose)))})
    order by kind, decided_at desc, id desc) present
  where is_given and guardian_name is null) else false end`;

/** Whether the client is a minor today. */
export async function findIsMinor({ db }: Transaction, clientId: string): Promise<boolean> {
  const client = db.selectFrom('clients').select(isMinor.as('isMinor')).where('id', '=', clientId);
  return (await client.executeTakeFirst())?.isMinor ?? false;
}

/** Those of the clients who are minors today. Does not check access to the clients. */
export async function findMinors(
  { db }: Pick<Transaction, 'db'>,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const minors = db
    .selectFrom('clients')
    .select('id')
    .where('id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .where(isMinor);
  return new Set((await minors.execute()).map(({ id }) => id));
}

/** Tells whether a client is a minor at an instant, by the day in their time zone. Does not check access to the client. */
export async function readMinority(
  { db }: Pick<Transaction, 'db'>,
  clientId: string,
): Promise<(instant: string) => boolean> {
  const client = db
    .selectFrom('clients')
    .select(['birth_date', clientZone('clients.id').as('timeZone')])
    .where('id', '=', clientId)
    .where('birth_date', 'is not', null);
  const known = await client.executeTakeFirst();
  return (instant) => known !== undefined && isMinorOn(plainDateInZone(instant, known.timeZone), known.birth_date);
}

/** The name of a client who is a minor today; null for any other client. */
export async function findNameOfMinor({ db }: Transaction, clientId: string): Promise<string | null> {
  const client = db.selectFrom('clients').select('name').where('id', '=', clientId).where(isMinor);
  return (await client.executeTakeFirst())?.name ?? null;
}

/** The date of birth that the studio knows; null for a client who does not exist yet, too. */
export async function findBirthDate({ db }: Transaction, clientId: string): Promise<string | null> {
  const client = db.selectFrom('clients').select('birth_date').where('id', '=', clientId);
  return (await client.executeTakeFirst())?.birth_date ?? null;
}
