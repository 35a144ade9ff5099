import { type RawBuilder, sql } from 'kysely';
import type { CopyWeek } from '../../rules/template-update.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { isVisibleProgram } from './visibility.ts';

/** A copy of a model with what decides which of its weeks may still change. */
export interface TemplateCopy {
  programId: string;
  version: number;
  clientId: string;
  clientName: string;
  startsOn: string;
  wasEditedByHand: boolean;
  weeks: (CopyWeek & { id: string; offsets: (number | null)[] })[];
}

/** How many copies one call looks at. */
const maxCopies = 200;

/**
 * The copies of a model that are not over, by client; first those that have fallen behind and have a week to come. All
 * of them, or the ones with these ids.
 */
export async function findTemplateCopies(
  scope: Scope,
  templateId: string,
  ids?: readonly string[],
): Promise<TemplateCopy[]> {
  const isAsked = ids ? sql`programs.id = any(${ids}::uuid[])` : sql`true`;
  const { rows } = await sql<TemplateCopy>`
    select programs.id as "programId", programs.version, clients.id as "clientId", clients.name as "clientName",
      starts_on as "startsOn", programs.version is distinct from synced_version as "wasEditedByHand", coalesce((
        select json_agg(json_build_object('id', program_weeks.id, 'weekNumber', week_number,
          'isLogged', program_weeks.id = any(logged.week_ids), 'offsets', array(
            select day_offset from program_days where week_id = program_weeks.id order by day_number)) order by week_number)
        from program_weeks where program_id = programs.id), '[]') as weeks
    from programs
      join clients on clients.id = client_id
      cross join lateral (
        select array(
          select program_days.week_id from completed_workouts done
            join workouts on workouts.id = done.workout_id
            join program_days on program_days.id = workouts.day_id
          where done.program_id = programs.id) as week_ids
      ) logged
    where template_id = ${templateId} and ends_on >= ${today(scope)} and ${isAsked} and ${isVisibleProgram(scope)}
    order by (${isOutdated(scope, templateId)}) desc, lower(clients.name), programs.id limit ${sql.lit(maxCopies)}`.execute(
    scope.db,
  );
  return rows;
}

/** A copy with a week to come and an older version of its model. */
export function isOutdated(scope: Scope, templateId: string): RawBuilder<boolean> {
  return sql`programs.ends_on > ${today(scope)} + 6
    and programs.template_version is distinct from (select version from programs models where models.id = ${templateId})`;
}

/** The model's version, which nobody changes until this is done. */
export async function lockVersion(scope: Scope, id: string): Promise<number | undefined> {
  const template = await scope.db
    .selectFrom('programs')
    .select('version')
    .where('id', '=', id)
    .where(isVisibleProgram(scope))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return template?.version;
}

/**
 * The versions of these copies of the model by id; they are locked until this is done, also against a workout that a
 * client begins: whether one was begun decides which weeks may change.
 */
export async function lockCopies(
  scope: Scope,
  templateId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, version from programs where id = any(${ids}::uuid[]) and template_id = ${templateId} and ${isVisibleProgram(scope)}
    order by id for update`.execute(scope.db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** From now on these copies are in line with that version of their model. */
export async function markSynced({ db }: Scope, ids: readonly string[], templateVersion: number): Promise<void> {
  await sql`
    update programs set version = version + 1, synced_version = version + 1, template_version = ${templateVersion}::int,
      updated_at = now()
    where id = any(${ids}::uuid[])`.execute(db);
}
