import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { clientMetricRoutes, metricRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
const today = todayIn('Europe/Rome');

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const readClient = async () => (await server.ask(clientRoutes.detail, { id: clientId }, studio.admin)).data.client;
const saveClient = async (changes: { heightCm?: number | null; goal?: string }) => {
  const { name, email, locale, version, trainingCollaboratorId, nutritionCollaboratorId } = await readClient();
  const draft = { name, email, locale, version, trainingCollaboratorId, nutritionCollaboratorId };
  return server.ask(clientRoutes.update, { id: clientId, ...draft, ...changes }, studio.admin);
};
const measure = async (heightCm: number, day = today) => {
  const values = [{ metric: 'height' as const, entered: String(heightCm) }];
  const request = { clientId, id: newId(), day, values, isConfirmed: true };
  expect((await server.ask(metricRoutes.record.client, request, studio.admin)).status).toBe(200);
};
/** The height of the record and that of calculations. */
const heights = async () => {
  const { body } = (await server.ask(clientMetricRoutes.latestBody, { clientId }, studio.admin)).data;
  return [(await readClient()).heightCm, body.heightCm];
};

test('the record and the calculations have the newest height: the measured one, until another is typed, until another is measured', async () => {
  await saveClient({ heightCm: 168 });
  const typed = await heights();
  await measure(170.5);
  const measured = await heights();
  await saveClient({ heightCm: 171 });
  const corrected = await heights();
  await measure(172);

  expect([typed, measured, corrected, await heights()]).toEqual([
    [168, 168],
    [170.5, 170.5],
    [171, 171],
    [172, 172],
  ]);
});

test('a height that was measured before another was typed is not the newest, also when it is recorded later', async () => {
  await saveClient({ heightCm: 168 });
  await measure(166, addDays(today, -30));

  expect(await heights()).toEqual([168, 168]);
});

test('a save that leaves the measured height as it is, or out, types none: a later measurement of the same day counts', async () => {
  await measure(170.5);
  await saveClient({ heightCm: 170.5, goal: 'Resistenza' });
  await saveClient({ goal: 'Forza' });
  await measure(172, addDays(today, -1));

  expect(await heights()).toEqual([170.5, 170.5]);
  const { rows } = await server.owner.query('select height_cm from clients where id = $1', [clientId]);
  expect(rows).toEqual([{ height_cm: null }]);
});

test('a height that was measured is not emptied in the record: the message at the field says where it is changed', async () => {
  await saveClient({ heightCm: 168 });
  const emptied = await saveClient({ heightCm: null });
  await measure(170.5);

  const refused = await saveClient({ heightCm: null, goal: 'Forza' });

  expect(emptied.status).toBe(200);
  expect(refused).toMatchObject({
    status: 422,
    errors: { heightCm: ['Questa altezza è stata misurata: la correggi o la elimini tra le misure del cliente.'] },
  });
  expect(await readClient()).toMatchObject({ heightCm: 170.5, goal: null });
});

test('a height that is typed with a new client has the day of who types it', async () => {
  // It is another day there than in UTC.
  const timeZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  await server.ask(accountRoutes.setTimeZone, { timeZone }, studio.admin);
  const draft = { name: 'Sara Prova', email: 'sara.prova@example.com', locale: 'it' as const, heightCm: 168 };

  const { client } = (await server.ask(clientRoutes.create, draft, studio.admin)).data;

  const { rows } = await server.owner.query('select height_on::text from clients where id = $1', [client.id]);
  expect(rows).toEqual([{ height_on: todayIn(timeZone) }]);
});

test('without the consent to health data the record has no measured height', async () => {
  await measure(170.5);
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  expect((await readClient()).heightCm).toBeNull();
});
