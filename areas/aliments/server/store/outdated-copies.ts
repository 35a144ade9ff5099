import { sql } from 'kysely';
import { z } from 'zod';
import { newId } from '#shell/common/ids.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import type { DocumentsWithFoods, DocumentWithFoods, OutdatedDocuments } from '../copies.ts';

type Kind = DocumentsWithFoods['kind'];

const Row = z.object({ id: z.uuid() });

export async function findAccountsWithOutdated({ db }: Transaction): Promise<string[]> {
  const rows = await rowsOf(db, Row, sql`select id from accounts_with_outdated_food_copies() as id`);
  return rows.map(({ id }) => id);
}

/**
 * The foods whose copies the account has to correct, at most `limit`, which are forgotten when the transaction is committed. Those that
 * an import is changing again are left to a later transaction.
 */
export async function takeOutdated({ db }: Transaction, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    db,
    Row,
    sql`
    delete from outdated_food_copies where aliment_id = any(array(
      select aliment_id from outdated_food_copies order by aliment_id limit ${sql.lit(limit)} for update skip locked))
    returning aliment_id as id`,
  );
  return rows.map(({ id }) => id);
}

interface Noted {
  documents: readonly DocumentWithFoods[];
  /** The foods of the documents that do not name theirs. */
  alimentIds: readonly string[];
}

/** Notes documents whose copies of the foods have to be corrected. */
export async function addDocuments({ db }: Transaction, kind: Kind, { documents, alimentIds }: Noted): Promise<void> {
  if (documents.length === 0) return;
  await sql`
    insert into documents_to_correct as noted (kind, document_id, group_id, aliment_ids)
    select ${kind}, id, "groupId", coalesce("alimentIds", ${alimentIds}::uuid[])
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as given (id uuid, "groupId" uuid, "alimentIds" uuid[])
    on conflict (account_id, kind, document_id) do update
      set aliment_ids = array(select unnest(noted.aliment_ids) union select unnest(excluded.aliment_ids))`.execute(db);
}

const TakenDocument = z.object({ id: z.uuid(), alimentIds: z.array(z.uuid()) });

interface Taken {
  /** Documents with one of these ids; null for any, so that one that cannot be corrected does not hold up the others. */
  ids: readonly string[] | null;
  /** Number of documents that are taken, each with the others of its group. */
  limit: number;
}

/** Documents that wait for a correction, which is done when the transaction is committed. */
export async function takeDocuments(
  { db }: Transaction,
  kind: Kind,
  { ids, limit }: Taken,
): Promise<OutdatedDocuments> {
  const isChosen = ids ? sql`document_id = any(${ids}::uuid[])` : sql`true`;
  const taken = await rowsOf(
    db,
    TakenDocument,
    sql`
    delete from documents_to_correct where kind = ${kind} and group_id = any(array(
      select group_id from documents_to_correct where kind = ${kind} and ${isChosen}
      order by md5(group_id::text || ${ids ? '' : newId()}::text), document_id limit ${sql.lit(limit)}))
    returning document_id as id, aliment_ids as "alimentIds"`,
  );
  return {
    ids: taken.map(({ id }) => id),
    alimentIds: [...new Set(taken.flatMap(({ alimentIds }) => alimentIds))],
  };
}

/** Whether the account has foods whose documents are not noted yet, or documents that wait for a correction. */
export async function hasOutdated({ db }: Transaction): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ hasOutdated: z.boolean() }),
    sql`
    select exists (select from outdated_food_copies) or exists (select from documents_to_correct) as "hasOutdated"`,
  );
  return row?.hasOutdated === true;
}
