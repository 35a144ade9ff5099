import type { Transaction } from '#shell/server/database/scope.ts';

/** What decides who sees a program: the client of a copy, the author of a template, the team when it is shared. */
export async function findAudience({ db }: Transaction, ids: readonly string[]) {
  return db
    .selectFrom('programs')
    .select(['id', 'version', 'client_id as clientId', 'created_by as authorId', 'is_shared as isShared'])
    .where('id', 'in', ids)
    .execute();
}
