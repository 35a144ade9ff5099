import { type SqlBool, sql } from 'kysely';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import type { CompletedWorkoutCard } from '../../contract/workout.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import type { Scope } from '#shell/server/database/scope.ts';

export interface Wanted {
  clientId?: string | undefined;
  /** Only those where the client said something nobody of the account has opened yet. */
  unread?: boolean | undefined;
  from?: string | undefined;
  until?: string | undefined;
  page: number;
}

type Page = { completedWorkouts: CompletedWorkoutCard[]; nextPage: number };

/** Finished workouts of the clients the caller looks after, the newest first. */
export async function findCompletedWorkouts(scope: Scope, { clientId, page, ...wanted }: Wanted): Promise<Page> {
  const { timeZone } = scope.caller;
  let finished = cards(scope).where(isVisibleClient(scope, 'completed_workouts.client_id'));
  if (clientId) finished = finished.where('completed_workouts.client_id', '=', clientId);
  if (wanted.unread) finished = finished.where(isUnread);
  if (wanted.from)
    finished = finished.where(sql<SqlBool>`finished_at >= (${wanted.from}::date::timestamp at time zone ${timeZone})`);
  if (wanted.until)
    finished = finished.where(
      sql<SqlBool>`finished_at < ((${wanted.until}::date + 1)::timestamp at time zone ${timeZone})`,
    );
  return answer(await paginate(finished, page));
}

/** In the words of the index `completed_workouts_unread`. */
const isUnread = sql<SqlBool>`client_commented_at > coalesce(coach_read_at, '-infinity')`;

/** The client's own. */
export async function findMyCompletedWorkouts(scope: Scope, { page }: { page: number }): Promise<Page> {
  return answer(
    await paginate(cards(scope).where('completed_workouts.client_id', '=', scope.caller.clientId ?? ''), page),
  );
}

function answer({ rows, nextPage }: { rows: CompletedWorkoutCard[]; nextPage: number }): Page {
  return { completedWorkouts: rows, nextPage };
}

function cards({ db, caller }: Scope) {
  const isClient = caller.clientId !== null;
  const readAt = sql.ref(isClient ? 'completed_workouts.client_read_at' : 'completed_workouts.coach_read_at');
  return db
    .selectFrom('completed_workouts')
    .innerJoin('clients', 'clients.id', 'completed_workouts.client_id')
    .select([
      'completed_workouts.id',
      'completed_workouts.client_id as clientId',
      'clients.name as clientName',
      'completed_workouts.title',
      'completed_workouts.program_title as programTitle',
      'completed_workouts.week_number as weekNumber',
      'completed_workouts.day_number as dayNumber',
      'completed_workouts.finished_at as finishedAt',
      sql<number>`least(round(extract(epoch from finished_at - started_at) / 60), 100000)::int`.as('minutes'),
      sql<number>`(select count(*)::int from completed_sets sets where sets.completed_workout_id = completed_workouts.id and not sets.is_warm_up)`.as(
        'sets',
      ),
      sql<number>`(select coalesce(sum(sets.weight_kg * sets.reps), 0)::float8 from completed_sets sets
        where sets.completed_workout_id = completed_workouts.id and not sets.is_warm_up)`.as('volumeKg'),
      'completed_workouts.effort',
      'completed_workouts.source',
      sql<number>`(select count(*)::int from completed_comments said
        where said.completed_workout_id = completed_workouts.id)`.as('comments'),
      sql<number>`(select count(*)::int from completed_comments said
        where said.completed_workout_id = completed_workouts.id and said.is_by_client <> ${isClient}::boolean
          and said.created_at > coalesce(${readAt}, '-infinity'))`.as('unread'),
    ])
    .where('completed_workouts.finished_at', 'is not', null)
    .orderBy('completed_workouts.finished_at', 'desc')
    .orderBy('completed_workouts.id')
    .$castTo<CompletedWorkoutCard>();
}
