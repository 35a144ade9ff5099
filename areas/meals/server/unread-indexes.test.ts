import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { clientMealRoutes } from '../contract.ts';
import { unreadOfClient } from './store/unread.ts';

let server: TestServer;
let studio: TestStudio;

/** Two clients who skipped a meal a day for three years, all of which the admin has read but the last one of one client. */
beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  const days = `generate_series('2023-01-01'::date, '2025-12-31', interval '1 day') day`;
  const { accountId, ids, memberships } = studio;
  await server.owner.query('delete from meal_entries where account_id = $1', [accountId]);
  await server.owner.query(
    `insert into meal_entries (account_id, client_id, eaten_on, meal_id, state, logged_at, new_at)
     select account_id, id, day, gen_random_uuid(), 'skipped', day, day from clients, ${days} where account_id = $1`,
    [accountId],
  );
  await server.owner.query(
    `insert into meal_diary_readers (account_id, client_id, membership_id, eaten_until, new_until)
     select account_id, id, $2, '2026-01-04', '2025-12-31'::date - case when id = $3 then 1 else 0 end from clients where account_id = $1`,
    [accountId, memberships.admin, ids['clients']],
  );
  await server.owner.query('analyze meal_entries, meal_diary_readers, clients');
});

test('home names the client with a meal to read among three years of meals that were read', async () => {
  const { clients } = (await server.ask(clientMealRoutes.unread, {}, studio.admin)).data;

  expect(clients).toMatchObject([{ clientId: studio.ids['clients'], meals: 1, skipped: 1, lastOn: '2025-12-31' }]);
});

test('what is to be read is found by indexes, not among all meals that were read', async () => {
  const queryPlan = await runAsAdmin(server, studio, async (scope) => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain (analyze, costs off, timing off, summary off)
      select * from clients cross join lateral ${unreadOfClient(scope)} unread`.execute(scope.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

  expect(queryPlan).toMatch(/using meal_entries_new on .*\n.*Index Cond: .*new_at >/);
  expect(queryPlan).toMatch(/using meal_entries_new_by_date on .*\n.*Index Cond: .*eaten_on >/);
});
