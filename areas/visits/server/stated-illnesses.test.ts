import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { measurementExample } from '#areas/metrics/example.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
});

async function profile() {
  const { studio, clientId } = visits;
  return (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
}

async function stated() {
  const { diagnoses = [] } = await profile();
  return diagnoses.filter(({ record }) => record === 'message' || record === 'measurement').map(({ text }) => text);
}

async function write(message: string, token = visits.studio.client): Promise<string> {
  const id = newId();
  const request = { conversationId: visits.clientId, id, message };
  expect(await server.ask(chatRoutes.send, request, token)).toMatchObject({ status: 200 });
  return id;
}

test('illnesses and an adrenaline pen that a client writes of in the chat are with the diagnoses, the latest first, once', async () => {
  await write('Ciao! Ho il diabete di tipo 1. Ci vediamo domani');
  await write('Porto sempre con me la penna di adrenalina');
  await write('Porto sempre con me la penna di adrenalina');

  expect(await stated()).toEqual(['Porto sempre con me la penna di adrenalina', 'Ho il diabete di tipo 1']);
});

test('medicines that a client names in the chat are with the diagnoses, a red pill and a coffee are not', async () => {
  await write('ho iniziato ozempic');
  await write('prendo un caffè e poi arrivo');
  await write('da lunedì prendo la pillola e il lansoprazolo');
  await write('prendo la pillola rossa');
  await write('doc put me on blood thinners');

  const all = ['doc put me on blood thinners', 'da lunedì prendo la pillola e il lansoprazolo', 'ho iniziato ozempic'];
  expect(await stated()).toEqual(all);
});

test('what is asked in general, said of relatives or denied, and what a professional writes, is none', async () => {
  await write('Il diabete si eredita?');
  await write('Mia madre ha il diabete');
  await write('Non ho il diabete');
  await write('Hai il diabete, giusto? Prendi insulina', visits.studio.admin);

  expect(await stated()).toEqual([]);
});

test('an illness in the note of a measurement is with the diagnoses, and one of a deleted message is not', async () => {
  const note = 'Soffro di calcoli renali';
  const measured = { ...measurementExample, id: newId(), day: '2026-03-02', measuredAt: null, note, isConfirmed: true };
  expect(await server.ask(metricRoutes.record.own, measured, visits.studio.client)).toMatchObject({ status: 200 });
  const id = await write('Soffro di epilessia');
  expect(await stated()).toEqual(['Soffro di epilessia', note]);

  await server.ask(chatRoutes.deleteMessage, { id }, visits.studio.client);
  expect(await stated()).toEqual([note]);
});

test('an illness is no declaration to be confirmed, and many of them displace no allergy', async () => {
  await write('Sono allergica al kiwi');
  await server.owner.query(
    `insert into dietary_statements (account_id, client_id, source, record_id, text, sent_at, may_declare)
     select $1, $2, 'message', gen_random_uuid(), 'Ho il reflusso', now() + interval '1 minute' * place, false
     from generate_series(1, 60) place`,
    [visits.studio.accountId, visits.clientId],
  );
  await write('Ho la gastrite');

  const { declarations = [] } = await profile();
  expect(declarations.flatMap(({ source, text }) => (source === 'message' ? text : []))).toEqual([
    'Sono allergica al kiwi',
  ]);
});

test('illnesses of who withdrew the consent to health data are not read', async () => {
  await write('Ho il diabete');
  const decision = { purpose: 'health_data', isGiven: false } as const;
  await server.ask(consentRoutes.decideConsent, decision, visits.studio.client);
  const request = { clientId: visits.clientId };
  const reply = await server.ask(dietaryProfileRoutes.get.client, request, visits.studio.admin);

  expect(JSON.stringify(reply)).not.toContain('diabete');
});
