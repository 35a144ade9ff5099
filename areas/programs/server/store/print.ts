import { type SqlBool, sql } from 'kysely';
import type { Program } from '../../contract/document.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import { findProgramWhere } from './programs.ts';
import { isVisibleProgram } from './visibility.ts';

/** A client prints their own copy, a professional any program visible to them. */
export async function findPrintable(scope: Scope, id: string): Promise<Program | undefined> {
  return findProgramWhere(scope, id, isVisibleProgram(scope));
}

/** For whoever holds a link to that program; the transaction is bound to its account. */
export async function findShared(transaction: Transaction, id: string): Promise<Program | undefined> {
  return findProgramWhere(transaction, id, sql<SqlBool>`true`);
}

export interface Letterhead {
  studio: string;
  colour: string | null;
  logoKey: string | null;
  /** What the coach wrote to the client of a copy. */
  note: string;
}

/** Whose sheet it is. */
export async function findLetterhead({ db }: Transaction, programId: string): Promise<Letterhead> {
  return db
    .selectFrom('programs')
    .innerJoin('accounts', 'accounts.id', 'programs.account_id')
    .leftJoin('files', 'files.id', 'accounts.logo_file_id')
    .select([
      'accounts.name as studio',
      'accounts.main_color as colour',
      'files.storage_key as logoKey',
      'programs.note',
    ])
    .where('programs.id', '=', programId)
    .executeTakeFirstOrThrow();
}

/** The small pictures of the exercises in a program, those that have one. */
export async function findThumbnails({ db }: Transaction, programId: string): Promise<{ id: string; key: string }[]> {
  const { rows } = await sql<{ id: string; key: string }>`
    with used as (
      select exercise_id, system_exercise_id from program_exercises where program_id = ${programId}
    )
    select exercises.id, exercises.thumbnail_key as key
    from used join exercises on exercises.id = used.exercise_id where exercises.thumbnail_key is not null
    union all
    select system_exercises.id, system_exercises.thumbnail_key
    from used join system_exercises on system_exercises.id = used.system_exercise_id
    where system_exercises.thumbnail_key is not null
    limit 200`.execute(db);
  return rows;
}
