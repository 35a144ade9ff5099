import type pg from 'pg';
import { readInstallationValue, storeInstallationValue } from '#shell/server/database/installation.ts';
import { withTransaction } from '#shell/server/database/owner-transaction.ts';

const name = 'exercise catalogue';

export interface LibraryExercise {
  id: string;
  code: string;
  name_it: string;
  name_en: string;
  aliases: string[];
  primary_muscles: string[];
  secondary_muscles: string[];
  equipment: string[];
  category: string;
  level: string | null;
  mechanic: string | null;
  force: string | null;
  rarity: number;
}

const attributes = `name_it, name_en, aliases, primary_muscles, secondary_muscles, equipment, category, level, mechanic, force, rarity`;
const newFacts = attributes.replaceAll(/\w+/g, 'excluded.$&');

export async function findLoadedVersion(pool: pg.Pool): Promise<string | undefined> {
  return readInstallationValue(pool, name);
}

/**
 * Inserts or updates exercises by code. Exercises that are not in the file are deleted unless a program or a logged set
 * uses them or an account added media or cues. Exercises that a super admin changed, archived or deleted are not changed.
 */
export async function replaceLibrary(pool: pg.Pool, version: string, exercises: LibraryExercise[]): Promise<void> {
  await withTransaction(pool, async (connection) => {
    // The version is stored first, so that a server that starts at the same moment waits for this transaction.
    await storeInstallationValue(connection, name, version);
    await connection.query(
      `insert into system_exercises (id, code, ${attributes})
      select id, code, ${attributes} from jsonb_populate_recordset(null::system_exercises, $1)
      where code not in (select code from deleted_system_exercises)
      on conflict (code) do update set (${attributes}) = row(${newFacts}) where system_exercises.edited_at is null`,
      [JSON.stringify(exercises)],
    );
    await connection.query(
      `delete from system_exercises gone where code <> all($1) and edited_at is null
      and not exists (select from program_exercises where system_exercise_id = gone.id)
      and not exists (select from completed_sets where exercise_id = gone.id)
      and not exists (select from attachments where system_exercise_id = gone.id)
      and not exists (select from exercise_cues where system_exercise_id = gone.id)`,
      [exercises.map(({ code }) => code)],
    );
    await connection.query('refresh materialized view exercise_tokens');
  });
}
