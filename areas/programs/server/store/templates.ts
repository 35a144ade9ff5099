import { type Expression, type SqlBool, sql } from 'kysely';
import { isNotSample } from '#areas/clients/server/public.ts';
import type { FolderPrograms } from '#areas/folders/server/public.ts';
import type { copyStates } from '#areas/assignments/contract.ts';
import type { programRoutes, TemplateOption } from '../../contract.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { containsPattern, paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { folderColumns } from './columns.ts';
import { isEditableTemplate, isVisibleProgram } from './visibility.ts';
import { isNextMissing, isTrained, stateToday } from './states.ts';

type TemplateSearch = ParsedRequest<typeof programRoutes.templates>;
type TemplatePage = Promise<{ programs: TemplateOption[]; nextPage: number }>;

/** Finds templates as options of a select field, ordered by title. */
export async function findTemplates(scope: Scope, request: TemplateSearch): TemplatePage {
  return templatePage(templateOptions(scope, request), request.page);
}

/** Finds templates with at least one exercise row as options, ordered by title. */
export async function findTemplatesForPackages(scope: Scope, request: TemplateSearch): TemplatePage {
  return templatePage(templateOptions(scope, request).where('programs.row_count', '>', 0), request.page);
}

export async function countPrograms(scope: Scope): Promise<{ total: number }> {
  return scope.db
    .selectFrom('programs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('client_id', 'is', null)
    .where(isVisibleProgram(scope))
    .executeTakeFirstOrThrow();
}

/** Number of templates in a row of `folders`: those that the caller may see, the others, and those that the caller may share. */
export function countTemplatesInFolder(scope: Scope): FolderPrograms {
  const count = (condition: Expression<SqlBool>) => sql<number>`(select count(*)::int from programs
    where programs.folder_id = folders.id and programs.client_id is null and ${condition})`;
  return {
    visible: count(isVisibleProgram(scope)),
    others: count(sql<SqlBool>`not ${isVisibleProgram(scope)}`),
    unshared: count(sql<SqlBool>`not programs.is_shared and ${isEditableTemplate(scope)}`),
    shared: count(sql<SqlBool>`programs.is_shared and ${isEditableTemplate(scope)}`),
  };
}

/** Ids of the templates in these folders that the caller may share, and that are shared or not. */
export async function findShareable(
  scope: Scope,
  { folderIds, isShared }: { folderIds: readonly string[]; isShared: boolean },
): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('programs')
    .select('id')
    .where('programs.folder_id', '=', sql<string>`any(${[...folderIds]}::uuid[])`)
    .where('programs.is_shared', '=', isShared)
    .where(isEditableTemplate(scope))
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts the weeks and exercise rows of a template or copy; undefined when the caller may not see it. */
export async function findProgramSize(scope: Scope, id: string): Promise<{ weeks: number; rows: number } | undefined> {
  return scope.db
    .selectFrom('programs')
    .select(['week_count as weeks', 'row_count as rows'])
    .where('programs.id', '=', id)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
}

/** Counts the weeks of all templates. */
export async function countTemplateWeeks(scope: Scope): Promise<number> {
  const { total } = await scope.db
    .selectFrom('programs')
    .select(sql<number>`coalesce(sum(week_count), 0)::int`.as('total'))
    .where('programs.client_id', 'is', null)
    .where(isVisibleProgram(scope))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Counts the templates, and the copies in each state, without those of the sample client. Running and expiring are only those with which a
 * client trains (`isTrained`).
 */
export async function countByState(scope: Scope) {
  const visible = scope.db
    .selectFrom('programs')
    .select([stateToday(scope).as('state'), isNextMissing(scope).as('isNextMissing'), isTrained(scope).as('isTrained')])
    .where(isVisibleProgram(scope))
    .where((eb) => eb.or([eb('client_id', 'is', null), isNotSample('programs.client_id')]));
  const copies = (state: (typeof copyStates)[number], isCounted = sql`true`) =>
    sql<number>`(count(*) filter (where state = ${sql.lit(state)} and ${isCounted}))::int`.as(state);
  return scope.db
    .selectFrom(visible.as('visible'))
    .select([
      sql<number>`(count(*) filter (where state is null))::int`.as('templates'),
      copies('upcoming'),
      copies('running', sql`"isTrained"`),
      copies('expiring', sql`"isTrained"`),
      copies('terminated'),
      sql<number>`(count(*) filter (where "isNextMissing"))::int`.as('nextMissing'),
    ])
    .executeTakeFirstOrThrow();
}

function templateOptions(scope: Scope, { search }: TemplateSearch) {
  let templates = scope.db
    .selectFrom('programs')
    .select([
      'programs.id',
      'programs.title',
      'programs.week_count as weeks',
      'programs.workout_count as workouts',
      folderColumns(scope).name.as('folderName'),
    ])
    .where('programs.client_id', 'is', null)
    .where(isVisibleProgram(scope))
    .orderBy(sql`lower(programs.title)`)
    .orderBy('programs.id');
  if (search) templates = templates.where('programs.title', 'ilike', containsPattern(search));
  return templates;
}

async function templatePage(templates: ReturnType<typeof templateOptions>, page: number): TemplatePage {
  const { rows, nextPage } = await paginate(templates, page);
  return { programs: rows, nextPage };
}
