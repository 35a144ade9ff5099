import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { clientRoutes } from '../../contract.ts';
import { clientImportRoutes } from '../../contract/import.ts';
import { clientJobs, inviteImportedJob } from '../jobs.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

/** Imports clients without inviting them, and returns their ids. */
async function imported(count: number): Promise<string[]> {
  const domain = `${newId()}.example.com`;
  const clients = Array.from({ length: count }, (_, row) => ({ name: `Cliente ${row}`, email: `c${row}@${domain}` }));
  await server.ask(clientImportRoutes.importClients, { clients, sendsInvitation: false }, studio.admin);
  const { rows } = await server.owner.query('select id from clients where email like $1 order by id', [`%@${domain}`]);
  return rows.map(({ id }) => id);
}

/** The payload of the job, and the account, as the import enqueues it. */
const payloadOf = (clientIds: readonly string[]) => ({
  accountId: studio.accountId,
  clientIds: clientIds.join(','),
});

/** Runs the job once, in one transaction; `isKilled`: the process ends before the commit. */
async function runOnce(payload: Record<string, string>, { isKilled = false } = {}) {
  const { jobs } = await runJob(server, studio, async (scope) => {
    await clientJobs[inviteImportedJob](scope, payload);
    if (isKilled) throw new Error('killed');
  });
  return {
    mailed: jobs.filter(({ job }) => job === 'account: mail a link').length,
    next: jobs.filter(({ job }) => job === inviteImportedJob).map((one) => one.payload),
  };
}

/** Runs the job and those that it enqueues, and returns how many mails each transaction enqueued. */
async function runAll(first: Record<string, string>): Promise<number[]> {
  const mailed: number[] = [];
  const waiting = [first];
  for (let payload = waiting.shift(); payload; payload = waiting.shift()) {
    const done = await runOnce(payload);
    mailed.push(done.mailed);
    waiting.push(...done.next);
  }
  return mailed;
}

async function linksOf(clientIds: readonly string[]): Promise<string[]> {
  const text = 'select client_id from one_time_links where client_id = any($1::uuid[])';
  return (await server.owner.query(text, [clientIds])).rows.map((row) => row['client_id']);
}

test('45 imported clients are invited in transactions of at most 20', async () => {
  const ids = await imported(45);

  const mailed = await runAll(payloadOf(ids));

  expect(mailed).toEqual([20, 20, 5]);
  expect((await linksOf(ids)).toSorted()).toEqual(ids.toSorted());
});

test('a process that is killed while it invites leaves the invitations of the transactions before, and the rest follows', async () => {
  const ids = await imported(45);
  const first = await runOnce(payloadOf(ids));
  const [second = {}] = first.next;

  await expect(runOnce(second, { isKilled: true })).rejects.toThrow('killed');
  expect(await linksOf(ids)).toHaveLength(20);

  expect(await runAll(second)).toEqual([20, 5]);
  expect((await linksOf(ids)).toSorted()).toEqual(ids.toSorted());
});

test('a job that runs again after its commit, also at the same time, invites nobody twice', async () => {
  const ids = await imported(45);

  const mailed = await Promise.all([runAll(payloadOf(ids)), runAll(payloadOf(ids))]);
  const again = await runAll(payloadOf(ids));

  expect(mailed.flat().reduce((sum, count) => sum + count, 0)).toBe(45);
  expect(again.every((count) => count === 0)).toBe(true);
  expect(await linksOf(ids)).toHaveLength(45);
});

test('who was invited by a professional meanwhile, was deactivated or deleted gets no other invitation', async () => {
  const ids = await imported(4);
  const [invited = '', deactivated = '', deleted = ''] = ids;
  await server.ask(clientRoutes.resendEmail, { id: invited }, studio.admin);
  const link = 'select id from one_time_links where client_id = $1';
  const before = (await server.owner.query(link, [invited])).rows;
  await server.ask(clientRoutes.deactivate, { id: deactivated }, studio.admin);
  await server.ask(clientRoutes.delete, { id: deleted }, studio.admin);

  expect(await runAll(payloadOf(ids))).toEqual([1]);

  expect((await server.owner.query(link, [invited])).rows).toEqual(before);
  expect(await linksOf(ids)).toHaveLength(2);
});
