import { sql } from 'kysely';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

/** The version it has then; undefined when the program has moved on from that version, or is not there. Without a version any will do. */
export async function incrementVersion(
  scope: Scope,
  { id, version }: { id: string; version?: number | undefined },
): Promise<number | undefined> {
  const isAsked = version === undefined ? sql`true` : sql`version = ${version}`;
  const { rows } = await sql<{ version: number }>`
    update programs set version = version + 1, updated_at = now()
    where id = ${id} and ${isAsked} and ${isVisibleProgram(scope)} returning version`.execute(scope.db);
  return rows[0]?.version;
}

/** What an edit copies from: a program, or one of its weeks or days. */
export interface Source {
  kind: 'program' | 'week' | 'day';
  id: string;
}

/** Nobody else changes the two programs until this is done. Everybody locks in this order, so nobody waits for ever. */
export async function lockTargetAndSource(scope: Scope, programId: string, { kind, id }: Source): Promise<void> {
  const sources = {
    program: sql`${id}::uuid`,
    week: sql`(select program_id from program_weeks where id = ${id})`,
    day: sql`(select program_id from program_days where id = ${id})`,
  };
  await sql`
    select id from programs where id = any(array[${programId}::uuid, ${sources[kind]}]) and ${isVisibleProgram(scope)}
    order by id for no key update`.execute(scope.db);
}

/** Where a part of a program stands. */
export interface PartParent {
  programId: string;
  /** What it stands in: the week of a day, the day of a workout, the workout of a row. */
  inId: string;
}

export async function findWeekParent({ db }: Scope, id: string): Promise<{ programId: string } | undefined> {
  return db.selectFrom('program_weeks').select('program_id as programId').where('id', '=', id).executeTakeFirst();
}

/** Undefined also when the caller has no such program. */
export async function findVisibleWeekParent(scope: Scope, id: string): Promise<{ programId: string } | undefined> {
  return scope.db
    .selectFrom('program_weeks')
    .innerJoin('programs', 'programs.id', 'program_weeks.program_id')
    .select('programs.id as programId')
    .where('program_weeks.id', '=', id)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
}

/** Undefined also when the caller has no such program. */
export async function findVisibleDayParent(scope: Scope, id: string): Promise<PartParent | undefined> {
  return scope.db
    .selectFrom('program_days')
    .innerJoin('programs', 'programs.id', 'program_days.program_id')
    .select(['programs.id as programId', 'program_days.week_id as inId'])
    .where('program_days.id', '=', id)
    .where(isVisibleProgram(scope))
    .executeTakeFirst();
}

export async function findDayParent({ db }: Scope, id: string): Promise<PartParent | undefined> {
  return db
    .selectFrom('program_days')
    .select(['program_id as programId', 'week_id as inId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findWorkoutParent({ db }: Scope, id: string): Promise<PartParent | undefined> {
  return db
    .selectFrom('workouts')
    .select(['program_id as programId', 'day_id as inId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findRowParent({ db }: Scope, id: string): Promise<PartParent | undefined> {
  return db
    .selectFrom('exercise_rows')
    .select(['program_id as programId', 'workout_id as inId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The ids of a program's weeks, in order. */
export async function findWeekIds({ db }: Scope, programId: string): Promise<string[]> {
  const weeks = await db
    .selectFrom('program_weeks')
    .select('id')
    .where('program_id', '=', programId)
    .orderBy('week_number')
    .execute();
  return weeks.map(({ id }) => id);
}

/** The ids of a week's days, in order. */
export async function findDayIds({ db }: Scope, weekId: string): Promise<string[]> {
  const days = await db
    .selectFrom('program_days')
    .select('id')
    .where('week_id', '=', weekId)
    .orderBy('day_number')
    .execute();
  return days.map(({ id }) => id);
}

export async function countWorkouts({ db }: Scope, dayId: string): Promise<number> {
  const { total } = await db
    .selectFrom('workouts')
    .select((at) => at.fn.countAll<number>().as('total'))
    .where('day_id', '=', dayId)
    .executeTakeFirstOrThrow();
  return total;
}
