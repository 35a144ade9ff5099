import { expect, test } from 'vitest';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { dataExportRoutes } from '../contract.ts';
import { fetchArchive, read, ticketOf } from './testing/exports.ts';

test('a client who waits for the deletion of their data downloads the archive made before, and asks for no other one', async () => {
  const server = await openTestServer();
  const { client, coach } = await openTestStudio(server);
  await server.ask(dataExportRoutes.create, {}, client);
  await expect.poll(async () => (await read(server, client))?.readyAt, { timeout: 20_000 }).toBeTruthy();
  await server.ask(erasureRoutes.requestErasure, { password: testPassword }, client);

  expect((await read(server, client))?.readyAt).toBeTruthy();
  expect((await fetchArchive(server, await ticketOf(server, client))).statusCode).toBe(200);
  expect((await server.ask(dataExportRoutes.create, {}, client)).status).toBe(403);
  expect((await server.ask(dataExportRoutes.get, {}, coach)).status).toBe(403);
  expect((await server.ask(dataExportRoutes.issueTicket, {}, coach)).status).toBe(403);
});
