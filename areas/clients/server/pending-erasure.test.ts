import { expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { homeRoutes } from '#areas/home/contract.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { surveyAssignmentRoutes } from '#areas/surveys/contract/assignments.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { clientRoutes } from '../contract.ts';
import { erasureRoutes } from '../contract/erasure.ts';

test('who waits for the deletion of their data gets no program or survey, and is not written to; the list says that they are not active', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const found = 'select id from clients where account_id = $1 and email = $2';
  const { id } = (await server.owner.query(found, [studio.accountId, studio.mails.client])).rows[0];
  const templates = await server.owner.query(
    `select (select id from programs where account_id = $1 and client_id is null limit 1) as program,
      (select id from surveys where account_id = $1 limit 1) as survey`,
    [studio.accountId],
  );
  const { program, survey } = templates.rows[0];
  const offered = async () => {
    const ofProgram = await server.ask(programRoutes.assignableClients, { id: program }, studio.admin);
    const ofSurvey = await server.ask(surveyAssignmentRoutes.assignableClients, { id: survey }, studio.admin);
    return [ofProgram.data.clients, ofSurvey.data.clients].map((clients) => clients.some((one) => one.id === id));
  };
  const send = () => server.ask(chatRoutes.send, { conversationId: id, message: 'Come va?' }, studio.admin);

  expect(await offered()).toEqual([true, true]);
  expect((await send()).status).toBe(200);
  await server.ask(erasureRoutes.requestErasure, { password: testPassword }, studio.client);

  expect(await offered()).toEqual([false, false]);
  expect((await send()).status).toBe(409);
  const { conversations } = (await server.ask(chatRoutes.list, {}, studio.admin)).data;
  expect(conversations.find((one) => one.id === id)?.chatInfo.client.isInactive).toBe(true);
});

test('who waits for the deletion of their data is not counted as active, in the list and on Home', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const read = async () => {
    const counts = (await server.ask(clientRoutes.counts, {}, studio.admin)).data;
    const { clients } = (await server.ask(clientRoutes.list, { status: 'active' }, studio.admin)).data;
    const { overview } = (await server.ask(homeRoutes.graphs, {}, studio.admin)).data;
    return { total: counts.total, active: [counts.active, clients.length, overview.activeClients] };
  };
  const { total, active } = await read();
  await server.ask(erasureRoutes.requestErasure, { password: testPassword }, studio.client);

  expect(await read()).toEqual({ total, active: active.map((count) => count - 1) });
});

test('a client whom the studio deletes before the end of the days is told by mail', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const found = 'select id from clients where account_id = $1 and email = $2';
  const { id } = (await server.owner.query(found, [studio.accountId, studio.mails.client])).rows[0];
  await server.ask(erasureRoutes.requestErasure, { password: testPassword }, studio.client);
  expect((await server.mailTo(studio.mails.client)).subject).toMatch(/eliminiamo i tuoi dati/);

  expect((await server.ask(clientRoutes.delete, { id }, studio.admin)).status).toBe(200);

  await expect
    .poll(async () => (await server.mailTo(studio.mails.client)).subject, { timeout: 20_000 })
    .toBe('I tuoi dati presso «Studio Prova» sono stati eliminati');
});
