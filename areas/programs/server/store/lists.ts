import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { copyFilters, ProgramCard, ProgramFilters } from '../../contract.ts';
import { authorName } from '#areas/sharing/server/public.ts';
import { containsPattern, sortExpression, paginate } from '#shell/server/database/list-queries.ts';
import { forceGenericPlans } from '#shell/server/database/plans.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { assignedClients, folderColumns, isOutsideFolders } from './columns.ts';
import { isEditableProgram, isVisibleProgram } from './visibility.ts';
import { inProgressStates } from '../../rules/schedule.ts';
import { isInState, isOfCoached, isTrained, pauseToday, stateToday } from './states.ts';

/**
 * Finds a page of templates, last saved first by default, or of copies, latest end first by default. A search compares
 * titles, for copies also the names of the clients; with a folder it includes the folders below it.
 */
export async function findPrograms(
  scope: Scope,
  filters: ProgramFilters,
): Promise<{ programs: ProgramCard[]; nextPage: number }> {
  forceGenericPlans(scope);
  const list = filters.kind === 'templates' ? templates(scope, filters) : copies(scope, filters);
  const { rows, nextPage } = await paginate(list, filters.page);
  return { programs: rows, nextPage };
}

function templates(scope: Scope, filters: ProgramFilters) {
  const { search, folderId } = filters;
  let list = cards(scope).where('programs.client_id', 'is', null).where(isVisibleProgram(scope));
  if (search) list = list.where('programs.title', 'ilike', containsPattern(search));
  if (folderId === 'none') list = list.where(isOutsideFolders(scope));
  else if (folderId) list = list.where(search ? isBelow(folderId) : sql<SqlBool>`programs.folder_id = ${folderId}`);
  return list.orderBy(sortExpression(filters, sorts, sql`programs.saved_at desc`)).orderBy('programs.id');
}

function copies(scope: Scope, filters: ProgramFilters) {
  const { search, clientId, state } = filters;
  let list = cards(scope).where('programs.client_id', 'is not', null).where(isVisibleProgram(scope));
  if (search) list = list.where(hasTitleOrClient(containsPattern(search)));
  if (clientId) list = list.where('programs.client_id', '=', clientId);
  if (state) list = list.where(hasFilteredState(scope, state));
  return list.orderBy(sortExpression(filters, sorts, sql`programs.ends_on desc`)).orderBy('programs.id');
}

function hasFilteredState(scope: Scope, state: (typeof copyFilters)[number]): RawBuilder<SqlBool> {
  if (state === 'paused') return sql`(${pauseToday(scope)} is not null and ${isOfCoached})`;
  const isInProgress = (inProgressStates as readonly string[]).includes(state);
  return isInProgress ? sql`(${isInState(scope, state)} and ${isTrained(scope)})` : isInState(scope, state);
}

export async function findCard(scope: Scope, id: string): Promise<ProgramCard | undefined> {
  return cards(scope).where('programs.id', '=', id).where(isVisibleProgram(scope)).executeTakeFirst();
}

function cards(scope: Scope) {
  const folder = folderColumns(scope);
  return scope.db
    .selectFrom('programs')
    .leftJoin('clients', 'clients.id', 'programs.client_id')
    .select([
      'programs.id',
      'programs.title',
      'programs.week_count as weeks',
      'programs.workout_count as workouts',
      assignedClients.as('assigned'),
      folder.id.as('folderId'),
      folder.name.as('folderName'),
      'programs.client_id as clientId',
      'clients.name as clientName',
      'programs.starts_on as startsOn',
      'programs.ends_on as endsOn',
      stateToday(scope).as('state'),
      pauseToday(scope).as('pause'),
      sql<boolean>`(programs.client_id is not null and not ${isOfCoached})`.as('isClientInactive'),
      'programs.saved_at as updatedAt',
      'programs.is_shared as isShared',
      sql<boolean>`${isEditableProgram(scope)}`.as('isEditable'),
      authorName(scope, 'programs.created_by').as('authorName'),
    ]);
}

const sorts: Record<NonNullable<ProgramFilters['sortBy']>, RawBuilder<unknown>> = {
  title: sql`lower(programs.title)`,
  updatedAt: sql`programs.saved_at`,
  weeks: sql`programs.week_count`,
  assigned: assignedClients,
  clientName: sql`lower(clients.name)`,
  startsOn: sql`programs.starts_on`,
  endsOn: sql`programs.ends_on`,
};

function hasTitleOrClient(pattern: string): RawBuilder<SqlBool> {
  return sql`(programs.title ilike ${pattern} or clients.name ilike ${pattern})`;
}

/** Whether the program is in the folder or in one below it. */
function isBelow(folderId: string): RawBuilder<SqlBool> {
  return sql`programs.folder_id in (
    with recursive below as (
      select id from folders where id = ${folderId}
      union select folders.id from folders join below on folders.parent_id = below.id
    ) select id from below)`;
}
