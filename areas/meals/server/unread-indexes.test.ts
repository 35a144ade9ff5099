import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { clientMealRoutes } from '../contract.ts';
import { unreadOfClient } from './store/unread.ts';

const today = todayIn('UTC');

let server: TestServer;
let studio: TestStudio;

/**
 * Two clients who skipped a meal a day for three years, all of which the admin has read but the last one of one client. The server is the
 * file's own, because the planner chooses between indexes by the rows of all accounts.
 */
beforeAll(async () => {
  server = await openOwnTestServer();
  studio = await openTestStudio(server);
  const days = `generate_series(current_date - 1095, current_date - 1, interval '1 day') day`;
  const { accountId, ids, memberships } = studio;
  await server.owner.query('delete from meal_entries where account_id = $1', [accountId]);
  await server.owner.query(
    `insert into meal_entries (account_id, client_id, eaten_on, meal_id, state, logged_at, new_at)
     select account_id, id, day, gen_random_uuid(), 'skipped', day, day from clients, ${days} where account_id = $1`,
    [accountId],
  );
  await server.owner.query(
    `insert into meal_diary_readers (account_id, client_id, membership_id, eaten_until, new_until)
     select account_id, id, $2, current_date + 7, current_date - case when id = $3 then 2 else 1 end from clients where account_id = $1`,
    [accountId, memberships.admin, ids['clients']],
  );
  await server.owner.query('analyze meal_entries, meal_diary_readers, clients');
});

test('home names the client with a meal to read among three years of meals that were read', async () => {
  const { clients } = (await server.ask(clientMealRoutes.unread, {}, studio.admin)).data;

  expect(clients).toMatchObject([
    { clientId: studio.ids['clients'], meals: 1, skipped: 1, lastOn: addDays(today, -1) },
  ]);
});

test('a professional who has never opened a diary has to read the last 60 days of it', async () => {
  await server.owner.query('delete from meal_diary_readers where account_id = $1 and client_id = $2', [
    studio.accountId,
    studio.ids['clients'],
  ]);
  const { clients } = (await server.ask(clientMealRoutes.unread, {}, studio.admin)).data;

  expect(clients).toMatchObject([{ clientId: studio.ids['clients'], meals: 59 }]);
});

test('what is to be read is found by indexes, not among all meals that were read', async () => {
  const queryPlan = await runAsAdmin(server, studio, async (scope) => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain (analyze, costs off, timing off, summary off)
      select * from clients cross join lateral ${unreadOfClient(scope)} unread`.execute(scope.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

  expect(queryPlan).toMatch(/(?:using|on) meal_entries_new\b/);
  expect(queryPlan).not.toContain('Seq Scan on meal_entries');
});
