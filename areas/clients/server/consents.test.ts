import { beforeAll, expect, test } from 'vitest';
import { deletionRoutes } from '#areas/account/contract/deletion.ts';
import { documentRoutes } from '#areas/account/contract/documents.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { openLiveApp } from '#shell/server/realtime/testing/live-app.ts';
import { type Client, clientRoutes } from '../contract.ts';
import { consentRoutes, consentSubjectRoutes, consentVersion } from '../contract/consents.ts';
import { clientSettingRoutes } from '../contract/settings.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

async function invite(token: string, email: string) {
  const { id } = (await server.ask(clientRoutes.create, { name: 'Nina', email }, token)).data.client;
  return { id, token: (await server.mailTo(email)).token };
}

const registration = { name: 'Nina', password: 'password-mia', agreement: true as const, birthDate: '1990-05-02' };

test('a client gives and withdraws each consent, and the coach reads when and on which text', async () => {
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const decide = (purpose: 'photos' | 'health_data', isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose, isGiven }, studio.client);

  await decide('photos', true);
  await decide('photos', true);
  await decide('health_data', false);
  const { data } = await server.ask(consentSubjectRoutes.consents.client, { clientId }, studio.admin);
  const rows = await server.owner.query(
    'select kind, is_given from consents where client_id = $1 order by decided_at, id',
    [clientId],
  );

  const stateOf = (purpose: string) => data.consents.find((consent) => consent.purpose === purpose);
  expect(stateOf('photos')).toMatchObject({ isGiven: true, textVersion: consentVersion });
  expect(stateOf('health_data')).toMatchObject({ isGiven: false });
  expect(stateOf('advertising')).toEqual({
    purpose: 'advertising',
    isGiven: false,
    decidedAt: null,
    textVersion: null,
    guardianName: null,
  });
  expect(rows.rows.slice(-2)).toEqual([
    { kind: 'photos', is_given: true },
    { kind: 'health_data', is_given: false },
  ]);
  expect(rows.rows.filter(({ kind }) => kind === 'photos')).toHaveLength(1);
});

test('the open apps of who follows a client learn at once that the consent is withdrawn', async () => {
  const studio = await openTestStudio(server);
  const live = await openLiveApp(server, { token: studio.admin, port: await server.listen() });

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, studio.client);

  const clientId = studio.ids['clients'];
  await expect
    .poll(() => live.events().filter(({ type }) => type === 'client.changed'))
    .toMatchObject([{ data: { clientId } }]);
});

test('the last decision counts, also after the clock of the server was set back', async () => {
  const studio = await openTestStudio(server);
  const clientId = studio.ids['clients'] ?? '';
  const decide = async (isGiven: boolean) => {
    const decision = { purpose: 'photos' as const, isGiven };
    const { data } = await server.ask(consentRoutes.decideConsent, decision, studio.client);
    return data.consents.find(({ purpose }) => purpose === 'photos')?.isGiven;
  };
  expect(await decide(true)).toBe(true);
  await server.owner.query(
    "update consents set decided_at = decided_at + interval '1 hour' where client_id = $1 and kind = 'photos'",
    [clientId],
  );

  expect(await decide(false)).toBe(false);
  expect(await decide(true)).toBe(true);
});

test('a client without the consent to health data is marked in the list and listed apart, also where the studio rests on care', async () => {
  const { ids, admin, client, nutritionist } = await openTestStudio(server);
  const id = ids['clients'] ?? '';
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, client);
  const marked = async () => {
    const { clients } = (await server.ask(clientRoutes.list, {}, admin)).data;
    return clients.filter((one) => one.isHealthDataWithdrawn).map((one) => one.id);
  };
  const listed = async (token: string) =>
    (await server.ask(consentRoutes.withdrawnHealthData, {}, token)).data.clients.map((one) => one.id);
  expect([await marked(), await listed(admin)]).toEqual([[], []]);

  await decide(false);

  expect([await marked(), await listed(admin)]).toEqual([[id], [id]]);
  expect(await listed(nutritionist)).toEqual([]);
  await server.ask(clientSettingRoutes.saveSettings, { healthBasis: 'care' }, admin);
  expect([await marked(), await listed(admin)]).toEqual([[id], [id]]);
  await decide(true);
  expect([await marked(), await listed(admin)]).toEqual([[], []]);
});

