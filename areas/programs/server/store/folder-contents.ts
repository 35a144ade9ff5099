import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

/** Number of templates in a row of `folders` that the caller may see. */
export function countTemplatesInFolder(scope: Scope): RawBuilder<number> {
  return sql<number>`(select count(*)::int from programs
    where programs.folder_id = folders.id and programs.client_id is null and ${isVisibleProgram(scope)})`;
}
