import net from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { shellJobs } from '#shell/server/jobs/cleanup.ts';
import { programRoutes } from '../contract.ts';
import { openPrograms, type Programs, rowCounts } from './testing/open-programs.ts';

type Assignment = ApiRequest<typeof programRoutes.assign>;

let programs: Programs;
let template: { id: string };
let clientId: string;

beforeAll(async () => {
  programs = await openPrograms();
  template = await programs.createFilled();
});

beforeEach(async () => {
  clientId = await programs.addClient();
});

/** Sends an assignment of the template, also to clients who have it, with an idempotency key. */
function assignWithKey(key: string, changes: Partial<Assignment> = {}, token = programs.studio.admin) {
  const request = {
    id: template.id,
    clientIds: [clientId],
    startsOn: '2026-11-30',
    includesAssigned: true,
    ...changes,
  };
  return programs.server.ask(programRoutes.assign, request, token, 'it', key);
}

async function copiesOf(id = clientId) {
  return (await programs.server.ask(programRoutes.ofClient, { id }, programs.studio.admin)).data.programs;
}

test('20 identical assignments with one key make one copy for each client, and all get the same answer', async () => {
  const clientIds = [clientId, await programs.addClient()];
  const key = newId();

  const replies = await Promise.all(Array.from({ length: 20 }, () => assignWithKey(key, { clientIds })));

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await Promise.all(clientIds.map(copiesOf))).map((copies) => copies.length)).toEqual([1, 1]);
});

test('a repeat after a lost connection gets the first answer, and assigns nothing more', async () => {
  const key = newId();
  const body = JSON.stringify({ clientIds: [clientId], startsOn: '2026-11-30', includesAssigned: true });
  const socket = net.connect(await programs.server.listen(), '127.0.0.1');
  socket.write(
    [
      `POST /api/programs/${template.id}/assignUsers HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${programs.studio.admin}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Idempotency-Key: ${key}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
  await expect.poll(async () => (await copiesOf()).length).toBe(1);

  const repeat = await assignWithKey(key);

  expect(repeat).toMatchObject({ status: 200, data: { copyIds: (await copiesOf()).map(({ id }) => id) } });
});

test('the same key with another request is refused, in the language of the caller', async () => {
  const key = newId();
  await assignWithKey(key);

  const other = await assignWithKey(key, { startsOn: '2026-12-07' });

  expect(other).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  expect(other.message).toContain('altri valori');
  expect(await copiesOf()).toHaveLength(1);
});

test('a refused request keeps no key: once corrected it is sent with the same one', async () => {
  const key = newId();
  const refused = await assignWithKey(key, { clientIds: [newId()] });

  expect([refused.status, (await assignWithKey(key)).status]).toEqual([404, 200]);
});

test('without a key, or with another one, an assignment also to who has the program is a second copy', async () => {
  await assignWithKey(newId());
  await assignWithKey(newId());
  await programs.assign(template.id, '2026-11-30', clientId);

  expect(await copiesOf()).toHaveLength(3);
});

test.each(['', 'a b', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  expect(await assignWithKey(key)).toMatchObject({ status: 400, code: 'invalid_idempotency_key' });
  expect(await copiesOf()).toEqual([]);
});

describe('the key of somebody else', () => {
  test('of the same account says nothing: a client that the coach does not see is not found, and gets no copy', async () => {
    const key = newId();
    const unseen = await programs.addClient();
    await assignWithKey(key);

    const coach = await assignWithKey(key, { clientIds: [unseen] }, programs.studio.coach);

    expect(coach).toMatchObject({ status: 404, code: 'not_found', errors: { clientIds: [expect.any(String)] } });
    expect([await copiesOf(), await copiesOf(unseen)].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('of the same account does not stop the assignment of a coach: each has one copy', async () => {
    const key = newId();
    const { admin, coach: token } = programs.studio;
    const own = { name: 'Cliente del coach', email: `${newId()}@example.com` };
    const { client } = (await programs.server.ask(clientRoutes.create, own, token)).data;
    await programs.server.ask(programRoutes.share, { id: template.id, isShared: true }, admin);
    await assignWithKey(key);

    const coach = await assignWithKey(key, { clientIds: [client.id] }, token);

    expect(coach).toMatchObject({ status: 200, data: { copyIds: [expect.any(String)] } });
    expect([await copiesOf(), await copiesOf(client.id)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('of another account says nothing', async () => {
    const key = newId();
    await assignWithKey(key);
    const other = await openTestStudio(programs.server);

    expect(await assignWithKey(key, {}, other.admin)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

test('a key is deleted after 24 hours', async () => {
  const [old, recent] = [newId(), newId()];
  await assignWithKey(old);
  await assignWithKey(recent);
  const age = `update idempotency_keys set created_at = now() - make_interval(hours => $2) where key = $1`;
  await programs.asOwner(age, [old, 25]);
  await programs.asOwner(age, [recent, 23]);

  await runAsJob(programs.server, {}, async (scope) => shellJobs.jobs['shell: delete expired records']?.(scope, {}));

  const { rows } = await programs.server.owner.query('select key from idempotency_keys where key = any($1)', [
    [old, recent],
  ]);
  expect(rows).toEqual([{ key: recent }]);
});

test('parallel replacements of what a client follows leave exactly one current program', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => programs.createFilled(4, 1)));
  const assignments = others.map(({ id }) => ({ id, overlap: 'replace' as const }));

  const replies = await Promise.all(assignments.map((changes) => assignWithKey(newId(), changes)));

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const copies = await copiesOf();
  expect(copies.map(({ startsOn }) => startsOn)).toEqual(['2026-11-30']);
  expect(rowCounts(await programs.read(copies[0]?.id ?? ''))).toEqual([1, 1, 1, 1]);
});

test('parallel replacements for the same clients, named in different orders, do not deadlock', async () => {
  const ids = [clientId, await programs.addClient(), await programs.addClient()];
  const orders = [ids, ids.toReversed(), [ids[1] ?? '', ids[2] ?? '', ids[0] ?? '']];

  const replies = await Promise.all(
    orders.map((clientIds) => assignWithKey(newId(), { clientIds, overlap: 'replace' })),
  );

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await Promise.all(ids.map(copiesOf))).map((copies) => copies.length)).toEqual([1, 1, 1]);
});