test('a professional does not decide for a client, and a stored decision is never changed', async () => {
  const studio = await openTestStudio(server);
  const decision = { purpose: 'photos' as const, isGiven: true };

  expect((await server.ask(consentRoutes.decideConsent, decision, studio.admin)).status).toBe(403);
  await expect(
    server.services.pool.query(`update consents set is_given = false where account_id = $1`, [studio.accountId]),
  ).rejects.toThrow('permission denied');
});

test('only the admin rests on professional secrecy for a client, and not after the client has withdrawn the consent', async () => {
  const { ids, admin, coach, client } = await openTestStudio(server);
  const id = ids['clients'] ?? '';
  const choose = (healthBasis: 'care' | null, token: string) =>
    server.ask(clientSettingRoutes.saveHealthBasis, { id, healthBasis }, token);
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, client);
  const asksConsent = async () =>
    (await server.ask(consentSubjectRoutes.consents.own, {}, client)).data.asksHealthConsent;

  expect((await choose('care', coach)).status).toBe(403);
  const ownClient = { name: 'Ada', email: 'ada.segreto@example.com' };
  const own = (await server.ask(clientRoutes.create, ownClient, coach)).data.client.id;
  const request = { id: own, healthBasis: 'care' as const };
  const saved = await server.ask(clientSettingRoutes.saveClientSettings, request, coach);
  expect(saved.data.settings.values.healthBasis).toBe('consent');

  expect((await choose('care', admin)).data.settings.values.healthBasis).toBe('care');
  expect(await asksConsent()).toBe(false);
  await decide(false);
  expect(await asksConsent()).toBe(true);
  expect((await choose(null, admin)).status).toBe(200);

  expect(await choose('care', admin)).toMatchObject({
    status: 409,
    code: 'health_consent_withdrawn',
    message: 'Il cliente ha ritirato il consenso ai dati sulla salute: solo il cliente può darlo di nuovo.',
  });
  await decide(true);
  expect((await choose('care', admin)).status).toBe(200);
});

test('20 equal decisions at once are one row', async () => {
  const studio = await openTestStudio(server);
  const decide = () => server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.client);

  const replies = await Promise.all(Array.from({ length: 20 }, decide));
  const rows = await server.owner.query(`select from consents where account_id = $1 and kind = 'photos'`, [
    studio.accountId,
  ]);

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(rows.rowCount).toBe(1);
});

test('a registration without the health consent is refused, unless the studio rests on professional secrecy', async () => {
  const { admin } = await openTestStudio(server);
  const first = await invite(admin, 'nina.consenso@example.com');
  const refused = await server.ask(clientRoutes.register, { ...registration, token: first.token });
  await server.ask(clientSettingRoutes.saveSettings, { healthBasis: 'care' }, admin);

  const read = await server.ask(clientRoutes.readInvitation, { token: first.token });
  const accepted = await server.ask(clientRoutes.register, { ...registration, token: first.token });
  const { data } = await server.ask(consentSubjectRoutes.consents.client, { clientId: first.id }, admin);

  expect(refused.errors).toEqual({ healthConsent: ['Per continuare serve il consenso ai dati sulla salute.'] });
  expect(read.data.asksHealthConsent).toBe(false);
  expect(accepted.status).toBe(200);
  expect(data.consents.filter(({ isGiven }) => isGiven).map(({ purpose }) => purpose)).toEqual(['terms']);
});

