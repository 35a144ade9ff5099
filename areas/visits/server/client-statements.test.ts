import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { undecidedRoutes } from '#areas/dietary-profiles/contract/undecided.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { clientMetricRoutes, metricRoutes } from '#areas/metrics/contract.ts';
import { measurementExample } from '#areas/metrics/example.ts';
import { addFirstAnswers, addLaterAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { clearDietaryProfile } from '#database/testing/clear-dietary-profile.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

/** The profile of the client is empty. */
beforeEach(async () => {
  visits = await openTestVisits(server);
  await clearDietaryProfile(server, visits.clientId);
});

const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const own = async () => (await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client)).data;
const undecided = async () => (await read()).declarations ?? [];

async function saveProfile(fields: object) {
  const { version } = await own();
  await server.ask(dietaryProfileRoutes.save.own, { ...emptyProfile, ...fields, version }, visits.studio.client);
}

async function write(message: string, token = visits.studio.client, isInternal = false): Promise<string> {
  const id = newId();
  const request = { conversationId: visits.clientId, id, message, isInternal };
  expect(await server.ask(chatRoutes.send, request, token)).toMatchObject({ status: 200 });
  return id;
}

const measured = { ...measurementExample, day: '2026-03-02', measuredAt: null };
async function measure(note: string, token = visits.studio.client) {
  const draft = { ...measured, id: newId(), note, isConfirmed: true };
  const isOwn = token === visits.studio.client;
  const reply = isOwn
    ? await server.ask(metricRoutes.record.own, draft, token)
    : await server.ask(metricRoutes.record.client, { ...draft, clientId: visits.clientId }, token);
  expect(reply.status).toBe(200);
  return reply.data.values;
}

function decide(decision: 'confirmed' | 'rejected' | 'undecided', declared: readonly Declaration[]) {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  return server.ask(
    declarationRoutes.decide,
    { clientId: visits.clientId, decision, declarations },
    visits.studio.admin,
  );
}

test('an allergy and a pregnancy that a client writes in the chat are to be confirmed, also on their phone', async () => {
  const nuts = await write('Dimenticavo: sono allergica anche alle noci');
  const baby = await write('Also I just found out I am expecting a baby');

  const expected = [
    { checkInId: nuts, text: 'Dimenticavo: sono allergica anche alle noci', source: 'message' },
    { checkInId: baby, text: 'Also I just found out I am expecting a baby', source: 'message' },
  ];
  expect(await undecided()).toMatchObject(expected);
  expect((await own()).declarations).toMatchObject(expected);
});

test('a sentence with an allergy and a pregnancy is one to decide; once it is rejected the pregnancy is one of its own', async () => {
  await write('Dimenticavo: sono allergica alle fragole e sono incinta di 10 settimane');
  const declared = await undecided();
  expect(declared).toHaveLength(1);

  await decide('rejected', declared);
  expect(await undecided()).toMatchObject([{ isWrittenState: true }]);
});

test.each([
  ...[
    'Ho scoperto di essere celiaca',
    'Sono intollerante al lattosio',
    'Sono allergica al kiwi',
    'I am allergic to peanuts',
  ],
  ...['Aspetto un bambino', 'Sto allattando', 'Forse sono incinta'],
  ...['Il kiwi mi fa venire l’orticaria', 'my throat closes up when I eat peaches'],
])('the message “%s” is to be confirmed', async (message) => {
  await write(message);

  expect(await undecided()).toMatchObject([{ text: message, source: 'message' }]);
});

test.each([
  ...['A domani', 'Mia figlia è allergica alle noci', 'Non sono allergica alle noci', 'Sono allergica al polline'],
  ...['Sono in attesa di una tua risposta', 'We are trying to conceive', 'I was expecting more weight'],
  ...['Da piccola ero allergica alle fragole, ora non più', 'Allergico alle uova? No, mai stato'],
])('the message “%s” declares nothing', async (message) => {
  await write(message);

  expect(await undecided()).toEqual([]);
});

