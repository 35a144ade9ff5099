import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Program } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
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

/** Finds the thumbnails of the exercises in a program that have one. */
export async function findThumbnails({ db }: Transaction, programId: string): Promise<{ id: string; key: string }[]> {
  return rowsOf(
    db,
    z.object({ id: z.uuid(), key: z.string() }),
    sql`
    with used as (
      select exercise_id, system_exercise_id from program_exercises where program_id = ${programId}
    )
    select exercises.id, exercises.thumbnail_key as key
    from used join exercises on exercises.id = used.exercise_id where exercises.thumbnail_key is not null
    union all
    select system_exercises.id, system_exercises.thumbnail_key
    from used join system_exercises on system_exercises.id = used.system_exercise_id
    where system_exercises.thumbnail_key is not null
    limit 200`,
  );
}
