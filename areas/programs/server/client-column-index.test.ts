import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runAsAdmin } from '#database/testing/run-job.ts';
import { openOwnTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { currentProgram } from './store/current-program.ts';

test('the program of each client of a list is read among the copies of that client, not among all of a large studio', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  await server.owner.query(
    `insert into clients (account_id, id, name, email)
     select $1, gen_random_uuid(), 'Cliente ' || n, 'cliente' || n || '@example.com' from generate_series(1, 15) n`,
    [studio.accountId],
  );
  await server.owner.query(
    `insert into programs (account_id, id, title, content, client_id, starts_on, week_count)
     select $1, gen_random_uuid(), 'Forza', jsonb_build_object('title', 'Forza', 'info', repeat(md5(n::text), 40), 'weeks', '[]'::jsonb),
       clients.id, current_date, 4
     from generate_series(1, 40) n, clients where account_id = $1 order by n`,
    [studio.accountId],
  );
  await server.owner.query('analyze programs');
  await server.owner.query('analyze clients');

  const queryPlan = await runAsAdmin(server, studio, async (scope) => {
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain (analyze, costs off, timing off, summary off)
      select ${currentProgram(scope)} from clients`.execute(scope.db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(queryPlan).toMatch(/programs_of_client\w* on programs/);
  expect(queryPlan).not.toContain('programs_by_end');
});