test('what a professional writes to the client or for the team declares nothing', async () => {
  await write('Mi confermi che sei allergica alle noci?', visits.studio.admin);
  await write('Allergica alle noci', visits.studio.admin, true);

  expect(await undecided()).toEqual([]);
});

const forget = (id: string) => server.ask(chatRoutes.deleteMessage, { id }, visits.studio.client);

test('of a message that is deleted before it is decided, the sentences that declare something stay to be decided', async () => {
  const nuts = await write('Ieri ho litigato con Marta. Sono allergica alle noci.');
  const baby = await write('Aspetto un bambino. Non dirlo a nessuno');
  await forget(nuts);
  await forget(baby);

  const declared = await undecided();
  expect(declared).toMatchObject([
    { text: 'Sono allergica alle noci', checkInId: nuts, isRemoved: true },
    { text: 'Aspetto un bambino', checkInId: baby, isRemoved: true },
  ]);
  expect((await own()).declarations).toMatchObject([{ isRemoved: true }, { isRemoved: true }]);
  const { clients } = (await server.ask(undecidedRoutes.list, {}, visits.studio.admin)).data;
  expect(clients).toMatchObject([{ clientId: visits.clientId }]);
  const stored = await server.owner.query('select text from dietary_statements where client_id = $1', [
    visits.clientId,
  ]);
  expect(JSON.stringify(stored.rows)).not.toMatch(/Marta|nessuno/);

  await decide('rejected', declared);
  expect(await undecided()).toEqual([]);
});

test('a message that is deleted after it was decided, or that is stated in the profile, takes its declaration away', async () => {
  const rejected = await write('Sono allergica alle noci');
  await decide('rejected', await undecided());
  await saveProfile({ isGlutenFree: true });
  const stated = await write('Sono celiaca');
  const illness = await write('Ho il diabete');
  for (const id of [rejected, stated, illness]) await forget(id);

  expect(await undecided()).toEqual([]);
  const stored = await server.owner.query('select from dietary_statements where client_id = $1', [visits.clientId]);
  expect(stored.rowCount).toBe(0);
});

test('what a client writes again in a note is no more one that they removed', async () => {
  const [value] = await measure('Sono allergica alle noci');
  const later = { ...measured, id: value?.sourceId ?? '', isConfirmed: true };
  const save = (note: string) => server.ask(metricRoutes.record.own, { ...later, note }, visits.studio.client);
  await save('Sera');
  await save('Sera, a stomaco pieno');
  expect(await undecided()).toMatchObject([{ text: 'Sono allergica alle noci', isRemoved: true }]);

  await save('Sono allergica alle noci');
  const declared = await undecided();
  expect(declared).toMatchObject([{ text: 'Sono allergica alle noci' }]);
  expect(declared[0]).not.toHaveProperty('isRemoved');
});

test('a rejection holds for the same words in a later message and can be undone', async () => {
  await write('Sono allergica alle noci');
  const declared = await undecided();
  expect(await decide('rejected', declared)).toMatchObject({ status: 200 });

  await write('Sono allergica alle noci');
  expect(await undecided()).toEqual([]);

  await decide('undecided', declared);
  expect(await undecided()).toMatchObject([{ text: 'Sono allergica alle noci' }]);
});

test('what the profile states is not to be confirmed again', async () => {
  await saveProfile({ allergies: [{ allergen: 'nuts', severity: 'allergy' }] });
  await write('Ricordati che sono allergica alle noci');

  expect(await undecided()).toEqual([]);
});

test('a pregnancy of a message is confirmed and stays so when the words are written again', async () => {
  await write('Sono incinta');
  expect(await decide('confirmed', await undecided())).toMatchObject({ status: 200 });

  await write('Sono incinta');
  expect(await undecided()).toEqual([]);
});

