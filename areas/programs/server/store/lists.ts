import { type ExpressionBuilder, sql } from 'kysely';
import { isSeen } from '#areas/clients/server/public.ts';
import type { ProgramCard, ProgramFilters } from '../../contract.ts';
import { contains, ordering, pageOf } from '#shell/server/database/page.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { DB } from '#shell/server/database/tables.ts';
import { today } from '#shell/server/database/today.ts';
import { isSeenProgram } from './seen.ts';

/** Models, the last changed first unless sorted otherwise. */
export async function findPrograms(
  scope: Scope,
  filters: ProgramFilters,
): Promise<{ programs: ProgramCard[]; nextPage: number }> {
  let models = scope.db
    .selectFrom('programs')
    .select((at) => [
      'programs.id',
      'programs.title',
      count(at, 'program_weeks').as('weeks'),
      filledWorkouts.as('workouts'),
      sql<number>`(select count(distinct copies.client_id)::int from programs copies where copies.model_id = programs.id)`.as(
        'assigned',
      ),
      'programs.updated_at as updatedAt',
    ])
    .where('programs.client_id', 'is', null)
    .where(isSeenProgram(scope));
  if (filters.search) models = models.where('programs.title', 'ilike', contains(filters.search));

  const sorted = models.orderBy(ordering(filters, sorts, sql`programs.updated_at desc`)).orderBy('programs.id');
  const { rows, nextPage } = await pageOf(sorted, filters.page);
  return { programs: rows, nextPage };
}

export async function countPrograms(scope: Scope): Promise<{ total: number }> {
  return scope.db
    .selectFrom('programs')
    .select((at) => at.fn.countAll<number>().as('total'))
    .where('client_id', 'is', null)
    .where(isSeenProgram(scope))
    .executeTakeFirstOrThrow();
}

export interface CopyRow {
  id: string;
  title: string;
  clientId: string;
  clientName: string;
  startsOn: string;
  endsOn: string;
  weeks: number;
  workouts: number;
  completedWorkouts: number;
}

/** The copies of a model, by client. */
export async function findCopies(scope: Scope, modelId: string): Promise<CopyRow[]> {
  return copies(scope).where('programs.model_id', '=', modelId).orderBy(sql`lower(clients.name)`).limit(500).execute();
}

/** A client's programs, the newest first. */
export async function findClientPrograms(scope: Scope, clientId: string, page: number) {
  const programs = copies(scope).where('programs.client_id', '=', clientId);
  return pageOf(programs.orderBy('programs.starts_on', 'desc').orderBy('programs.id'), page);
}

/** Active clients the caller looks after, with what they train on today. */
export async function findAssignableClients(
  scope: Scope,
  { search, page }: { search?: string | undefined; page: number },
) {
  let clients = scope.db
    .selectFrom('clients')
    .select(['clients.id', 'clients.name', runningTitle(scope).as('runningProgram')])
    .where('clients.deactivated_at', 'is', null)
    .where(isSeen(scope));
  if (search) clients = clients.where('clients.name', 'ilike', contains(search));
  const { rows, nextPage } = await pageOf(clients.orderBy(sql`lower(clients.name)`).orderBy('clients.id'), page);
  return { clients: rows, nextPage };
}

/** How many of these are active clients the caller looks after. */
export async function countAssignable(scope: Scope, clientIds: string[]): Promise<number> {
  const { total } = await scope.db
    .selectFrom('clients')
    .select((at) => at.fn.countAll<number>().as('total'))
    .where('clients.id', '=', sql<string>`any(${clientIds}::uuid[])`)
    .where('clients.deactivated_at', 'is', null)
    .where(isSeen(scope))
    .executeTakeFirstOrThrow();
  return total;
}

const sorts = { title: sql`lower(programs.title)`, updatedAt: sql.ref('programs.updated_at') };

function runningTitle(scope: Scope) {
  return sql<string | null>`(
    select running.title from programs running
    where running.client_id = clients.id and running.starts_on <= ${today(scope)} and running.ends_on >= ${today(scope)}
    order by running.starts_on desc limit 1)`;
}

function copies(scope: Scope) {
  return scope.db
    .selectFrom('programs')
    .innerJoin('clients', 'clients.id', 'programs.client_id')
    .select((at) => [
      'programs.id',
      'programs.title',
      'clients.id as clientId',
      'clients.name as clientName',
      at.ref('programs.starts_on').$notNull().as('startsOn'),
      at.ref('programs.ends_on').$notNull().as('endsOn'),
      count(at, 'program_weeks').as('weeks'),
      filledWorkouts.as('workouts'),
      sql<number>`(select count(distinct done.workout_id)::int from completed_workouts done
        where done.program_id = programs.id and done.finished_at is not null)`.as('completedWorkouts'),
    ])
    .where(isSeen(scope));
}

/** Days without exercises are days of rest: the client never meets them. */
const filledWorkouts = sql<number>`(select count(*)::int from workouts filled where filled.program_id = programs.id
  and exists (select 1 from exercise_rows r where r.workout_id = filled.id))`;

function count(at: ExpressionBuilder<DB, 'programs'>, table: 'program_weeks') {
  return at
    .selectFrom(table)
    .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('total'))
    .whereRef(`${table}.program_id`, '=', 'programs.id')
    .$asScalar();
}
