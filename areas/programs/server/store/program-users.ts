import { sql } from 'kysely';
import type { DatedDay } from '../../rules/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isVisibleProgram } from './visibility.ts';

/** A day of a copy and the week it stands in. */
export interface PlacedDay extends DatedDay {
  weekId: string;
}

interface ChangedCopy {
  id: string;
  version: number;
  startsOn: string;
  note: string;
}

/**
 * False when the copy has moved on from that version, or is not there. A start that moves takes the end along. Moved
 * dates are no edit of what is prescribed, so a copy in line with its model stays so.
 */
export async function updateCopy(scope: Scope, { id, version, startsOn, note }: ChangedCopy): Promise<boolean> {
  const done = await sql`
    update programs set version = version + 1, updated_at = now(), note = ${note},
      synced_version = case when synced_version = version then version + 1 else synced_version end,
      starts_on = ${startsOn}::date,
      ends_on = case when starts_on = ${startsOn}::date then ends_on
        else ${startsOn}::date - 1 + 7 * (select count(*)::int from program_weeks where program_id = programs.id) end
    where id = ${id} and version = ${version} and client_id is not null and ${isVisibleProgram(scope)}`.execute(
    scope.db,
  );
  return done.numAffectedRows === 1n;
}

/** All days of the weeks in which these days stand, in order. */
export async function findSiblingDays({ db }: Scope, programId: string, dayIds: string[]): Promise<PlacedDay[]> {
  const { rows } = await sql<PlacedDay>`
    select id, week_id as "weekId", day_number as "dayNumber", day_offset as offset from program_days
    where week_id in (select week_id from program_days where program_id = ${programId} and id = any(${dayIds}::uuid[]))
    order by week_id, day_number`.execute(db);
  return rows;
}

export async function saveDates({ db }: Scope, days: readonly DatedDay[]): Promise<void> {
  const ids = days.map(({ id }) => id);
  await sql`
    update program_days set day_number = sent."dayNumber", day_offset = sent."offset"
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as sent(id uuid, "dayNumber" int, "offset" smallint)
    where program_days.id = sent.id and program_days.id = any(${ids}::uuid[])`.execute(db);
}
