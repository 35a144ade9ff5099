import { sql } from 'kysely';
import type { copyStates } from '#areas/assignments/contract.ts';
import type { TemplateOption } from '../../contract.ts';
import { containsPattern, paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { folderName } from './counts.ts';
import { isVisibleProgram } from './visibility.ts';
import { stateToday } from './states.ts';

interface Wanted {
  search?: string | undefined;
  page: number;
}

type Choices = { programs: TemplateOption[]; nextPage: number };

/** Models by title, for a select. */
export async function findTemplates(scope: Scope, wanted: Wanted): Promise<Choices> {
  return pageOfChoices(choices(scope, wanted), wanted.page);
}

/** Models that have exercises, by title. */
export async function findTemplatesForPackages(scope: Scope, wanted: Wanted): Promise<Choices> {
  return pageOfChoices(choices(scope, wanted).where('programs.row_count', '>', 0), wanted.page);
}

export async function countPrograms(scope: Scope): Promise<{ total: number }> {
  return scope.db
    .selectFrom('programs')
    .select((at) => at.fn.countAll<number>().as('total'))
    .where('client_id', 'is', null)
    .where(isVisibleProgram(scope))
    .executeTakeFirstOrThrow();
}

/** Weeks of one program, model or copy; undefined when the caller has no such program. */
export async function countWeeksOf(scope: Scope, id: string): Promise<number | undefined> {
  const program = await scope.db
    .selectFrom('programs')
    .select('week_count as total')
    .where('programs.id', '=', id)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
  return program?.total;
}

/** Exercise rows of one program; undefined when the caller has no such program. */
export async function countRowsOf(scope: Scope, id: string): Promise<number | undefined> {
  const program = await scope.db
    .selectFrom('programs')
    .select('row_count as total')
    .where('programs.id', '=', id)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
  return program?.total;
}

/** Weeks of all models. */
export async function countTemplateWeeks(scope: Scope): Promise<number> {
  const { total } = await scope.db
    .selectFrom('programs')
    .select(sql<number>`coalesce(sum(week_count), 0)::int`.as('total'))
    .where('programs.client_id', 'is', null)
    .where(isVisibleProgram(scope))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many models there are, and how many copies in each state. */
export async function countByState(scope: Scope) {
  const seen = scope.db.selectFrom('programs').select(stateToday(scope).as('state')).where(isVisibleProgram(scope));
  const copies = (state: (typeof copyStates)[number]) =>
    sql<number>`(count(*) filter (where state = ${sql.lit(state)}))::int`.as(state);
  return scope.db
    .selectFrom(seen.as('seen'))
    .select([
      sql<number>`(count(*) filter (where state is null))::int`.as('templates'),
      copies('upcoming'),
      copies('running'),
      copies('expiring'),
      copies('terminated'),
    ])
    .executeTakeFirstOrThrow();
}

function choices(scope: Scope, { search }: Wanted) {
  let templates = scope.db
    .selectFrom('programs')
    .select([
      'programs.id',
      'programs.title',
      'programs.week_count as weeks',
      'programs.workout_count as workouts',
      folderName.as('folderName'),
    ])
    .where('programs.client_id', 'is', null)
    .where(isVisibleProgram(scope))
    .orderBy(sql`lower(programs.title)`)
    .orderBy('programs.id');
  if (search) templates = templates.where('programs.title', 'ilike', containsPattern(search));
  return templates;
}

async function pageOfChoices(templates: ReturnType<typeof choices>, page: number): Promise<Choices> {
  const { rows, nextPage } = await paginate(templates, page);
  return { programs: rows, nextPage };
}
