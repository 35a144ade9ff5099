import { type SqlBool, sql } from 'kysely';
import type { Program } from '../../contract/document.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
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

/** Returns the note of the coach to the client of a copy. */
export async function findNote({ db }: Transaction, programId: string): Promise<string> {
  const { note } = await db.selectFrom('programs').select('note').where('id', '=', programId).executeTakeFirstOrThrow();
  return note;
}
