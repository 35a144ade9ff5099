import { z } from 'zod';
import { sql } from 'kysely';
import { clientLanguage } from '#areas/clients/server/public.ts';
import { language } from '#shell/common/fields.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const Reader = z.object({ id: z.uuid(), name: z.string(), language });
type Reader = z.output<typeof Reader>;

/** The clients with the language that each reads, by name. Does not check access to them. */
export async function findReaders({ db }: Scope, clientIds: readonly string[]): Promise<Reader[]> {
  if (clientIds.length === 0) return [];
  return rowsOf(
    db,
    Reader,
    sql`
    select id, name, ${clientLanguage('clients.id')} as language from clients
    where id = any(${clientIds}::uuid[]) order by lower(name), id`,
  );
}