test('the note of a measurement of the client is to be confirmed once, and changes with the note', async () => {
  const [value] = await measure('Pesata a digiuno. Sono allergica alle arachidi');
  const expected = { text: 'Sono allergica alle arachidi', source: 'measurement', checkInId: value?.sourceId };
  expect(await undecided()).toMatchObject([expected]);

  await server.ask(clientMetricRoutes.deleteRecord, { id: value?.sourceId ?? '' }, visits.studio.client);
  expect(await undecided()).toMatchObject([{ ...expected, isRemoved: true }]);
});

test('a note that says it no longer, and one of a professional, declare nothing', async () => {
  const [value] = await measure('Sono incinta');
  const values = await measure('Allergica alle noci', visits.studio.admin);
  expect(values).toHaveLength(3);
  expect(await undecided()).toMatchObject([{ text: 'Sono incinta', source: 'measurement' }]);

  const later = { ...measured, id: value?.sourceId ?? '', note: 'Sera', isConfirmed: true };
  await server.ask(metricRoutes.record.own, later, visits.studio.client);
  expect(await undecided()).toMatchObject([{ text: 'Sono incinta', isRemoved: true }]);
});

test('who withdrew the consent to health data is not read', async () => {
  await write('Sono allergica alle noci');
  const decision = { purpose: 'health_data', isGiven: false } as const;
  await server.ask(consentRoutes.decideConsent, decision, visits.studio.client);
  const reply = await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, visits.studio.admin);

  expect(JSON.stringify(reply)).not.toContain('noci');
});

test('home lists who wrote about food what nobody has decided, with the latest words, for professionals of the client alone', async () => {
  const list = async (token = visits.studio.admin) => (await server.ask(undecidedRoutes.list, {}, token)).data.clients;
  await write('Sono allergica alle noci');
  await write('Sono anche celiaca');
  await write('Grazie, a domani!');
  const otherStudio = await openTestStudio(server);

  const expected = {
    clientId: visits.clientId,
    names: ['Frutta a guscio', 'Senza glutine'],
    text: 'Sono anche celiaca',
  };
  expect(await list()).toMatchObject([expected]);
  expect(await list(otherStudio.admin)).toEqual([]);

  await decide('confirmed', await undecided());
  expect(await list()).toEqual([]);
});

const sentNow = () => new Date().toISOString();

test('home lists who wrote an allergy in the note of their profile or in a survey, and no more once it is decided', async () => {
  const list = async () => (await server.ask(undecidedRoutes.list, {}, visits.studio.admin)).data.clients;
  await saveProfile({ note: 'sono allergica alle fragole e al kiwi' });
  const ofNote = {
    clientId: visits.clientId,
    names: ['fragole', 'kiwi'],
    text: 'sono allergica alle fragole e al kiwi',
  };
  expect(await list()).toMatchObject([ofNote]);

  await decide('confirmed', await undecided());
  expect(await list()).toEqual([]);

  await addFirstAnswers(
    visits,
    [{ ...sentAnswer('Allergie?'), value: { kind: 'text', value: 'Arachidi' } }],
    sentNow(),
  );
  await addLaterAnswers(
    visits,
    [{ ...sentAnswer('Novità?'), value: { kind: 'text', value: 'Non mangio più carne' } }],
    sentNow(),
  );
  expect(await list()).toMatchObject([{ clientId: visits.clientId, names: ['Arachidi', 'carne'] }]);
});

test('a note of a professional in the profile brings no client to home who wrote nothing lately', async () => {
  for (const sentAt of [
    "update dietary_statements set sent_at = sent_at - interval '1 year'",
    "update check_ins set sent_at = sent_at - interval '1 year'",
    "update dietary_profiles set changed_at = changed_at - interval '1 year'",
  ])
    await server.owner.query(`${sentAt} where client_id = $1`, [visits.clientId]);
  const { version } = await read();
  const saved = { ...emptyProfile, clientId: visits.clientId, note: 'Allergica al kiwi', version };
  expect((await server.ask(dietaryProfileRoutes.save.client, saved, visits.studio.admin)).status).toBe(200);

  expect((await server.ask(undecidedRoutes.list, {}, visits.studio.admin)).data.clients).toEqual([]);
});
