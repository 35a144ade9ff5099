import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { areas } from '#areas/all-server.ts';
import { openOwnTestServer } from '#database/testing/server.ts';
import { testSecret } from '#database/testing/cluster.ts';
import { attachmentsServer } from '#shell/server/attachments/file-deletion.ts';
import { withUrls } from '#shell/server/database/open.ts';
import { prepareServer } from '../server.ts';
import { readConfig } from '../config.ts';
import { bindArea } from '../http/bind.ts';
import { shellJobs } from './cleanup.ts';
import type { JobHandler } from './job.ts';

const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://plus.example.com' };

test('the link of a mail has the public URL and the brand of the process that enqueued it, whichever process sends it', async () => {
  const forma = await openOwnTestServer({ PUBLIC_URL: 'https://forma.example.com' });
  const other = { ...settings, PLATFORM_NAME: 'coachplus' };
  const plus = await prepareServer(
    readConfig(other),
    areas,
    withUrls(forma.ownerUrl, testSecret, async () => {}),
  );
  const emails = Array.from({ length: 6 }, (_, index) => `origine${index}@example.com`);
  for (const email of emails)
    await forma.ask(accountRoutes.register, { name: 'Ada', email, password: 'una-password', agreement: true });

  const mails = await Promise.all(emails.map((email) => forma.mailTo(email)));
  await plus.stop();

  expect(mails.filter(({ html }) => !html.includes('https://forma.example.com/register?token='))).toEqual([]);
  expect(mails.filter(({ html }) => html.includes('Coach Plus'))).toEqual([]);
});

test('the link of a mail is valid as soon as the mail is there, however long the commit of its token takes', async () => {
  const server = await openOwnTestServer();
  await server.owner.query(`
    create function wait_before_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
    create constraint trigger slow after update on one_time_links deferrable initially deferred
      for each row execute function wait_before_commit()`);

  await server.ask(accountRoutes.register, {
    name: 'Ada',
    email: 'ada@example.com',
    password: 'una-password',
    agreement: true,
  });
  const { token } = await server.mailTo('ada@example.com');
  const confirmed = await server.ask(accountRoutes.confirmRegistration, { token });

  expect(confirmed).toMatchObject({ status: 200, success: true });
});

test('every daily job and every job of each minute has its own schedule', async () => {
  const { owner } = await openOwnTestServer();
  const scheduled = async () => (await owner.query(`select data ->> 'job' as job from pgboss.schedule`)).rows;
  const daily = [...areas, shellJobs, attachmentsServer].flatMap((area) => [
    ...area.daily,
    ...(area.everyMinute ?? []),
  ]);

  await expect.poll(async () => (await scheduled()).map(({ job }) => job).toSorted()).toEqual(daily.toSorted());
  expect(daily.length).toBeGreaterThan(1);
});

test('nightly jobs that came due while the server was off for three days run once at the next start', async () => {
  const { owner, ownerUrl, stop } = await openOwnTestServer();
  const all = [...areas, shellJobs, attachmentsServer];
  const daily = all.flatMap((area) => area.daily.filter((job) => !area.atStart?.includes(job))).toSorted();
  const queued = async () => {
    const sql = `select data ->> 'job' as job from pgboss.job where data ->> 'job' = any($1) order by 1`;
    return (await owner.query(sql, [daily])).rows.map(({ job }) => job);
  };
  await expect.poll(async () => (await owner.query('select from pgboss.schedule')).rowCount).toBeGreaterThan(1);
  await stop();
  await owner.query(`update pgboss.schedule set created_on = now() - interval '5 days';
    update pgboss.version set cron_on = now() - interval '3 days'; delete from pgboss.job`);

  const started = await prepareServer(
    readConfig(settings),
    areas,
    withUrls(ownerUrl, testSecret, async () => {}),
  );

  await expect.poll(queued, { timeout: 20_000 }).toEqual(daily);
  await started.stop();
});

test('other jobs do not wait for long ones, of which one runs at a time', async () => {
  const { ownerUrl, stop } = await openOwnTestServer();
  await stop();
  const ran: string[] = [];
  let endLongJobs = (): void => {};
  const untilEnd = new Promise<void>((resolve) => {
    endLongJobs = resolve;
  });
  const atStart: JobHandler = async (scope) => {
    for (let index = 0; index < 2; index += 1) await scope.enqueue('test: long', {});
    await scope.enqueue('test: short', {});
  };
  const area = bindArea(
    'test',
    {},
    {},
    {
      jobs: { 'test: start': atStart, 'test: short': async () => void ran.push('short') },
      longJobs: {
        'test: long': async () => {
          ran.push('begun');
          await untilEnd;
          ran.push('long');
        },
      },
      atStart: ['test: start'],
    },
  );
  const server = await prepareServer(
    readConfig(settings),
    [...areas, area],
    withUrls(ownerUrl, testSecret, async () => {}),
  );

  try {
    await expect.poll(() => ran.toSorted(), { timeout: 20_000 }).toEqual(['begun', 'short']);
    endLongJobs();
    await expect.poll(() => ran.filter((name) => name === 'long').length, { timeout: 30_000 }).toBe(2);
  } finally {
    endLongJobs();
    await server.stop();
  }
});
