import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ProgramContent } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { isVisibleProgram } from './visibility.ts';

/** A copy of a template with the values that determine which of its weeks may change. */
const TemplateCopy = z.object({
  id: z.uuid(),
  version: z.number().int(),
  clientId: z.uuid(),
  clientName: z.string(),
  startsOn: z.string(),
  weekCount: z.number().int(),
  wasEditedByHand: z.boolean(),
  /** Numbers of the weeks with logged workouts. */
  loggedWeeks: z.array(z.number().int()),
});
export type TemplateCopy = z.output<typeof TemplateCopy>;

/** Maximum number of copies that one call returns. */
const maxCopies = 200;

/**
 * Finds the copies of a template that have not ended, or those of `ids`. Outdated copies come first, then the order is
 * by the client's name.
 */
export async function findTemplateCopies(
  scope: Scope,
  templateId: string,
  ids?: readonly string[],
): Promise<TemplateCopy[]> {
  const isRequested = ids ? sql`programs.id = any(${ids}::uuid[])` : sql`true`;
  return rowsOf(
    scope.db,
    TemplateCopy,
    sql`
    select programs.id, programs.version, clients.id as "clientId", clients.name as "clientName",
      starts_on as "startsOn", week_count as "weekCount", programs.version is distinct from synced_version as "wasEditedByHand",
      array(
        select distinct workout.week_number::int from completed_workouts done
          join program_workouts workout on workout.id = done.workout_id
        where done.program_id = programs.id and not done.is_skipped) as "loggedWeeks"
    from programs join clients on clients.id = client_id
    where template_id = ${templateId} and ends_on >= ${today(scope)} and ${isRequested} and ${isVisibleProgram(scope)}
    order by (${isOutdated(scope, templateId)}) desc, lower(clients.name), programs.id limit ${sql.lit(maxCopies)}`,
  );
}

/** Whether a copy has another version of its template and at least one week that has not started. */
export function isOutdated(scope: Scope, templateId: string): RawBuilder<boolean> {
  return sql`programs.ends_on > ${today(scope)} + 6
    and programs.template_version is distinct from (select version from programs templates where templates.id = ${templateId})`;
}

export async function findContents(
  { db }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProgramContent>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid(), content: ProgramContent }),
    sql`
    select id, content from programs where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/**
 * Locks the copies and returns their versions by id. The lock also blocks a client from starting a workout, because logged
 * workouts determine which weeks may change.
 */
export async function lockCopies(
  scope: Scope,
  templateId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    scope.db,
    z.object({ id: z.uuid(), version: z.number().int() }),
    sql`
    select id, version from programs
    where id = any(${ids}::uuid[]) and template_id = ${templateId} and ${isVisibleProgram(scope)}
    order by id for update`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Columns that mark a copy as synced with a version of its template. `version` is the one before the save. */
export function syncedColumns(templateVersion: number) {
  return { template_version: templateVersion, synced_version: sql`version + 1` };
}
