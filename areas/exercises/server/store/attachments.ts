import { sql } from 'kysely';
import type { Transaction } from '#shell/server/database/scope.ts';
import { libraryColumn, ownColumn } from '../attachment-columns.ts';

export async function updateOwnSummary({ db }: Transaction, exerciseIds: readonly string[]): Promise<void> {
  await updateSummary({ db }, { exercises: 'exercises', ...ownColumn }, exerciseIds);
}

export async function updateLibrarySummary({ db }: Transaction, exerciseIds: readonly string[]): Promise<void> {
  await updateSummary({ db }, { exercises: 'system_exercises', ...libraryColumn }, exerciseIds);
}

interface SummaryTables extends Record<'table' | 'column', string> {
  exercises: 'exercises' | 'system_exercises';
}

/**
 * Updates the columns of exercises that lists show: the thumbnail of the first attachment that has one, and the number
 * of attachments.
 */
async function updateSummary(
  { db }: Transaction,
  { exercises, table, column }: SummaryTables,
  exerciseIds: readonly string[],
): Promise<void> {
  await sql`
    update ${sql.table(exercises)} as exercise set (thumbnail_key, asset_count) = (
      select (array_agg(thumbnail_key order by position) filter (where thumbnail_key is not null))[1], count(*)
      from ${sql.table(table)} as attachment where ${sql.ref(`attachment.${column}`)} = exercise.id
    )
    where exercise.id = any(${exerciseIds}::uuid[])`.execute(db);
}
