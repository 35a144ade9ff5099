import { sql } from 'kysely';
import { type DocumentKind, documentKinds, type StudioDocument } from '../../contract/documents.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** The present version of each document of the current account. */
export async function findDocuments({ db }: Transaction): Promise<StudioDocument[]> {
  const rows = await db
    .selectFrom('studio_documents')
    .distinctOn('kind')
    .select(['kind', 'version', 'text', 'published_at as publishedAt'])
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
  return documentKinds.map((kind) => {
    const published = rows.find((row) => row.kind === kind);
    return published ? { ...published, kind } : { kind, version: 0, text: null, publishedAt: null };
  });
}

/** False when that version exists: another admin has published it. */
export async function insertDocument(
  { db }: Transaction,
  document: { kind: DocumentKind; version: number; text: string },
): Promise<boolean> {
  const result = await db
    .insertInto('studio_documents')
    .values(document)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Name of the current account, while it is open. */
export async function findOpenStudioName({ db }: Transaction): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', sql<string>`current_account()`)
    .where('delete_after', 'is', null)
    .executeTakeFirst();
  return account?.name;
}
