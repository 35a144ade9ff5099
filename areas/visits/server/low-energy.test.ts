import { beforeAll, beforeEach, expect, test } from 'vitest';
import { AssignPreview } from '#areas/assignments/contract.ts';
import type { ConfirmedLowEnergy as Confirmed } from '#areas/assignments/contract/energy.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { macroDraft } from '#areas/macros/example.ts';
import { newId } from '#shell/common/ids.ts';
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

/** The confirmation of what the response has refused. */
const confirmationOf = ({ data }: { data: unknown }) => ({ confirmedLowEnergy: Refused.parse(data).lowEnergy });
const Refused = AssignPreview.pick({ lowEnergy: true });

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
    data: { lowEnergy: [{ kind: 'resting', clientId }] },
    errors: { confirmedLowEnergy: [expect.stringContaining('Poca energia per ')] },
  };

  const question = await server.ask(macroRoutes.assign, assignment, admin);
  expect(question).toMatchObject(refused);
  const confirmation = confirmationOf(question);
  expect((await server.ask(macroRoutes.assign, { ...assignment, ...confirmation }, admin)).status).toBe(200);
  expect(await server.ask(macroRoutes.create, ofClient, admin)).toMatchObject(refused);
  const created = (await server.ask(macroRoutes.create, { ...ofClient, ...confirmation }, admin)).data.macro;
  const change = { ...macrosOf(1250), id: created.id, version: created.version };
  const changed = await server.ask(macroRoutes.update, change, admin);
  expect(changed).toMatchObject(refused);
  expect((await server.ask(macroRoutes.update, { ...change, ...confirmationOf(changed) }, admin)).status).toBe(200);
  const enough = { ...macrosOf(2000), id: created.id, version: created.version + 1 };
  expect((await server.ask(macroRoutes.update, enough, admin)).status).toBe(200);
});

test.each([
  ['by the `true` of an older page', () => ({ confirmsLowEnergy: true })],
  ['for another client', (one: Confirmed) => ({ confirmedLowEnergy: [{ ...one, clientId: newId() }] })],
  ['for another kind', (one: Confirmed) => ({ confirmedLowEnergy: [{ ...one, kind: 'below1200' as const }] })],
  ['with more energy', (one: Confirmed) => ({ confirmedLowEnergy: [{ ...one, kcal: one.kcal + 1 }] })],
])('little energy that is confirmed %s is asked again, with the present numbers', async (_, answerOf) => {
  await visits.completed('2026-03-02', body, { activity: 'sedentary' });
  const { admin } = visits.studio;
  const { macro } = (await server.ask(macroRoutes.create, macrosOf(1300), admin)).data;
  const assignment = { id: macro.id, clientIds: [visits.clientId], startsOn: '2026-12-01' };
  const found = { clientId: visits.clientId, kind: 'resting' as const, kcal: 1300 };
  const answered = { ...assignment, ...answerOf(found) };
  const refused = { code: 'low_energy', data: { lowEnergy: [found] } };

  expect(await server.ask(macroRoutes.assign, answered, admin)).toMatchObject(refused);
  expect((await server.ask(macroRoutes.assign, { ...assignment, confirmedLowEnergy: [found] }, admin)).status).toBe(
    200,
  );
});
