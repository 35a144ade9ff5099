import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { setCoachPermissions } from '#database/testing/coach.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { dietaryProfileRoutes } from '../contract.ts';
import { recipientStateRoutes } from '../contract/recipients.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const ask = (recipients: { clientIds?: string[]; groupIds?: string[] }, token = studio.admin) =>
  server.ask(recipientStateRoutes.statesOfRecipients, recipients, token);

async function addClient(name: string, fields: { isPregnant?: boolean; isLactating?: boolean } = {}) {
  const email = `${name.toLowerCase()}.${Math.random()}@example.com`;
  const { id } = (await server.ask(clientRoutes.create, { name, email }, studio.admin)).data.client;
  const saved = await server.ask(
    dietaryProfileRoutes.save.client,
    { clientId: id, version: 0, ...fields },
    studio.admin,
  );
  expect(saved.status).toBe(200);
  return id;
}

test('of the chosen clients and groups those who are pregnant or breastfeeding are named, each once', async () => {
  const pregnant = await addClient('Beatrice', { isPregnant: true });
  const lactating = await addClient('Arianna', { isLactating: true });
  const other = await addClient('Carola');
  const groupIds = [
    (await server.ask(groupRoutes.create, { name: 'Mattina', clientIds: [pregnant, lactating] }, studio.admin)).data
      .group.id,
  ];

  const { data } = await ask({ clientIds: [pregnant, other], groupIds });

  expect(data.states).toEqual([
    { clientId: lactating, clientName: 'Arianna', state: 'lactating' },
    { clientId: pregnant, clientName: 'Beatrice', state: 'pregnant' },
  ]);
});

test('a pregnancy that a professional wrote in the goal is named as declared until it is in the profile', async () => {
  const id = await addClient('Dalia');
  const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;
  const { heightCm: _, ...record } = client;
  await server.ask(clientRoutes.update, { ...record, goal: 'In gravidanza, settimana 24' }, studio.admin);

  expect((await ask({ clientIds: [id] })).data.states).toMatchObject([{ state: 'declared' }]);

  const { version } = (await server.ask(dietaryProfileRoutes.get.client, { clientId: id }, studio.admin)).data;
  await server.ask(dietaryProfileRoutes.save.client, { clientId: id, version, isPregnant: true }, studio.admin);
  expect((await ask({ clientIds: [id] })).data.states).toMatchObject([{ state: 'pregnant' }]);
});

test('nobody is named whose consent to health data is withdrawn', async () => {
  const { version } = (await server.ask(dietaryProfileRoutes.get.own, {}, studio.client)).data;
  await server.ask(dietaryProfileRoutes.save.own, { version, isPregnant: true }, studio.client);
  expect((await ask({ clientIds: [clientId] })).data.states).toHaveLength(1);

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  expect((await ask({ clientIds: [clientId] })).data.states).toEqual([]);
});

test('without the permission for health records or visits the states are refused, and a client of another account is not found', async () => {
  const other = await openTestStudio(server);
  await setCoachPermissions(server, studio, ['view clients', 'view programs', 'create programs']);

  expect((await ask({ clientIds: [clientId] }, studio.coach)).status).toBe(403);
  expect((await ask({ clientIds: [other.ids['clients'] ?? ''] })).status).toBe(404);
});
