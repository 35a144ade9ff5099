import { type SqlBool, sql } from 'kysely';
import { isVisibleClient, mayReadCompletedWorkouts } from '#areas/clients/server/public.ts';
import type { ProgramAssignment } from '../../contract/assigned.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';
import { completedWorkouts, plannedWorkouts } from './columns.ts';
import { isNextMissing, pauseToday, stateToday } from './states.ts';
import { type LaterCopy, limits, type Pause } from '../../contract/document.ts';

/** Finds the copies of a template, ordered by the client's name. */
export async function findCopies(scope: Scope, templateId: string, page: number) {
  const ofTemplate = copies(scope).where('programs.template_id', '=', templateId);
  const sorted = ofTemplate.orderBy(sql`lower(clients.name)`).orderBy('programs.starts_on').orderBy('programs.id');
  return paginate(sorted, page);
}

/** Finds the programs of a client, latest start first. */
export async function findClientPrograms(scope: Scope, clientId: string, page: number) {
  const programs = copies(scope).where('programs.client_id', '=', clientId);
  return paginate(programs.orderBy('programs.starts_on', 'desc').orderBy('programs.id'), page);
}

/** Finds the expiring copies of active clients without a later program, earliest end first. */
export async function findExpiring(scope: ReadScope, page: number) {
  const programs = copies(scope).where(isNextMissing(scope));
  return paginate(programs.orderBy('programs.ends_on').orderBy('programs.id'), page);
}

/** Finds the assignment of a copy; undefined for a template and when the caller may not see the client. */
export async function findProgramAssignment(scope: Scope, id: string): Promise<ProgramAssignment | undefined> {
  return copies(scope)
    .leftJoin('programs as templates', 'templates.id', 'programs.template_id')
    .select([
      'programs.version',
      'programs.note',
      'programs.chosen_end as chosenEnd',
      sql<Pause[]>`programs.pauses`.as('pauses'),
      'programs.replaced_from as replacedFrom',
      laterCopies.as('laterCopies'),
      'programs.template_id as templateId',
      'templates.title as templateTitle',
      sql<string | null>`(select max(done.finished_at) from completed_workouts done
          where done.program_id = programs.id and not done.is_skipped and ${mayReadCompletedWorkouts(scope, 'programs.client_id')})`.as(
        'lastTrainedAt',
      ),
    ])
    .where('programs.id', '=', id)
    .executeTakeFirst();
}

const laterCopies = sql<LaterCopy[]>`(select coalesce(jsonb_agg(listed), '[]') from (
  select later.title, later.starts_on as "startsOn" from programs later
  where later.client_id = programs.client_id and later.starts_on > programs.starts_on
  order by later.starts_on, later.id limit ${sql.lit(limits.laterCopies)}) listed)`;

function copies(scope: ReadScope) {
  return scope.db
    .selectFrom('programs')
    .innerJoin('clients', 'clients.id', 'programs.client_id')
    .select(({ ref }) => [
      'programs.id',
      'programs.title',
      'clients.id as clientId',
      'clients.name as clientName',
      ref('programs.starts_on').$notNull().as('startsOn'),
      ref('programs.ends_on').$notNull().as('endsOn'),
      stateToday(scope).$notNull().as('state'),
      pauseToday(scope).as('pause'),
      'programs.week_count as weeks',
      plannedWorkouts.as('workouts'),
      completedWorkouts(scope).as('completedWorkouts'),
    ])
    .where(sql<SqlBool>`programs.client_id is not null`)
    .where(isVisibleClient(scope));
}
