import { expect, test } from 'vitest';
import { openOwnTestServer } from '#database/testing/server.ts';
import { runOutsideRequest } from '../public-scope.ts';
import { shellJobs } from './cleanup.ts';
import type { JobScope } from './job.ts';

test('every night counters older than a day and mails older than 30 days are deleted, the others stay', async () => {
  const { services, owner } = await openOwnTestServer();
  await owner.query(`
    insert into rate_limits values ('old', 1, now() - interval '25 hours'), ('new', 1, now() - interval '23 hours');
    insert into outbox (id, recipient, subject, html, body, created_at)
    select gen_random_uuid(), 'a@example.com', days::text, '', '', now() - make_interval(days => days)
    from unnest(array[29, 31]) days`);

  for (const job of shellJobs.daily)
    await runOutsideRequest(services, async (scope) =>
      shellJobs.jobs[job]?.({ ...scope, storedFiles: services.storage.list } as unknown as JobScope, {}),
    );

  const { rows } = await owner.query('select key as name from rate_limits union select subject from outbox order by 1');
  expect(rows).toEqual([{ name: '29' }, { name: 'new' }]);
});
