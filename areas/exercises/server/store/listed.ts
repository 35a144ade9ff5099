import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { authorName, isOwnOrAdmins } from '#areas/sharing/server/public.ts';
import type { Exercise } from '../../contract/exercise.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { studioAssetCount, studioThumbnail } from './thumbnails.ts';

/** An exercise with the storage key of its thumbnail, which `exerciseOf` replaces by a URL. */
export interface ExerciseRow extends Omit<Exercise, 'thumbnailUrl'> {
  thumbnailKey: string | null;
}

/** An exercise of the library, named in the caller's language, or an own one, which has rarity 0. */
export interface ListedExercise extends Omit<ExerciseRow, 'authorName'> {
  createdBy: string | null;
  rarity: number;
  /** The names in both languages and the aliases. */
  names: string[];
}

const listedColumns = [
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
  'isArchived',
  'isShared',
  'isEditable',
] as const satisfies (keyof ExerciseRow)[];

/**
 * The columns of `ExerciseRow` of a source with the alias `listed`. The name of the author and the media of the account on an
 * exercise of the library are read for the returned rows only.
 */
export function exerciseColumns(scope: Scope) {
  const id = sql.ref('listed.id');
  return [
    ...listedColumns,
    sql<string | null>`coalesce(${studioThumbnail(id)}, listed."thumbnailKey")`.as('thumbnailKey'),
    sql<number>`listed."assetCount" + ${studioAssetCount(id)}`.as('assetCount'),
    authorName(scope, 'createdBy').as('authorName'),
  ] as const;
}

type Condition = RawBuilder<SqlBool>;

/**
 * Subquery with the own exercises and exercises of the library that match the conditions. A table without a condition
 * is left out.
 */
export function listedExercises(
  scope: Scope,
  { own, library }: { own?: Condition | undefined; library?: Condition | undefined },
): RawBuilder<ListedExercise> {
  const ofLibrary = sql`select id, ${sql.ref(nameIn(scope))} as name, false as "isOwn", ${muscles}, equipment, category,
    level, mechanic, force, ${sql.ref(`instructions_${scope.language}`)} as instructions, ${state},
    false as "isShared", false as "isEditable", null::uuid as "createdBy", rarity,
    array[name_it, name_en] || aliases as names from system_exercises where ${library ?? sql`false`}`;
  const ofAccount = sql`select id, name, true as "isOwn", ${muscles}, equipment, category, level, mechanic, force,
    instructions, ${state}, is_shared as "isShared", coalesce(${isOwnOrAdmins(scope, 'exercises')}, false) as "isEditable",
    created_by as "createdBy", 0 as rarity, array[name] as names from exercises where ${own ?? sql`false`}`;
  if (own && library) return sql`(${ofAccount} union all ${ofLibrary})`;
  return sql`(${own ? ofAccount : ofLibrary})`;
}

export function nameIn({ language }: Scope): 'name_it' | 'name_en' {
  return `name_${language}`;
}

/** SQL condition that is true when the account does not hide the library. */
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
