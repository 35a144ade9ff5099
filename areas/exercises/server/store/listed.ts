import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Exercise } from '../../contract/exercise.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** As stored: the picture has a key, whoever answers gives it an address. */
export interface ExerciseRow extends Omit<Exercise, 'thumbnailUrl'> {
  thumbnailKey: string | null;
}

/** An exercise of either table: the library's is named in the caller's language, the account's own is never rare. */
export interface ListedExercise extends ExerciseRow {
  rarity: number;
}

export const exerciseColumns = [
  'id',
  'name',
  'isOwn',
  'primaryMuscles',
  'secondaryMuscles',
  'equipment',
  'category',
  'level',
  'mechanic',
  'force',
  'instructions',
  'thumbnailKey',
  'assetCount',
  'isArchived',
  'createdBy',
] as const satisfies (keyof ExerciseRow)[];

type Condition = RawBuilder<SqlBool>;

/** What the conditions leave of the account's own exercises and of the library; a table without one is left out. */
export function listedExercises(
  scope: Scope,
  { own, library }: { own?: Condition | undefined; library?: Condition | undefined },
): RawBuilder<ListedExercise> {
  const ofLibrary = sql`select id, ${sql.ref(nameIn(scope))} as name, false as "isOwn", ${muscles}, equipment, category,
    level, mechanic, force, ${sql.ref(`instructions_${scope.language}`)} as instructions, ${state},
    null::uuid as "createdBy", rarity from system_exercises where ${library ?? sql`false`}`;
  const ofAccount = sql`select id, name, true as "isOwn", ${muscles}, equipment, category, level, mechanic, force,
    instructions, ${state}, created_by as "createdBy", 0 as rarity from exercises where ${own ?? sql`false`}`;
  if (own && library) return sql`(${ofAccount} union all ${ofLibrary})`;
  return sql`(${own ? ofAccount : ofLibrary})`;
}

export function nameIn({ language }: Scope): 'name_it' | 'name_en' {
  return `name_${language}`;
}

/** True for an account whose lists and pickers show the library. */
export function showsLibrary({ caller }: Scope): Condition {
  return sql`not (select hide_default_exercises from accounts where id = ${caller.accountId})`;
}

export function exerciseOf(
  { signedFileUrl }: Pick<Scope, 'signedFileUrl'>,
  { thumbnailKey, ...row }: ExerciseRow,
): Exercise {
  return { ...row, thumbnailUrl: thumbnailKey && signedFileUrl(thumbnailKey) };
}

const muscles = sql`primary_muscles as "primaryMuscles", secondary_muscles as "secondaryMuscles"`;

const state = sql`thumbnail_key as "thumbnailKey", asset_count as "assetCount", archived_at is not null as "isArchived"`;
