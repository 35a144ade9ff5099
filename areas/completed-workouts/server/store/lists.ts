import { sql } from 'kysely';
import { isOfSeenClient } from '#areas/clients/server/public.ts';
import type { CompletedWorkoutCard } from '../../contract.ts';
import { pageOf } from '#shell/server/database/page.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface Wanted {
  clientId?: string | undefined;
  page: number;
}

type Page = { completedWorkouts: CompletedWorkoutCard[]; nextPage: number };

/** Finished workouts of the clients the caller looks after, the newest first. */
export async function findCompletedWorkouts(scope: Scope, { clientId, page }: Wanted): Promise<Page> {
  let finished = cards(scope).where(isOfSeenClient(scope, 'completed_workouts.client_id'));
  if (clientId) finished = finished.where('completed_workouts.client_id', '=', clientId);
  return answer(await pageOf(finished, page));
}

/** The client's own. */
export async function findMyCompletedWorkouts(scope: Scope, { page }: Wanted): Promise<Page> {
  return answer(
    await pageOf(cards(scope).where('completed_workouts.client_id', '=', scope.caller.clientId ?? ''), page),
  );
}

function answer({ rows, nextPage }: { rows: CompletedWorkoutCard[]; nextPage: number }): Page {
  return { completedWorkouts: rows, nextPage };
}

function cards({ db }: Scope) {
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
      sql<number>`(select count(*)::int from completed_sets sets where sets.completed_workout_id = completed_workouts.id)`.as(
        'sets',
      ),
      sql<number>`(select coalesce(sum(sets.weight_kg * sets.reps), 0)::float8 from completed_sets sets
        where sets.completed_workout_id = completed_workouts.id)`.as('volumeKg'),
      'completed_workouts.effort',
    ])
    .where('completed_workouts.finished_at', 'is not', null)
    .orderBy('completed_workouts.finished_at', 'desc')
    .orderBy('completed_workouts.id')
    .$castTo<CompletedWorkoutCard>();
}
