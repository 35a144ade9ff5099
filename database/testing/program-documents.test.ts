import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ProgramContent, type Week } from '#areas/programs/contract/document.ts';
import { idsOf, rowsOf } from '#areas/programs/rules/content.ts';
import { indexedWorkouts } from '#areas/programs/rules/indexed-workouts.ts';
import { connect } from '#shell/server/database/connect.ts';
import { migrate } from '#shell/server/database/migrate.ts';
import { createDatabase, testSecret } from './cluster.ts';

/**
 * The demo studio as it was stored before programs became documents, and its programs as the API returned them then.
 */
const fixtures = path.join(import.meta.dirname, 'fixtures');
const stored = read('studio-0016.ndjson.gz')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Stored);
const programs = JSON.parse(read('studio-0016-programs.json.gz')) as Program[];

interface Stored {
  table: string;
  row: Record<string, unknown>;
}

interface Program {
  id: string;
  title: string;
  info: string;
  version: number;
  weeks: Week[];
}

let owner: pg.Pool;

beforeAll(async () => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = inject('clusterUrl').replace(/postgres$/, name);
  await createDatabase(inject('clusterUrl'), name);
  await migrate(url, testSecret, '0016_comments_read.sql');
  owner = connect(url, 1);
  await insertStored();
  await insertDatedPrograms();
  await migrate(url, testSecret);
}, 60_000);

afterAll(() => owner.end());

describe('programs that were stored in tables', () => {
  test('are documents with everything that was in them, to the last value', async () => {
    const documents = await contents();

    expect(programs.length).toBeGreaterThan(10);
    for (const { id, title, info, weeks } of programs)
      expect(documents.get(id)).toEqual(ProgramContent.parse({ title, info, weeks }));
  });

  test('keep their version, and are counted as they were', async () => {
    const { rows } = await owner.query('select id, version, week_count, row_count from programs');
    const counted = new Map(rows.map(({ id, ...counts }) => [id, counts]));

    for (const { id, version, weeks } of programs)
      expect(counted.get(id)).toEqual({ version, week_count: weeks.length, row_count: rowsOf(weeks).length });
  });

  test('are found by every part they have, and by their exercises', async () => {
    const { rows: parts } = await owner.query('select id from program_parts where program_id = any($1)', [
      programs.map(({ id }) => id),
    ]);
    const { rows: exercises } = await owner.query(
      'select program_id, coalesce(exercise_id, system_exercise_id) as id from program_exercises where program_id = any($1)',
      [programs.map(({ id }) => id)],
    );
    const named = programs.flatMap(({ id, weeks }) =>
      [...new Set(rowsOf(weeks).map((row) => row.exerciseId))].map((exerciseId) => `${id} ${exerciseId}`),
    );

    expect(parts.map(({ id }) => id).toSorted()).toEqual(programs.flatMap(({ weeks }) => idsOf(weeks)).toSorted());
    expect(exercises.map((one) => `${one.program_id} ${one.id}`).toSorted()).toEqual(named.toSorted());
  });

  test('have their workouts on the days that the rule gives them, also where a coach chose other dates', async () => {
    const { rows } = await owner.query(
      `select program_id, id, week_number as "weekNumber", day_number as "dayNumber", position,
         day_offset as "dayOffset", title, row_count as "rowCount",
         exercise_count as "exerciseCount" from program_workouts`,
    );
    const expected = [...(await contents())].flatMap(([id, { weeks }]) =>
      indexedWorkouts(weeks).map((workout) => ({ program_id: id, ...workout })),
    );
    const byId = (list: { id: string }[]) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1));

    expect(rows.length).toBeGreaterThan(500);
    expect(byId(rows)).toEqual(byId(expected));
  });

  test('lose nothing of what was trained, moved or skipped', async () => {
    const { rows: done } = await owner.query('select id, prescribed_workout_id as workout_id from completed_workouts');
    const { rows: adjusted } = await owner.query('select workout_id, moved_to, skip_reason from workout_adjustments');
    const before = stored.filter(({ table }) => table === 'completed_workouts').map(({ row }) => row);

    expect(new Map(done.map((row) => [row.id, row.workout_id]))).toEqual(
      new Map(before.map((row) => [row['id'], row['workout_id']])),
    );
    expect(adjusted).toHaveLength(2);
    expect(adjusted).toContainEqual(expect.objectContaining({ skip_reason: 'pain' }));
  });

  test('have no warm-up, and neither have their earlier versions and the workouts done by them', async () => {
    const { rows } = await owner.query<{ of: string; warm_up: string | null }>(
      `select 'program' as of, row ->> 'warmUp' as warm_up
         from programs, jsonb_path_query(content, '$.weeks[*].days[*].workouts[*].exercises[*]') row
       union all select 'workout', row ->> 'warmUp'
         from completed_workouts, jsonb_array_elements(prescription) row`,
    );

    expect(new Set(rows.map(({ of }) => of))).toEqual(new Set(['program', 'workout']));
    expect(new Set(rows.map(({ warm_up }) => warm_up))).toEqual(new Set(['']));
  });

  test('are what the contract says', async () => {
    for (const content of (await contents()).values()) expect(ProgramContent.parse(content)).toEqual(content);
  });
});

