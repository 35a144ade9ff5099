import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { isFinishedBetween } from './store/finished-between.ts';
import { hasPain } from './store/feedback.ts';

let server: TestServer;
let studio: TestStudio;

/** A workout a day for twenty years, none of them with pain. */
beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  await server.owner.query(
    `insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number, prescription,
       started_at, finished_at)
     select $1, gen_random_uuid(), $2, '', 'Spinta', '', 1, 1, '[]', day, day + interval '1 hour'
     from generate_series('2005-01-01T17:00:00Z'::timestamptz, '2024-12-31T17:00:00Z', interval '1 day') day`,
    [studio.accountId, studio.ids['clients']],
  );
  await server.owner.query('analyze completed_workouts');
});

const explain = (condition: RawBuilder<unknown>) =>
  runAsAdmin(server, studio, async ({ db }) => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain (analyze, costs off, timing off, summary off)
      select id from completed_workouts where ${condition} order by finished_at desc, id limit 26`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test('the workouts of a month long ago are read by an index, not all those since', async () => {
  const queryPlan = await explain(
    sql`finished_at is not null and ${isFinishedBetween({ from: '2006-03-01', until: '2006-03-31' })}`,
  );

  expect(queryPlan).toMatch(/Index Cond: .*finished_at >=.*finished_at </);
  expect(Number(/Rows Removed by Filter: (\d+)/.exec(queryPlan)?.[1] ?? 0)).toBeLessThan(10);
});

test('workouts with pain are read by an index of their own', async () => {
  expect(await explain(sql`finished_at is not null and ${hasPain}`)).toContain('completed_workouts_with_pain');
});

test('workouts that were begun lately and not finished are read by an index of their own', async () => {
  const queryPlan = await explain(sql`finished_at is null and started_at >= '2024-12-18T23:00:00Z'`);

  expect(queryPlan).toContain('completed_workouts_unfinished');
});
