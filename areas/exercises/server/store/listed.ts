import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Exercise } from '../../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** An exercise of either table: the library's is named in the caller's language, the account's own is never rare. */
export interface ListedExercise extends Exercise {
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
] as const satisfies (keyof Exercise)[];

type Owner = 'own' | 'system' | undefined;

/** What the condition leaves of the library and of the account's own, or of one of the two. */
export function listedExercises(
  scope: Scope,
  condition: RawBuilder<SqlBool>,
  owner: Owner,
): RawBuilder<ListedExercise> {
  const library = sql`select id, ${sql.ref(nameIn(scope))} as name, false as "isOwn", ${muscles}, equipment, category, level,
    mechanic, force, null as instructions, rarity from system_exercises where ${condition}`;
  const own = sql`select id, name, true as "isOwn", ${muscles}, equipment, category, null as level,
    null as mechanic, null as force, instructions, 0 as rarity from exercises where ${condition}`;
  if (owner) return sql`(${owner === 'own' ? own : library})`;
  return sql`(${own} union all ${library})`;
}

export function nameIn({ language }: Scope): 'name_it' | 'name_en' {
  return `name_${language}`;
}

const muscles = sql`primary_muscles as "primaryMuscles", secondary_muscles as "secondaryMuscles"`;
