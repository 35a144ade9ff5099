import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { exerciseRoutes } from '#areas/exercises/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { openOwnTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { pathOf, type Route } from '#shell/common/route.ts';
import { shellJobs } from '../jobs/cleanup.ts';

const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer();

function upload(server: TestServer, route: Route, { id = '', token }: { id?: string; token: string }) {
  const { headers, payload } = multipart([{ name: 'file', content: picture }]);
  const url = `/api${pathOf(route).replace(':id', id)}`;
  return server.app.inject({ method: 'POST', url, headers: { ...headers, authorization: `Bearer ${token}` }, payload });
}

const filesOf = ({ services }: TestServer) => {
  const folder = path.join(services.settings.dataDir, 'files');
  return fs.globSync('**/*.*', { cwd: folder }).map((name) => path.join(folder, name));
};

function makeOld(file: string): void {
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  fs.utimesSync(file, twoHoursAgo, twoHoursAgo);
}

async function runJobsAtStart(server: TestServer): Promise<void> {
  await runAsJob(server, {}, async (scope) => {
    for (const job of shellJobs.atStart ?? []) await shellJobs.jobs[job]?.(scope, {});
  });
}

test('files of killed uploads are deleted after an hour; those of records and of running uploads stay', async () => {
  const server = await openOwnTestServer();
  const { admin } = await openTestStudio(server);
  await upload(server, accountRoutes.saveLogo, { token: admin });
  const draft = { name: 'Con foto', primaryMuscles: ['quads' as const] };
  const { id } = (await server.ask(exerciseRoutes.create, draft, admin)).data.exercise;
  await upload(server, exerciseRoutes.addAsset, { id, token: admin });
  const referenced = filesOf(server);
  const folder = path.dirname(referenced[0] ?? '');
  const orphaned = ['killed.webp', 'killed-small.webp', 'killed.mp4.0199.part'].map((name) => path.join(folder, name));
  const running = path.join(folder, 'running.webp');
  for (const file of [...orphaned, running]) fs.writeFileSync(file, 'x');
  for (const file of [...referenced, ...orphaned]) makeOld(file);

  await runJobsAtStart(server);

  expect(referenced.length).toBeGreaterThanOrEqual(3);
  expect(filesOf(server).toSorted()).toEqual([...referenced, running].toSorted());
  expect(shellJobs.daily).toEqual(expect.arrayContaining(shellJobs.atStart ?? []));
});

test('files of another installation stay, when a server with an empty database starts on its storage', async () => {
  const server = await openOwnTestServer();
  const folder = path.join(server.services.settings.dataDir, 'files');
  const others = [
    'accounts/0199f2a4-5c00-7010-8000-000000000001/logo.webp',
    'library/push-up.webp',
    'backup/forma.zip',
  ];
  for (const file of others.map((name) => path.join(folder, name))) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'x');
    makeOld(file);
  }

  await runJobsAtStart(server);

  expect(
    filesOf(server)
      .map((file) => path.relative(folder, file))
      .toSorted(),
  ).toEqual(others.toSorted());
});

test('the job runs when a server starts', async () => {
  const server = await openOwnTestServer();
  const ran = async () =>
    (await server.owner.query(`select state from pgboss.job where data ->> 'job' = 'shell: delete unreferenced files'`))
      .rows;

  await expect.poll(ran, { timeout: 10_000 }).toEqual([{ state: 'completed' }]);
});

test('every column with the key of a file belongs to a table that the job knows', async () => {
  const { owner } = await openOwnTestServer();
  const { rows } = await owner.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%\\_key' order by 1`,
  );
  // The thumbnail of an exercise repeats that of its first attachment.
  const repeated = ['exercises.thumbnail_key', 'system_exercises.thumbnail_key'];
  const attachments = ['poster_key', 'storage_key', 'thumbnail_key'];

  expect(rows.map(({ name }) => name).filter((name) => !repeated.includes(name))).toEqual([
    ...attachments.map((column) => `attachments.${column}`),
    'chat_attachments.storage_key',
    'chat_attachments.thumbnail_key',
    'chat_upload_parts.storage_key',
    'files.storage_key',
    'messages.storage_key',
    'messages.thumbnail_key',
    'personal_data_exports.storage_key',
    ...attachments.map((column) => `system_attachments.${column}`),
  ]);
});

test('a logo that is replaced 20 times at the same time leaves one row and one file', async () => {
  const server = await openOwnTestServer();
  const { admin, accountId } = await openTestStudio(server);

  const replies = await Promise.all(
    Array.from({ length: 20 }, () => upload(server, accountRoutes.saveLogo, { token: admin })),
  );
  const { rows } = await server.owner.query('select count(*)::int as count from files where account_id = $1', [
    accountId,
  ]);

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(rows).toEqual([{ count: 1 }]);
  expect(filesOf(server)).toHaveLength(1);
});
