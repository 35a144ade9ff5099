import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

/**
 * Where clients state something besides surveys and their record: messages of the chat, notes of measurements and of meals, and what they took
 * out of their profile.
 */
const statementSources = ['message', 'measurement', 'meal', 'removal'] as const;
export type StatementSource = (typeof statementSources)[number];

/** The most texts that are stored of a client, of those that may declare something and of the others; older ones are deleted. */
const mostOfClient = 50;

const OwnStatement = z.object({
  source: z.enum(statementSources),
  /** The message, the record of the measurement, or the entry of the meal; of a removal an id of its own. */
  recordId: z.uuid(),
  text: z.string(),
  sentAt: z.string(),
});
type OwnStatement = z.output<typeof OwnStatement>;

interface Writings extends Pick<OwnStatement, 'source'> {
  clientId: string;
}

interface Writing extends Pick<OwnStatement, 'recordId' | 'text'> {
  mayDeclare: boolean;
}

/** Stores texts, or replaces those of their records. False when all are stored already. Does not check access to the client. */
export async function saveStatements(
  { db }: Transaction,
  { clientId, source }: Writings,
  texts: readonly Writing[],
): Promise<boolean> {
  if (texts.length === 0) return false;
  const { numAffectedRows } = await sql`
    insert into dietary_statements (client_id, source, record_id, text, may_declare)
    select ${clientId}::uuid, ${source}, "recordId", text, "mayDeclare"
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as written ("recordId" uuid, text text, "mayDeclare" boolean)
    on conflict (account_id, client_id, source, record_id) do update
      set (text, sent_at, may_declare, removed_at) = (excluded.text, now(), excluded.may_declare, null)
      where dietary_statements.text <> excluded.text or dietary_statements.removed_at is not null`.execute(db);
  if (!numAffectedRows) return false;
  await sql`
    delete from dietary_statements where client_id = ${clientId} and (source, record_id) in (
      select source, record_id from (
        select source, record_id, row_number() over (partition by may_declare order by sent_at desc, record_id) as place
        from dietary_statements where client_id = ${clientId}
      ) written where place > ${sql.lit(mostOfClient)})`.execute(db);
  return true;
}

/** Those of the records whose text the client has not removed. Does not check access to the client. */
export async function findPresentStatements(
  { db }: Transaction,
  { clientId, source }: Writings,
  recordIds: readonly string[],
): Promise<Omit<Writing, 'mayDeclare'>[]> {
  if (recordIds.length === 0) return [];
  return rowsOf(
    db,
    OwnStatement.pick({ recordId: true, text: true }),
    sql`
    select record_id as "recordId", text from dietary_statements
    where client_id = ${clientId} and source = ${source} and record_id = any(${recordIds}::uuid[]) and removed_at is null
    for update`,
  );
}

/** All texts of one source, at most `mostOfClient`. Does not check access to the client. */
export async function findTextsOfSource(
  { db }: Transaction,
  { clientId, source }: Writings,
): Promise<Omit<Writing, 'mayDeclare'>[]> {
  return rowsOf(
    db,
    OwnStatement.pick({ recordId: true, text: true }),
    sql`
    select record_id as "recordId", text from dietary_statements where client_id = ${clientId} and source = ${source}`,
  );
}

/** Deletes those with an empty text. Of the others the text stays, as one that the client has removed. */
export async function removeStatements(
  { db }: Transaction,
  { clientId, source }: Writings,
  texts: readonly Omit<Writing, 'mayDeclare'>[],
): Promise<void> {
  const removed = sql`jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as removed ("recordId" uuid, text text)`;
  await sql`
    delete from dietary_statements using ${removed}
    where client_id = ${clientId} and source = ${source} and record_id = removed."recordId" and removed.text = ''`.execute(
    db,
  );
  await sql`
    update dietary_statements set text = removed.text, removed_at = now() from ${removed}
    where client_id = ${clientId} and source = ${source} and record_id = removed."recordId" and removed.text <> ''`.execute(
    db,
  );
}

const DatedStatement = OwnStatement.extend({
  clientId: z.uuid(),
  /** False for a text that names an illness or a medicine only. */
  mayDeclare: z.boolean(),
  /** When the client deleted the message or changed the note, before what it declares was decided. */
  removedAt: z.string().nullable(),
  /** The day of `sentAt` for the caller. */
  day: z.string(),
});

/**
 * The texts of clients, of each client the latest first. Leaves out clients whose health data the caller must not read. Does not check access to
 * the clients.
 */
export async function findStatements(
  scope: Scope,
  clientIds: readonly string[],
): Promise<z.output<typeof DatedStatement>[]> {
  return rowsOf(
    scope.db,
    DatedStatement,
    sql`
    select client_id as "clientId", source, record_id as "recordId", text, sent_at as "sentAt", may_declare as "mayDeclare",
      removed_at as "removedAt", (sent_at at time zone ${scope.caller.timeZone})::date::text as day
    from dietary_statements
    where client_id = any(${clientIds}::uuid[]) and ${mayReadHealthData(scope, 'client_id')}
    order by client_id, sent_at desc, record_id`,
  );
}
