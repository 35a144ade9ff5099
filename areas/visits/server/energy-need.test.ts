import { beforeAll, beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { body, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
});

const ask = (token = visits.studio.admin) =>
  server.ask(energyNeedRoutes.energyNeed, { clientId: visits.clientId }, token);

test('the energy need of a client is that of the last completed visit, with its day, formula and activity', async () => {
  expect((await ask()).data.need).toBeNull();
  await visits.completed('2026-02-02', body, { activity: 'very_active' });
  await visits.completed('2026-03-02', body, { activity: 'moderately_active' });
  await visits.save(await visits.create('2026-04-02'), { measures: body, activity: 'sedentary' });

  // Mifflin-St Jeor: 10 × 62.4 + 6.25 × 168 − 5 × 29 − 161 = 1368 kcal at rest, × 1.55.
  const need = {
    kcalPerDay: 2120,
    restingKcal: 1368,
    takenOn: '2026-03-02',
    formula: 'MIFFLIN_ST_JEOR',
    activity: 'moderately_active',
  };
  expect((await ask()).data.need).toEqual({ ...need, maternalKcal: 0 });
});

test('a last visit without an activity level has no energy need', async () => {
  await visits.completed('2026-03-02', body);

  expect((await ask()).data.need).toBeNull();
});

test('without the consent to health data, and by another account, no energy need is read', async () => {
  await visits.completed('2026-03-02', body, { activity: 'sedentary' });
  const other = await openTestStudio(server);
  expect((await ask(other.admin)).status).toBe(404);

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, visits.studio.client);

  expect((await ask()).data).toEqual({
    need: null,
    otherNeed: null,
    isMinor: false,
    maternalState: null,
    underweight: null,
  });
  expect((await ask(visits.studio.client)).status).toBe(403);
});
