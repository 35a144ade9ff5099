import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';

test('while every connection for documents waits for a lock, lists and another account get their answers, and the 31st waiting request 429', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const other = await openTestStudio(server);
  const { program } = (await server.ask(programRoutes.create, { title: 'Forza' }, studio.admin)).data;
  const otherProgram = (await server.ask(programRoutes.create, { title: 'Corsa' }, other.admin)).data.program;
  await server.owner.query('begin');
  await server.owner.query('select from programs where id = $1 for update', [program.id]);
  const saveOf = (id: string, token: string) =>
    server.ask(programRoutes.save, { id, version: 1, saveId: crypto.randomUUID(), changes: [] }, token);

  const answers: number[] = [];
  const waiting = Array.from({ length: 40 }, async () => {
    const { status, message } = await saveOf(program.id, studio.admin);
    answers.push(status);
    return { status, message };
  });
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(1);
  const list = await server.ask(groupRoutes.list, {}, studio.admin);
  const opened = await server.ask(programRoutes.get, { id: otherProgram.id }, other.admin);
  const refused = [...answers];
  await server.owner.query('commit');
  const replies = await Promise.all(waiting);

  expect([list.status, opened.status]).toEqual([200, 200]);
  expect(new Set(refused)).toEqual(new Set([429]));
  expect(replies.find(({ status }) => status === 429)?.message).toBe(
    'Ci sono troppe operazioni in corso. Aspetta qualche secondo e riprova.',
  );
  expect([...new Set(replies.map(({ status }) => status))].toSorted()).toEqual([200, 409, 429]);
}, 20_000);

test('a session that has ended is refused in its next heavy request, and one that has moved to another account writes there', async () => {
  const server = await openOwnTestServer();
  const [studio, other] = [await openTestStudio(server), await openTestStudio(server)];
  const { program } = (await server.ask(programRoutes.create, { title: 'Forza' }, studio.admin)).data;
  const theirs = (await server.ask(programRoutes.create, { title: 'Corsa' }, other.admin)).data.program;
  const save = (id: string) =>
    server.ask(programRoutes.save, { id, version: 1, saveId: crypto.randomUUID(), changes: [] }, studio.admin);

  const first = await save(program.id);
  await moveSession(server, studio.admin, other.admin);
  const moved = [await save(program.id), await save(theirs.id)];
  await server.owner.query('delete from sessions where token_hash = sha256($1::bytea)', [studio.admin]);
  const ended = [await save(theirs.id), await save(theirs.id)];

  expect(first.status).toBe(200);
  expect(moved.map(({ status }) => status)).toEqual([404, 200]);
  expect(ended.map(({ status }) => status)).toEqual([403, 403]);
});

test('logins whose password is being verified occupy no database connection: a list is answered before most of them', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  let answered = 0;

  const logins = Array.from({ length: 40 }, async (_, number) => {
    const email = `mai.vista.${number}@example.com`;
    const { status } = await server.ask(accountRoutes.login, { email, password: 'sbagliata' });
    answered += 1;
    return status;
  });
  await setTimeout(1);
  const list = await server.ask(groupRoutes.list, {}, studio.admin);
  const before = answered;

  expect(list.status).toBe(200);
  expect(before).toBeLessThan(20);
  expect(new Set(await Promise.all(logins))).toEqual(new Set([422]));
});

/** Gives a session the account and membership of another one. */
async function moveSession({ owner }: Pick<TestServer, 'owner'>, token: string, to: string): Promise<void> {
  await owner.query(
    `update sessions set user_id = target.user_id, account_id = target.account_id, membership_id = target.membership_id
     from sessions target where target.token_hash = sha256($2::bytea) and sessions.token_hash = sha256($1::bytea)`,
    [token, to],
  );
}
