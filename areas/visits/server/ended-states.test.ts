import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { undecidedRoutes } from '#areas/dietary-profiles/contract/undecided.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { addLaterAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { clearDietaryProfile } from '#database/testing/clear-dietary-profile.ts';
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
  await clearDietaryProfile(server, visits.clientId);
});

const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const own = async () => (await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client)).data;
const undecided = async () => (await read()).declarations ?? [];
const list = async () => (await server.ask(undecidedRoutes.list, {}, visits.studio.admin)).data.clients;

async function saveProfile(fields: object) {
  const { version } = await own();
  const saved = { ...emptyProfile, ...fields, version };
  expect((await server.ask(dietaryProfileRoutes.save.own, saved, visits.studio.client)).status).toBe(200);
}

async function write(message: string) {
  const request = { conversationId: visits.clientId, id: newId(), message, isInternal: false };
  expect(await server.ask(chatRoutes.send, request, visits.studio.client)).toMatchObject({ status: 200 });
}

function decide(decision: 'confirmed' | 'rejected', declared: readonly Declaration[]) {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  const request = { clientId: visits.clientId, decision, declarations };
  return server.ask(declarationRoutes.decide, request, visits.studio.admin);
}

test.each([
  ['I miscarried on the 24th. not pregnant anymore', 'Non più in gravidanza'],
  ['ho perso il bambino', 'Non più in gravidanza'],
  ['È nata! 3 chili e mezzo', 'Non più in gravidanza'],
  ['ho smesso di allattare', 'Non più in allattamento'],
])('the message “%s” is to be confirmed as “%s”, also at home, and changes no profile', async (message, name) => {
  await saveProfile({ isPregnant: true, isLactating: true });
  await write(message);

  expect(await undecided()).toMatchObject([{ source: 'message' }]);
  expect(await list()).toMatchObject([{ clientId: visits.clientId, names: [name] }]);
  expect((await read()).profile).toMatchObject({ isPregnant: true, isLactating: true });
});

test('the client who wrote it is not shown it as something to be confirmed', async () => {
  await saveProfile({ isPregnant: true });
  await write('ho perso il bambino');

  expect((await own()).declarations ?? []).toEqual([]);
});

test('the end of a pregnancy is read in the note of the profile and in a check-in', async () => {
  await saveProfile({ isPregnant: true });
  await saveProfile({ isPregnant: true, note: 'Non sono più incinta' });
  const answer = { ...sentAnswer('Novità?'), value: { kind: 'text', value: 'Purtroppo ho avuto un aborto spontaneo' } };
  await addLaterAnswers(visits, [answer], new Date().toISOString());

  const sources = (await undecided()).map(({ source, text }) => [source, text]);
  expect(sources).toEqual([
    ['profile', 'Non sono più incinta'],
    ['survey', 'Purtroppo ho avuto un aborto spontaneo'],
  ]);
});

test('an end that was written before the pregnancy of the profile, or without any, is not to be confirmed', async () => {
  await write('ho perso il bambino');
  expect(await undecided()).toEqual([]);

  await saveProfile({ isPregnant: true });
  expect(await undecided()).toEqual([]);
});

test('the end of a pregnancy that was written and not confirmed is to be confirmed with it', async () => {
  await saveProfile({});
  await write('sono incinta di 8 settimane');
  await write('ho perso il bambino');

  expect(await list()).toMatchObject([{ names: ['In gravidanza', 'Non più in gravidanza'] }]);
});

test.each(['confirmed', 'rejected'] as const)('what was %s is not asked again', async (decision) => {
  await saveProfile({ isPregnant: true });
  await write('ho perso il bambino');
  const declared = await undecided();

  if (decision === 'confirmed') {
    const { profile, version } = await read();
    const saved = { clientId: visits.clientId, ...profile, isPregnant: false, version };
    expect((await server.ask(dietaryProfileRoutes.save.client, saved, visits.studio.admin)).status).toBe(200);
  }
  expect(await decide(decision, declared)).toMatchObject({ status: 200 });
  expect(await undecided()).toEqual([]);
});

test('a pregnancy that was written before its confirmed end is not to be confirmed any more, one written later is', async () => {
  await write('found out im pregnant last wk');
  await write('I miscarried on friday');
  const ends = (await undecided()).filter(({ text }) => text.includes('miscarried'));
  expect(ends).toHaveLength(1);
  await decide('confirmed', ends);
  expect(await undecided()).toEqual([]);
  expect(await list()).toEqual([]);

  await write('Good news, I am pregnant again!');
  expect(await undecided()).toHaveLength(1);
});

test('a pregnancy whose end was rejected is still to be confirmed', async () => {
  await write('found out im pregnant last wk');
  await write('I miscarried on friday');
  await decide(
    'rejected',
    (await undecided()).filter(({ text }) => text.includes('miscarried')),
  );

  expect(await undecided()).toMatchObject([{ text: 'found out im pregnant last wk' }]);
});
