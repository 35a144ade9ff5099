import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { type Advice, type AdviceDraft, adviceRoutes, adviceSubjectRoutes } from '../contract.ts';
import { ownAdviceRoutes } from '../contract/own.ts';
import { adviceExample } from '../example.ts';

const { own, client: ofClient } = adviceSubjectRoutes.list;
let server: TestServer;
let studio: TestStudio;
let clientId: string;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
});

/** The studio has one unread piece of advice from January. */
beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const give = (change: Partial<AdviceDraft> = {}, token = studio.admin) =>
  server.ask(adviceRoutes.create, { clientId, ...adviceExample, advisedOn: today, id: newId(), ...change }, token);
const given = async (change: Partial<AdviceDraft> = {}) => (await give(change)).data.advice;
const listOf = async (token: string) => (await server.ask(own, {}, token)).data.advices;
const unreadOf = async (token = studio.client) => (await server.ask(ownAdviceRoutes.unread, {}, token)).data;
const notificationsOf = async (token = studio.client) => {
  const { notifications } = (await server.ask(notificationRoutes.list, {}, token)).data;
  return notifications.filter(({ kind }) => kind === 'advice_given');
};
const seen = ({ id: adviceId, version }: Advice, token = studio.client) =>
  server.ask(ownAdviceRoutes.markSeen, { adviceId, version }, token);
const correct = ({ id: adviceId, version }: Advice, text: string) =>
  server.ask(
    adviceRoutes.update,
    { clientId, adviceId, version, advisedOn: today, title: 'Acqua', text },
    studio.admin,
  );

test('advice is the first of the client’s list, with its line breaks, and unread on both sides', async () => {
  const advice = await given();

  const [first] = await listOf(studio.client);
  expect(first).toMatchObject({ id: advice.id, text: adviceExample.text, seenAt: null, author: 'Studio Prova admin' });
  expect(await unreadOf()).toMatchObject({ unread: 2, latest: { id: advice.id, title: adviceExample.title } });
  const { advices } = (await server.ask(ofClient, { clientId }, studio.admin)).data;
  expect(advices.map(({ seenAt }) => seenAt)).toEqual([null, null]);
});

test('the client reads it once; the professional sees when', async () => {
  const advice = await given();

  const first = await seen(advice);
  const again = await seen(advice);

  expect(first.data.advice.seenAt).not.toBeNull();
  expect(again.data.advice.seenAt).toBe(first.data.advice.seenAt);
  expect(await unreadOf()).toMatchObject({ unread: 1, latest: { title: 'Consiglio riservato' } });
});

test('a correction before it was read is silent; one after it makes it unread again, with a notification', async () => {
  const advice = await given();
  const silent = (await correct(advice, 'Prima')).data.advice;
  expect(await notificationsOf()).toHaveLength(1);
  await seen(silent);

  const loud = (await correct(silent, 'Dopo')).data.advice;

  expect(loud).toMatchObject({ text: 'Dopo', seenAt: null, version: 3 });
  expect(loud.editedAt).not.toBeNull();
  expect((await notificationsOf())[0]?.params).toMatchObject({ context: 'correction', title: 'Acqua' });
});

test('a client who read an earlier version has not read the correction', async () => {
  const advice = await given();
  await correct(advice, 'Nuovo');

  const stale = await seen(advice);

  expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
  expect((await unreadOf()).unread).toBe(2);
});

test('a correction from a tab that was opened before another one is refused', async () => {
  const advice = await given();
  await correct(advice, 'Prima');

  expect(await correct(advice, 'Vecchia')).toMatchObject({ status: 409, code: 'version_conflict' });
});

test('a notification names the advice, and is read with it or withdrawn with it', async () => {
  const [read, deleted] = [await given({ title: 'Letto' }), await given({ title: 'Tolto' })];
  expect((await notificationsOf()).map(({ params }) => params['title'])).toEqual(['Tolto', 'Letto']);

  await seen(read);
  await server.ask(adviceRoutes.delete, { clientId, adviceId: deleted.id }, studio.admin);

  const remaining = await notificationsOf();
  expect(remaining.map(({ params, readAt }) => [params['title'], readAt !== null])).toEqual([['Letto', true]]);
  expect((await listOf(studio.client)).some(({ id }) => id === deleted.id)).toBe(false);
});

