import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { callerHas } from '#areas/account/server/public.ts';
import { language } from '#shell/common/fields.ts';
import { found } from '#shell/common/problem.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Program } from '../../contract/document.ts';
import type { Caller, Scope, Transaction } from '#shell/server/database/scope.ts';
import { findProgramWhere } from './programs.ts';
import { isVisibleProgram } from './visibility.ts';

/** Finds a program to print: for a client one of their own copies, for a professional any program visible to them. */
export async function findPrintable(scope: Scope, id: string): Promise<Program | undefined> {
  return findProgramWhere(scope, id, isVisibleProgram(scope));
}

/**
 * Finds the program of a PDF link without checking the visibility to a user. Row-level security limits the query to the
 * account of the link.
 */
export async function findShared(transaction: Transaction, id: string): Promise<Program | undefined> {
  return findProgramWhere(transaction, id, sql<SqlBool>`true`);
}

/** Whether the document may show maximums. Clients read their own; the holder of a link, who has no caller, does too. */
export async function mayPrintMaxima({ db, caller }: Transaction & { caller?: Caller }): Promise<boolean> {
  if (!caller || caller.clientId !== null) return true;
  const [row] = await rowsOf(
    db,
    z.object({ mayRead: z.boolean() }),
    sql`select ${callerHas({ caller }, 'view health records')} as "mayRead"`,
  );
  return row?.mayRead ?? false;
}

const Assignment = z.object({ note: z.string(), clientLanguage: language.nullable() });

/** The note of the coach to the client of a copy, and the language of the client, which is null before they register. */
export async function findAssignment({ db }: Transaction, programId: string): Promise<z.output<typeof Assignment>> {
  const [assignment] = await rowsOf(
    db,
    Assignment,
    sql`
    select programs.note, readers.locale as "clientLanguage"
    from programs left join clients on clients.id = programs.client_id
      left join memberships on memberships.id = clients.membership_id
      left join users readers on readers.id = memberships.user_id
    where programs.id = ${programId}`,
  );
  return found(assignment);
}
