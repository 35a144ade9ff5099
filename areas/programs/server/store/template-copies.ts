import { sql } from 'kysely';
import { z } from 'zod';
import { TemplateCopy, templateCopyStore } from '#areas/assignments/server/public.ts';
import { Pause, ProgramContent } from '../../contract/document.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { isVisibleProgram } from './visibility.ts';

/** A copy of a template with the values that determine which of its weeks may change. */
const ProgramCopy = TemplateCopy.extend({
  weekCount: z.number().int(),
  pauses: z.array(Pause),
  /** Numbers of the weeks with logged workouts. */
  loggedWeeks: z.array(z.number().int()),
  /** Whether the template has changed since the copy was made or updated from it. */
  isBehind: z.boolean(),
});
export type ProgramCopy = z.output<typeof ProgramCopy>;

const isBehind = sql<boolean>`programs.template_version is distinct from (
  select version from programs templates where templates.id = programs.template_id)`;

/**
 * A copy is outdated when it has another version of its template and at least one week that has not started. A locked copy
 * also blocks a client from starting a workout, because logged workouts determine which weeks may change.
 */
export const programCopies = templateCopyStore({
  document: { table: 'programs', isVisible: isVisibleProgram },
  row: ProgramCopy,
  columns: sql`week_count as "weekCount", pauses,
    array(
      select distinct workout.week_number::int from completed_workouts done
        join program_workouts workout on workout.id = done.prescribed_workout_id
      where done.program_id = programs.id and not done.is_skipped) as "loggedWeeks", ${isBehind} as "isBehind"`,
  isOutdated: (scope) => sql`programs.ends_on > ${today(scope)} + 6 and ${isBehind}`,
});

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
 * What copies were when they were made or last updated, from their own history or from that of their template. Copies of which neither
 * has that version are absent.
 */
export async function findSyncedContents(
  { db }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProgramContent>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid(), content: ProgramContent }),
    sql`
    select programs.id, coalesce(own.content, of_template.content) as content
    from programs
      left join programs_versions own on own.document_id = programs.id and own.version = programs.synced_version
      left join programs_versions of_template
        on of_template.document_id = programs.template_id and of_template.version = programs.template_version
    where programs.id = any(${ids}::uuid[]) and coalesce(own.content, of_template.content) is not null`,
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Columns that mark a copy as synced with a version of its template. `version` is the one before the save. */
export function syncedColumns(templateVersion: number) {
  return { template_version: templateVersion, synced_version: sql`version + 1` };
}