test('a file alone is advice; a repeated request adds neither a second one nor a second file', async () => {
  const fields = { ...adviceExample, advisedOn: today, id: newId(), text: '' };

  const [first, repeated] = [await upload(fields), await upload(fields)];

  expect(first.status).toBe(200);
  expect(repeated.data.advice.file.id).toBe(first.data.advice.file.id);
  expect((await listOf(studio.client)).filter(({ id }) => id === fields.id)).toMatchObject([
    { text: '', file: { kind: 'image' } },
  ]);
  const { rows } = await server.owner.query('select from attachments where nutritional_advice_id = $1', [fields.id]);
  expect(rows).toHaveLength(1);
});

test('of 20 identical requests one gives advice and notifies', async () => {
  const id = newId();
  const replies = await Promise.all(Array.from({ length: 20 }, () => give({ id })));

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await listOf(studio.client)).filter((advice) => advice.id === id)).toHaveLength(1);
  expect(await notificationsOf()).toHaveLength(1);
});

test('the longest advice is stored as it was typed', async () => {
  const text = `${'€'.repeat(9_998)}\nà`;

  expect((await given({ text })).text).toBe(text);
});

test.each([
  ['without text and file', 'text', { text: '' }],
  ['of tomorrow', 'advisedOn', { advisedOn: addDays(today, 1) }],
  ['of a day that does not exist', 'advisedOn', { advisedOn: '2026-02-30' }],
  ['without a title', 'title', { title: ' ' }],
  ['that is too long', 'text', { text: 'a'.repeat(10_001) }],
])('advice %s is refused at its field', async (_, field, change) => {
  const reply = await give(change);

  expect(reply.status).toBe(422);
  expect(Object.keys(reply.errors ?? {})).toEqual([field]);
});

test('a list of 45 is read in pages, by day', async () => {
  for (let day = 1; day <= 45; day++) await give({ advisedOn: addDays(today, -day) });

  const pages: string[] = [];
  let page = 1;
  while (page > 0) {
    const { advices, nextPage } = (await server.ask(own, { page }, studio.client)).data;
    pages.push(...advices.map(({ advisedOn }) => advisedOn));
    page = nextPage;
  }

  expect(pages).toHaveLength(46);
  expect(pages).toEqual(pages.toSorted().toReversed());
});

test('neither a coach without macros nor another client reads, gives or marks it', async () => {
  const advice = await given();

  expect((await server.ask(ofClient, { clientId }, studio.coach)).status).toBe(403);
  expect((await give({}, studio.coach)).status).toBe(403);
  expect((await give({}, studio.client)).status).toBe(403);
  expect((await seen(advice, studio.otherClient)).status).toBe(404);
  expect(await listOf(studio.otherClient)).toEqual([]);
});

test('advice of one client is not changed at the address of another', async () => {
  const advice = await given();
  const { rows } = await server.owner.query<{ id: string }>(
    'select id from clients where account_id = $1 and id <> $2 limit 1',
    [studio.accountId, clientId],
  );
  const other = { clientId: rows[0]?.id ?? '', adviceId: advice.id };

  expect((await server.ask(adviceRoutes.get, other, studio.admin)).status).toBe(404);
  expect((await server.ask(adviceRoutes.delete, other, studio.admin)).status).toBe(404);
  expect((await unreadOf()).unread).toBe(2);
});

test('after the consent to health data is withdrawn professionals neither give nor read advice, the client still reads it', async () => {
  await given();
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  expect((await give()).code).toBe('health_data_withdrawn');
  expect((await server.ask(ofClient, { clientId }, studio.admin)).code).toBe('health_data_withdrawn');
  expect(await listOf(studio.client)).toHaveLength(2);
});

async function upload(fields: Record<string, string>) {
  const parts = Object.entries(fields).map(([name, content]) => ({ name, content }));
  const { headers, payload } = multipart([
    ...parts,
    { name: 'file', content: pngOfZeros({ width: 40, height: 30, bitDepth: 8 }) },
  ]);
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/clients/${clientId}/nutritional-advices`,
    headers: { ...headers, authorization: `Bearer ${studio.admin}` },
    payload,
  });
  return { status: reply.statusCode, data: reply.json().data };
}
