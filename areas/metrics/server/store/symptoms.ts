import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { ReadSymptom, readSymptomLimits } from '#areas/assignments/contract/read-symptoms.ts';
import { isVisibleClient, mayReadHealthData, visibleSince } from '#areas/clients/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope, Transaction } from '#shell/server/database/scope.ts';
import { ClientWithSymptomNotes, SymptomNote, type SymptomSource, symptomLimits } from '../../contract/symptoms.ts';

type Reader = Pick<Scope, 'caller'>;

export interface WrittenNote {
  source: SymptomSource;
  /** The record of values, the disputed value, or the set of photos. */
  recordId: string;
  day: string;
  note: string;
}

const columns = sql`measurement_symptoms.id, source, day, note, written_at as "writtenAt"`;

/** Inserts notes that name a symptom and returns those that are new, the latest day first. A note of a record is inserted once. */
export async function insertSymptoms(
  { db }: Transaction,
  { clientId, notes }: { clientId: string; notes: readonly WrittenNote[] },
): Promise<SymptomNote[]> {
  const rows = notes.map((note) => ({ ...note, id: newId() }));
  return rowsOf(
    db,
    SymptomNote,
    sql`
    with inserted as (
      insert into measurement_symptoms (id, client_id, source, record_id, day, note)
      select id, ${clientId}::uuid, source, "recordId", day, note
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(id uuid, source text, "recordId" uuid, day date, note text)
      on conflict do nothing
      returning *
    )
    select ${columns} from inserted measurement_symptoms order by day desc, id desc`,
  );
}

/** Those of the clients, null for all, with such notes that the caller has to read, the latest first. */
export async function findUnreadSymptoms(
  scope: Scope,
  clientIds: readonly string[] | null,
): Promise<{ clients: ClientWithSymptomNotes[] }> {
  const ofClients = clientIds ? sql`client_id = any(${clientIds}::uuid[])` : sql`true`;
  const clients = await rowsOf(
    scope.db,
    ClientWithSymptomNotes,
    sql`
    select clients.id as "clientId", clients.name as "clientName", "noteCount", notes
    from (
      select client_id, count(*)::int as "noteCount", max(written_at) as "lastAt",
        to_json((array_agg(json_build_object('id', id, 'source', source, 'day', day, 'note', note, 'writtenAt', written_at)
          order by written_at desc, day desc, id desc))[1:${sql.lit(symptomLimits.notes)}]) as notes
      from measurement_symptoms
      where ${ofClients} and ${isUnread(scope)} and ${isReadable(scope)} group by client_id
    ) newest join clients on clients.id = newest.client_id
    where ${isVisibleClient(scope)} order by "lastAt" desc limit ${sql.lit(symptomLimits.clients)}`,
  );
  return { clients };
}

/** Such notes of the last days of these clients that the caller has read, the latest first. */
export async function findReadSymptoms(scope: Scope, clientIds: readonly string[]): Promise<ReadSymptom[]> {
  return rowsOf(
    scope.db,
    ReadSymptom,
    sql`
    select clients.id as "clientId", clients.name as "clientName", written_at as at, measurement_symptoms.note as text
    from measurement_symptoms join clients on clients.id = measurement_symptoms.client_id
    where client_id = any(${clientIds}::uuid[]) and written_at > now() - make_interval(days => ${sql.lit(readSymptomLimits.days)})
      and not ${isUnread(scope)} and ${isReadable(scope)} and ${isVisibleClient(scope)}
    order by written_at desc, measurement_symptoms.id limit ${sql.lit(readSymptomLimits.rows)}`,
  );
}

/** SQL over the table `clients`: whether the caller has such a note to read. */
export function hasUnreadSymptom(scope: ReadScope): RawBuilder<boolean> {
  return sql`exists (
    select from measurement_symptoms
    where measurement_symptoms.client_id = clients.id and ${isUnread(scope)} and ${isReadable(scope)})`;
}

export async function markSymptomsRead(
  { db, caller }: Scope,
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<void> {
  await sql`
    insert into measurement_symptom_readers (symptom_id, membership_id)
    select id, ${caller.membershipId}::uuid from measurement_symptoms
    where client_id = ${clientId} and id = any(${ids}::uuid[])
    on conflict do nothing`.execute(db);
}

/** All such notes of a client that the caller may read, the latest first, also those of deleted records. */
export async function findSymptoms(scope: Scope, clientId: string): Promise<SymptomNote[]> {
  return rowsOf(
    scope.db,
    SymptomNote,
    sql`
    select ${columns} from measurement_symptoms where client_id = ${clientId} and ${isReadable(scope)}
    order by written_at desc, day desc, id desc`,
  );
}

/** SQL condition: whether the caller has to read the note. What others have read counts if it was written before the caller saw the client. */
function isUnread(scope: Reader): RawBuilder<SqlBool> {
  return sql`not exists (
    select from measurement_symptom_readers readers where readers.symptom_id = measurement_symptoms.id
      and (readers.membership_id = ${scope.caller.membershipId}::uuid
        or measurement_symptoms.written_at < ${visibleSince(scope, 'measurement_symptoms.client_id')}))`;
}

/** SQL condition: whether the consent to health data lets the caller read the note, also one beside photos (decision 116). */
function isReadable(scope: Reader): RawBuilder<SqlBool> {
  return mayReadHealthData(scope, 'measurement_symptoms.client_id');
}
