import { expect, test } from 'vitest';
import { areas } from '#areas/all-server.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { sendJob } from '#database/testing/send-job.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { dataExportRoutes } from '../contract.ts';
import { archiveFiles, fetchArchive, read, ticketOf } from './testing/exports.ts';

test('a job that ends in the middle of the archive leaves nothing, and its repetition makes the archive', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const { job, payload } = await requestedExport(server, studio);
  let reads = 0;

  const killed = runAsJob(server, { accountId: studio.accountId }, async (scope) => {
    const readAs: typeof scope.readAs = (reader, work) => {
      reads += 1;
      return reads > 5 ? Promise.reject(new Error('killed')) : scope.readAs(reader, work);
    };
    await job({ ...scope, readAs }, payload);
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await archiveFiles(server, studio)).toEqual([]);
  expect((await read(server, studio.client))?.readyAt).toBeNull();

  await sendJob(server, 'personal-data: make an archive', payload);
  await expect.poll(async () => (await read(server, studio.client))?.readyAt, { timeout: 20_000 }).toBeTruthy();
});

test('a job that the queue runs a second time beside the first leaves the archive that the first one finished', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const { job, payload } = await requestedExport(server, studio);
  const bothBegan = barrier(2);

  const run = () =>
    runAsJob(server, { accountId: studio.accountId }, async (scope) => {
      const allReads: typeof scope.readAs = async (reader, work) => {
        await bothBegan();
        return scope.readAs(reader, work);
      };
      await job({ ...scope, readAs: allReads }, payload);
    });
  await Promise.all([run(), run()]);

  expect((await read(server, studio.client))?.readyAt).toBeTruthy();
  expect(await archiveFiles(server, studio)).toHaveLength(1);
  expect((await fetchArchive(server, await ticketOf(server, studio.client))).statusCode).toBe(200);
});

test('an archive that is not finished after a day is said to be abandoned, and a request begins another one', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const { payload } = await requestedExport(server, studio);
  const waiting = await read(server, studio.client);

  await server.owner.query(
    `update personal_data_exports set requested_at = now() - interval '25 hours' where id = $1`,
    [payload.exportId],
  );
  const abandoned = await read(server, studio.client);
  const { data } = await server.ask(dataExportRoutes.create, {}, studio.client);

  expect([waiting, abandoned, data.dataExport].map((one) => one?.isAbandoned)).toEqual([false, true, false]);
  await expect.poll(async () => (await read(server, studio.client))?.readyAt, { timeout: 20_000 }).toBeTruthy();
});

test('an archive whose client was deleted while it was made leaves no file', async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server);
  const { job, payload } = await requestedExport(server, studio);

  await runAsJob(server, { accountId: studio.accountId }, async (scope) => {
    const putFile: typeof scope.putFile = async (...file) => {
      await scope.putFile(...file);
      await server.owner.query('delete from personal_data_exports where id = $1', [payload.exportId]);
    };
    await job({ ...scope, putFile }, payload);
  });

  expect(await archiveFiles(server, studio)).toEqual([]);
});

/** Returns a function that waits until it was called by as many callers. */
function barrier(callers: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= callers) resolve();
    return promise;
  };
}

/** An archive of the client that no job has begun, and the job that makes it. */
async function requestedExport(server: TestServer, { accountId, mails }: TestStudio) {
  const { rows } = await server.owner.query('select id from clients where email = $1', [mails.client]);
  const exportId = newId();
  await server.owner.query(
    `insert into personal_data_exports (account_id, id, client_id, storage_key) values ($1, $2, $3, $4)`,
    [accountId, exportId, rows[0].id, `accounts/${accountId}/${exportId}.zip`],
  );
  const job = areas.find(({ name }) => name === 'personal-data')?.longJobs?.['personal-data: make an archive'];
  if (!job) throw new Error('The job does not exist.');
  return { job, payload: { accountId, exportId, language: 'it' } };
}
