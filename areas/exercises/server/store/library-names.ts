import type { Language } from '#shell/common/fields.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { type LibraryNames, nameInLanguage } from '../../rules/library-name.ts';

export interface NamedExercise {
  exerciseId: string;
  name: string;
}

/** Translates names of library exercises that were not changed; the names of all rows are read in one query. */
export async function translateNames(
  { db }: Pick<Scope, 'db'>,
  rows: readonly NamedExercise[],
  language: Language,
): Promise<(row: NamedExercise) => string> {
  const ids = [...new Set(rows.map(({ exerciseId }) => exerciseId))];
  if (ids.length === 0) return ({ name }) => name;
  const found = await db
    .selectFrom('system_exercises')
    .select(['id', 'name_it', 'name_en'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map<string, LibraryNames>(found.map(({ id, name_it: it, name_en: en }) => [id, { it, en }]));
  return ({ exerciseId, name }) => nameInLanguage(name, names.get(exerciseId), language);
}