test('the terms of the studio are read without a login, and a registration names their version', async () => {
  const { admin, coach, accountId: studioId } = await openTestStudio(server);
  const publish = (text: string, version: number, token = admin) =>
    server.ask(documentRoutes.publishDocument, { kind: 'terms', text, version }, token);
  const read = () => server.ask(documentRoutes.readDocument, { studioId, kind: 'terms' });

  expect((await read()).data).toMatchObject({ studioName: 'Studio Prova', document: { version: 0, text: null } });
  expect((await publish('Regole.', 0, coach)).status).toBe(403);
  await publish('Regole.', 0);
  expect(await publish('Altre regole.', 0)).toMatchObject({ status: 409, code: 'document_changed' });
  expect((await read()).data.document).toMatchObject({ version: 1, text: 'Regole.' });

  const invited = await invite(admin, 'nina.condizioni@example.com');
  await server.ask(clientRoutes.register, { ...registration, healthConsent: true, token: invited.token });
  const { data } = await server.ask(consentSubjectRoutes.consents.client, { clientId: invited.id }, admin);
  expect(data.consents[0]).toMatchObject({ purpose: 'terms', isGiven: true, textVersion: 'studio 1' });
});

test('the documents of a closed or unknown studio are not found', async () => {
  const { admin, accountId: studioId } = await openTestStudio(server);
  await server.ask(deletionRoutes.deleteAccount, { accountName: 'Studio Prova', password: 'prova-prova' }, admin);

  for (const id of [studioId, '0199f2a4-5c00-7012-8000-000000000001'])
    expect((await server.ask(documentRoutes.readDocument, { studioId: id, kind: 'privacy' })).status).toBe(404);
});

test('while the consent to health data is withdrawn nobody of the studio reads the height, and editing the client keeps it', async () => {
  const { ids, admin, client } = await openTestStudio(server);
  const id = ids['clients'] ?? '';
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, client);
  const read = async () => (await server.ask(clientRoutes.detail, { id }, admin)).data.client;
  const save = async (changes: object) => {
    const { name, email, locale, version, trainingCollaboratorId, nutritionCollaboratorId } = await read();
    const draft = { id, version, name, email, locale, trainingCollaboratorId, nutritionCollaboratorId, ...changes };
    return (await server.ask(clientRoutes.update, draft, admin)).data.client;
  };
  await save({ heightCm: 168, birthDate: '1990-05-02' });

  await decide(false);
  expect([(await read()).heightCm, (await read()).birthDate]).toEqual([null, '1990-05-02']);
  const answers = [await save({ goal: 'Resistenza', heightCm: null }), await save({ heightCm: 190 }), await save({})];
  expect(answers.map(({ heightCm }) => heightCm)).toEqual([null, null, null]);

  await decide(true);
  expect((await read()).heightCm).toBe(168);
  expect((await save({})).heightCm).toBe(168);
});

test.each([
  ['hidden', 'shown'],
  ['shown', 'hidden'],
])('a form opened while the height was %s does not overwrite it once it is %s', async (first) => {
  const { ids, admin, client } = await openTestStudio(server);
  const id = ids['clients'] ?? '';
  const decide = (isGiven: boolean) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, client);
  const read = async () => (await server.ask(clientRoutes.detail, { id }, admin)).data.client;
  const save = (opened: Client, heightCm: number | null) => {
    const { name, email, locale, version, trainingCollaboratorId, nutritionCollaboratorId } = opened;
    const draft = { id, version, name, email, locale, trainingCollaboratorId, nutritionCollaboratorId, heightCm };
    return server.ask(clientRoutes.update, draft, admin);
  };
  await server.ask(clientRoutes.update, { ...(await read()), heightCm: 168 }, admin);
  await decide(first === 'shown');
  const opened = await read();
  await decide(first === 'hidden');

  const reply = await save(opened, first === 'hidden' ? null : 170);

  const record = { heightCm: first === 'hidden' ? 168 : null };
  expect(reply).toMatchObject({ status: 409, code: 'version_conflict', data: { record } });
  await decide(true);
  expect((await read()).heightCm).toBe(168);
});
