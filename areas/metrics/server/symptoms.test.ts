import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { kindOf } from '#areas/notifications/contract/kinds.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addToCoach } from '#database/testing/coach.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { clientMetricRoutes, metricRoutes } from '../contract.ts';
import { symptomRoutes } from '../contract/symptoms.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;
const today = todayIn('Europe/Rome');
const blood = 'Da ieri perdite di sangue e contrazioni';
const dizzy = 'feeling dizzy when standing up since yesterday';

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  await addToCoach(server, studio, clientId);
  await server.owner.query('delete from completed_workouts where client_id = $1', [clientId]);
  await server.owner.query('delete from meal_entries where client_id = $1', [clientId]);
  await server.owner.query('delete from messages where conversation_id = $1', [clientId]);
});

const recordOwn = async (note: string, id: string = newId()) => {
  const draft = { id, day: today, note, isConfirmed: true };
  const values = [{ metric: 'neck', entered: '38' } as const, { metric: 'waist', entered: '80' } as const];
  return (await server.ask(metricRoutes.record.own, { ...draft, values }, studio.client)).data.values;
};
const unreadOf = async (token: string) => (await server.ask(symptomRoutes.unread, {}, token)).data.clients;
const notesOf = async (token: string) => (await unreadOf(token)).flatMap(({ notes }) => notes.map(({ note }) => note));
const isMarked = async (token: string) =>
  (await server.ask(clientRoutes.list, {}, token)).data.clients.find(({ id }) => id === clientId)?.hasUnreadPain;
const notified = async () =>
  (await server.ask(notificationRoutes.list, {}, studio.admin)).data.notifications.filter(
    ({ kind }) => kind === 'measurement_symptom',
  );
const readAll = async (token: string) => {
  const ids = (await unreadOf(token)).flatMap(({ notes }) => notes.map(({ id }) => id));
  return server.ask(symptomRoutes.markRead, { clientId, ids }, token);
};

test('a symptom in the note of a measurement is to be read on home, in the client list and by an urgent notification, once for the record', async () => {
  await recordOwn('A digiuno');
  expect(await unreadOf(studio.admin)).toEqual([]);
  expect(await isMarked(studio.admin)).toBe(false);

  const id = newId();
  await recordOwn(blood, id);
  await recordOwn(blood, id);

  const [client, ...others] = await unreadOf(studio.admin);
  expect(client).toMatchObject({ clientId, noteCount: 1, notes: [{ source: 'measurement', day: today, note: blood }] });
  expect(others).toEqual([]);
  expect(await isMarked(studio.admin)).toBe(true);
  expect(await notified()).toMatchObject([{ params: { text: blood }, clientId, readAt: null }]);
  expect(kindOf('measurement_symptom')).toMatchObject({ isUrgent: true, permission: 'view health records' });
});

test('who has read it has nothing to read, and another professional still has', async () => {
  await recordOwn(dizzy);
  const ofCoach = await notesOf(studio.coach);

  expect((await readAll(studio.admin)).status).toBe(200);

  expect(await notesOf(studio.admin)).toEqual([]);
  expect(await isMarked(studio.admin)).toBe(false);
  expect((await notified())[0]?.readAt).toBeTruthy();
  expect(ofCoach).toEqual([dizzy]);
  expect(await notesOf(studio.coach)).toEqual([dizzy]);
});

test('other words and a deletion take away nothing unread; a changed note with another symptom is unread again', async () => {
  const id = newId();
  const [value] = await recordOwn(blood, id);
  const changed = { valueId: value?.id ?? '', day: today, entered: '38', isConfirmed: true, version: 1 };
  await server.ask(metricRoutes.updateValue.own, { ...changed, note: 'Tutto bene' }, studio.client);
  expect(await notesOf(studio.admin)).toEqual([blood]);

  await readAll(studio.admin);
  await server.ask(metricRoutes.updateValue.own, { ...changed, note: dizzy, version: 2 }, studio.client);
  expect(await notesOf(studio.admin)).toEqual([dizzy]);

  await server.ask(clientMetricRoutes.deleteRecord, { id }, studio.client);
  expect(await notesOf(studio.admin)).toEqual([dizzy]);
  expect(await notified()).toHaveLength(2);
});

test('what a client writes about a value that they report as wrong is searched, what a professional notes is not', async () => {
  const values = [{ metric: 'neck', entered: '38' } as const];
  const draft = { clientId, id: newId(), day: today, note: 'Riferisce vertigini', values };
  const { data } = await server.ask(metricRoutes.record.client, draft, studio.admin);
  expect(await notesOf(studio.coach)).toEqual([]);

  const dispute = { valueId: data.values[0]?.id ?? '', note: 'Ho il collo gonfio' };
  await server.ask(clientMetricRoutes.dispute, dispute, studio.client);

  expect((await unreadOf(studio.coach))[0]?.notes).toMatchObject([{ source: 'dispute', note: dispute.note }]);
});

test('nothing is shown while the consent to health data is withdrawn, and all of it afterwards', async () => {
  await recordOwn(blood);
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);
  expect(await unreadOf(studio.admin)).toEqual([]);
  expect(await isMarked(studio.admin)).toBe(false);
  expect(await notified()).toEqual([]);

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: true }, studio.client);
  expect(await notesOf(studio.admin)).toEqual([blood]);
});

test('a note that the professional has read is shown for two weeks where something is prescribed', async () => {
  await recordOwn(blood);
  const shown = async () =>
    (await server.ask(symptomRoutes.ofRecipients, { clientIds: [clientId] }, studio.admin)).data;
  const { clients, read } = await shown();
  expect(read).toEqual([]);

  const ids = clients.flatMap(({ notes }) => notes.map(({ id }) => id));
  await server.ask(symptomRoutes.markRead, { clientId, ids }, studio.admin);
  expect(await shown()).toMatchObject({ clients: [], read: [{ clientId, text: blood }] });

  await server.owner.query(
    `update measurement_symptoms set written_at = now() - interval '15 days' where id = any($1)`,
    [ids],
  );
  expect((await shown()).read).toEqual([]);
});

test('who assigns reads the unread notes of the chosen clients, not those of others', async () => {
  await recordOwn(blood);
  const ofRecipients = (clientIds: string[], token = studio.admin) =>
    server.ask(symptomRoutes.ofRecipients, { clientIds }, token);

  expect((await ofRecipients([clientId])).data.clients).toMatchObject([{ clientId, notes: [{ note: blood }] }]);
  expect((await ofRecipients([])).data.clients).toEqual([]);
  expect((await ofRecipients([newId()])).status).toBe(404);
  expect((await ofRecipients([clientId], studio.client)).status).toBe(403);
});
