import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { macroDraft } from '#areas/macros/example.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { body, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
  await server.owner.query('delete from macros where account_id = $1', [visits.studio.accountId]);
});

/** Macros with this energy every day. */
function macrosOf(calories: number) {
  const shares = { protein_percent: 30, carbs_percent: 40, lipids_percent: 30 };
  const day = { method: 'percentages', calories, ...shares } as const;
  return { ...macroDraft, entries: { day, training: null, rest: null } };
}

/** The preview of an assignment of macros with this energy to the clients. */
async function previewOf(calories: number, { token = visits.studio.admin, clientIds = [visits.clientId] } = {}) {
  const { macro } = (await server.ask(macroRoutes.create, macrosOf(calories), visits.studio.admin)).data;
  const request = { id: macro.id, clientIds, startsOn: '2026-12-01' };
  return (await server.ask(macroRoutes.previewAssign, request, token)).data.preview.lowEnergy;
}

test('macros below the resting energy, or the need of a breastfeeding client, are named with the numbers of the last visit', async () => {
  expect(await previewOf(1150)).toMatchObject([{ kind: 'below1200', needKcal: null }]);
  await visits.completed('2026-03-02', body, { activity: 'sedentary', maternalState: 'lactating' });

  expect(await previewOf(1300)).toMatchObject([{ kind: 'resting', kcal: 1300, restingKcal: 1368 }]);
  expect(await previewOf(1500)).toMatchObject([{ kind: 'maternal', kcal: 1500 }]);
  expect(await previewOf(2600)).toBeUndefined();
});

test('without the consent to health data no number of a visit is shown', async () => {
  await visits.completed('2026-03-02', body, { activity: 'sedentary' });
  expect(await previewOf(1300)).toMatchObject([{ kind: 'resting' }]);

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, visits.studio.client);
  expect(await previewOf(1300)).toBeUndefined();
  expect(await previewOf(1150)).toMatchObject([{ kind: 'below1200', restingKcal: null, needKcal: null }]);
});

test('the last client of many is compared with their visit', async () => {
  await visits.completed('2026-03-02', body, { activity: 'sedentary' });
  const others: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const client = { name: `Cliente ${index}`, email: `cliente.${index}@example.com` };
    others.push((await server.ask(clientRoutes.create, client, visits.studio.admin)).data.client.id);
  }

  expect(await previewOf(1300, { clientIds: [...others, visits.clientId] })).toMatchObject([{ kind: 'resting' }]);
});

test('macros with little energy for a client are assigned, created and changed only once it is confirmed', async () => {
  await visits.completed('2026-03-02', body, { activity: 'sedentary' });
  const { admin } = visits.studio;
  const { clientId } = visits;
  const { macro } = (await server.ask(macroRoutes.create, macrosOf(1300), admin)).data;
  const assignment = { id: macro.id, clientIds: [clientId], startsOn: '2026-12-01' };
  const ofClient = { ...macrosOf(1300), clientId, startsOn: '2026-12-08' };
  const refused = {
    status: 422,
    code: 'low_energy',
    data: { lowEnergy: [{ kind: 'resting' }] },
    errors: { confirmsLowEnergy: [expect.stringContaining('Poca energia per ')] },
  };

  expect(await server.ask(macroRoutes.assign, assignment, admin)).toMatchObject(refused);
  expect((await server.ask(macroRoutes.assign, { ...assignment, confirmsLowEnergy: true }, admin)).status).toBe(200);
  expect(await server.ask(macroRoutes.create, ofClient, admin)).toMatchObject(refused);
  const created = (await server.ask(macroRoutes.create, { ...ofClient, confirmsLowEnergy: true }, admin)).data.macro;
  const change = { ...macrosOf(1250), id: created.id, version: created.version };
  expect(await server.ask(macroRoutes.update, change, admin)).toMatchObject(refused);
  expect((await server.ask(macroRoutes.update, { ...change, confirmsLowEnergy: true }, admin)).status).toBe(200);
  const enough = { ...macrosOf(2000), id: created.id, version: created.version + 1 };
  expect((await server.ask(macroRoutes.update, enough, admin)).status).toBe(200);
});
