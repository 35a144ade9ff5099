import { expect, test } from 'vitest';
import { runAsJob } from '#database/testing/run-job.ts';
import { openOwnTestServer } from '#database/testing/server.ts';
import { shellJobs } from './cleanup.ts';

test('every night counters older than a day and mails older than 30 days are deleted, the others stay', async () => {
  const server = await openOwnTestServer();
  const { owner } = server;
  await owner.query(`
    insert into rate_limits values ('old', 1, now() - interval '25 hours'), ('new', 1, now() - interval '23 hours');
    insert into outbox (id, recipient, subject, html, body, created_at)
    select gen_random_uuid(), 'a@example.com', days::text, '', '', now() - make_interval(days => days)
    from unnest(array[29, 31]) days`);

  for (const job of shellJobs.daily) await runAsJob(server, {}, async (scope) => shellJobs.jobs[job]?.(scope, {}));

  const { rows } = await owner.query('select key as name from rate_limits union select subject from outbox order by 1');
  expect(rows).toEqual([{ name: '29' }, { name: 'new' }]);
});