async function contents(): Promise<Map<string, ProgramContent>> {
  const { rows } = await owner.query<{ id: string; content: ProgramContent }>('select id, content from programs');
  return new Map(rows.map(({ id, content }) => [id, content]));
}

async function insertStored(): Promise<void> {
  await insertSystemExercises();
  await owner.query(`set session_replication_role = 'replica'`);
  for (const [table, rows] of Map.groupBy(stored, (one) => one.table)) {
    const columns = Object.keys(rows[0]?.row ?? {})
      .map((name) => `"${name}"`)
      .join(', ');
    await owner.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
  }
  await owner.query(`set session_replication_role = 'origin'`);
}

/** Inserts the exercises of the library that rows of the studio use. */
async function insertSystemExercises(): Promise<void> {
  const ids = stored.flatMap(({ table, row }) => (table === 'exercise_rows' ? (row['system_exercise_id'] ?? []) : []));
  await owner.query(
    `insert into system_exercises (id, code, name_it, name_en, primary_muscles, secondary_muscles, equipment, category, rarity)
     select id, id::text, 'Esercizio', 'Exercise', '{}', '{}', '{}', 'strength', 0 from unnest($1::uuid[]) as id`,
    [[...new Set(ids)]],
  );
}

/** Inserts 200 programs of one week with random day offsets, some of which leave no room for the other days. */
async function insertDatedPrograms(): Promise<void> {
  const accountId = stored.find(({ table }) => table === 'accounts')?.row['id'];
  const offsets = fc.option(fc.integer({ min: 0, max: 6 }), { nil: null });
  const weeks = fc.sample(fc.array(offsets, { minLength: 1, maxLength: 7 }), { numRuns: 200, seed: 7 });
  for (const days of weeks) {
    const [programId, weekId] = [randomUUID(), randomUUID()];
    await owner.query('insert into programs (account_id, id, title) values ($1, $2, $3)', [
      accountId,
      programId,
      'Date',
    ]);
    await owner.query('insert into program_weeks (account_id, program_id, id, week_number) values ($1, $2, $3, 1)', [
      accountId,
      programId,
      weekId,
    ]);
    await owner.query(
      `with days as (
         insert into program_days (account_id, program_id, week_id, id, day_number, day_offset)
         select $1, $2, $3, gen_random_uuid(), number, value
         from unnest($4::smallint[]) with ordinality as days (value, number) returning id)
       insert into workouts (account_id, program_id, day_id, id, position, title, info)
       select $1, $2, id, gen_random_uuid(), 1, '', '' from days`,
      [accountId, programId, weekId, days],
    );
  }
}

function read(name: string): string {
  return gunzipSync(fs.readFileSync(path.join(fixtures, name))).toString();
}
