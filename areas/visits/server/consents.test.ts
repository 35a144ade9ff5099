import { expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { openTestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { visitRoutes } from '../contract/routes.ts';
import { openTestVisits } from './testing/visits.ts';

test('an empty list says whether the visits are hidden because the clients withdrew the consent', async () => {
  const server = await openTestServer();
  const { studio, completed } = await openTestVisits(server);
  const listed = async () => (await server.ask(visitRoutes.list, {}, studio.admin)).data;
  expect(await listed()).toMatchObject({ visits: [], hidesVisits: false });
  await completed();
  expect((await listed()).hidesVisits).toBeUndefined();

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  expect(await listed()).toMatchObject({ visits: [], hidesVisits: true });
});

test('a visit of a client who has withdrawn the consent to health data is refused with the reason', async () => {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const draft = { id: newId(), clientId, takenOn: '2026-03-02' };
  const { id } = (await server.ask(visitRoutes.create, draft, studio.admin)).data.visit;
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  const refused = await server.ask(visitRoutes.get, { id }, studio.admin);

  expect(refused.status).toBe(403);
  expect(refused).toMatchObject({ code: 'health_data_withdrawn', data: { clientId } });
});

test('a visit opened before the consent was withdrawn is not saved, and is once it is given again', async () => {
  const server = await openTestServer();
  const { studio, create, save, read } = await openTestVisits(server);
  const visit = await create('2026-03-02');
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, studio.client);

  await decide(false);
  const refused = await save(visit, { takenOn: '2026-03-03' });
  await decide(true);

  expect(refused.status).toBe(404);
  expect((await read(visit.id)).takenOn).toBe('2026-03-02');
  expect((await save(visit, { takenOn: '2026-03-03' })).status).toBe(200);
});
