import { sql } from 'kysely';
import type { Transaction } from '#shell/server/database/scope.ts';
import type { Letterhead } from '#shell/server/pdf/pdf-operations.ts';

/** Name, colour and logo of the current account, for its PDFs and the pages of its invitations. */
export async function findLetterhead({ db }: Transaction): Promise<Letterhead> {
  return db
    .selectFrom('accounts')
    .leftJoin('files', (join) =>
      join.onRef('files.account_id', '=', 'accounts.id').onRef('files.id', '=', 'accounts.logo_file_id'),
    )
    .select(['accounts.name as studio', 'accounts.main_color as color', 'files.storage_key as logoKey'])
    .where('accounts.id', '=', sql<string>`current_account()`)
    .executeTakeFirstOrThrow();
}
