import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { type PayloadOf, subscribe } from '#shell/server/events.ts';
import type { JobScope, Payload } from '#shell/server/jobs/job.ts';
import { type NoticeDraft, noticeRoutes } from '../contract.ts';
import { ownNoticeRoutes } from '../contract/board.ts';
import { noticeExample } from '../example.ts';
import { noticePublished, noticeReminded } from './events.ts';
import { announce, remind } from './operations/announce.ts';

type Published = PayloadOf<typeof noticePublished>;

async function openStudio() {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const create = async (changes: Partial<NoticeDraft>) =>
    (await server.ask(noticeRoutes.create, { ...noticeExample, ...changes }, studio.admin)).data.notice;
  return { server, studio, create };
}

/** Runs a job and the jobs that it enqueues, as the queue does, and returns what it published. */
async function run(
  server: TestServer,
  job: (scope: JobScope, payload: Payload) => Promise<void>,
  first: Payload,
): Promise<Published[]> {
  const published: Published[] = [];
  const record = async (_: unknown, announcement: Published) => void published.push(announcement);
  const subscribers = [subscribe(noticePublished, record), subscribe(noticeReminded, record)];
  const pending = [first];
  for (let payload = pending.shift(); payload; payload = pending.shift()) {
    const present = payload;
    const enqueue = async (_: string, next: Payload) => void pending.push(next);
    const { accountId = '' } = present;
    await runAsJob(server, { accountId, subscribers, enqueue }, (scope) => job(scope, present));
  }
  return published;
}

const dueNow = ({ owner }: TestServer, id: string) =>
  owner.query(`update notices set publishes_at = now() - interval '1 second' where id = $1`, [id]);

const later = { publication: 'later', publishOn: addDays(todayIn('Europe/Rome'), 30), publishTime: '08:00' } as const;

const eventsOf = async ({ owner }: TestServer, id: string) =>
  (await owner.query(`select count(*)::int as total from live_events where data ->> 'noticeId' = $1`, [id])).rows[0]
    .total;

const clientEventsOf = async ({ owner }: TestServer, { accountId }: TestStudio, id: string) => {
  const text = `select count(*)::int as total from live_events join memberships using (account_id)
    where account_id = $1 and data ->> 'noticeId' = $2 and memberships.id = membership_id and role = 'client'`;
  return (await owner.query(text, [accountId, id])).rows[0].total;
};

test('a draft enqueues no announcement', async () => {
  const { server, create } = await openStudio();
  const notice = await create({});
  const draft = await create({ publication: 'draft' });

  const { rows } = await server.owner.query(
    `select data #>> '{payload,noticeId}' as id from pgboss.job where data #>> '{payload,noticeId}' = any ($1)`,
    [[notice.id, draft.id]],
  );
  expect(rows).toEqual([{ id: notice.id }]);
});

test('when it is due, a scheduled notice is announced once to its registered recipients, whoever tries again', async () => {
  const { server, studio, create } = await openStudio();
  const { id } = await create({ ...later, sendsPush: true });
  const payload = { accountId: studio.accountId, noticeId: id };

  const early = await run(server, announce, payload);
  await dueNow(server, id);
  const both = await Promise.all([run(server, announce, payload), run(server, announce, payload)]);

  expect(early).toEqual([]);
  expect(both.flat()).toMatchObject([{ noticeId: id, edition: 1, text: noticeExample.text }]);
  expect(both.flat()[0]?.recipients).toHaveLength(2);
  expect(await clientEventsOf(server, studio, id)).toBe(2);
});

test('a notice without push tells the open apps only', async () => {
  const { server, studio, create } = await openStudio();
  const { id } = await create(later);
  await dueNow(server, id);

  expect(await run(server, announce, { accountId: studio.accountId, noticeId: id })).toEqual([]);
  expect(await clientEventsOf(server, studio, id)).toBe(2);
});

test('the queue announces a notice that is published at once', async () => {
  const server = await openOwnTestServer();
  const { admin, accountId } = await openTestStudio(server);
  const { notice } = (await server.ask(noticeRoutes.create, noticeExample, admin)).data;
  const announced = async () =>
    (await server.owner.query('select announced_edition as edition from notices where id = $1', [notice.id])).rows[0]
      .edition;

  await expect.poll(announced, { timeout: 15_000 }).toBe(1);
  expect(accountId && (await eventsOf(server, notice.id))).toBeGreaterThan(2);
}, 30_000);

test('450 recipients are announced in three batches, each client once', async () => {
  const { server, studio, create } = await openStudio();
  const { id } = await create({ ...later, sendsPush: true });
  await server.owner.query(
    `with people as (
       insert into users (id, email, name)
       select gen_random_uuid(), 'folla.' || n || '.' || $1::uuid || '@example.com', 'Folla' from generate_series(1, 448) n
       returning id, email
     ), members as (
       insert into memberships (account_id, id, user_id, role) select $1::uuid, gen_random_uuid(), id, 'client' from people
       returning id, user_id
     )
     insert into clients (account_id, id, name, email, membership_id)
     select $1::uuid, gen_random_uuid(), 'Folla', email, members.id from members join people on people.id = user_id`,
    [studio.accountId],
  );
  await dueNow(server, id);

  const batches = await run(server, announce, { accountId: studio.accountId, noticeId: id });

  expect(batches.map(({ recipients }) => recipients.length)).toEqual([200, 200, 50]);
  expect(new Set(batches.flatMap(({ recipients }) => recipients.map(({ clientId }) => clientId))).size).toBe(450);
});

test('a notice that is withdrawn while it is announced reaches no further batch, and is announced again later', async () => {
  const { server, studio, create } = await openStudio();
  const { id, version } = await create({ ...later, sendsPush: true });
  await dueNow(server, id);
  const payload = { accountId: studio.accountId, noticeId: id };
  await run(server, announce, payload);

  await server.ask(noticeRoutes.withdraw, { id }, studio.admin);
  const further = await run(server, announce, { ...payload, edition: '1', after: studio.ids['clients'] ?? '' });
  const again = { ...noticeExample, ...later, sendsPush: true, showsAgain: false };
  await server.ask(noticeRoutes.update, { id, version: version + 1, ...again }, studio.admin);
  await dueNow(server, id);

  expect(further).toEqual([]);
  expect(await run(server, announce, payload)).toHaveLength(1);
});

test('a reminder goes to those who did not confirm the present edition and are active', async () => {
  const { server, studio, create } = await openStudio();
  const { id } = await create({});
  const payload = { accountId: studio.accountId, noticeId: id, edition: '1' };
  const all = await run(server, remind, payload);
  await server.ask(ownNoticeRoutes.confirm, { id }, studio.otherClient);

  const [unread] = await run(server, remind, payload);
  await server.ask(clientRoutes.deactivate, { id: studio.ids['clients'] ?? '' }, studio.admin);

  expect(all[0]?.recipients).toHaveLength(2);
  expect(unread?.recipients.map(({ clientId }) => clientId)).toEqual([studio.ids['clients']]);
  expect((await run(server, remind, payload))[0]?.recipients).toEqual([]);
});
