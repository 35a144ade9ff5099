import { beforeAll, beforeEach, expect, test } from 'vitest';
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
});

/** The preview of an assignment of macros with this energy to the client. */
async function previewOf(calories: number, token = visits.studio.admin) {
  const shares = { protein_percent: 30, carbs_percent: 40, lipids_percent: 30 };
  const day = { method: 'percentages', calories, ...shares } as const;
  const draft = { ...macroDraft, entries: { day, training: null, rest: null } };
  const { macro } = (await server.ask(macroRoutes.create, draft, visits.studio.admin)).data;
  const request = { id: macro.id, clientIds: [visits.clientId], startsOn: '2026-12-01' };
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
