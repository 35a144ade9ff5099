import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Declaration,
  type DietaryProfile,
  declarationRoutes,
  dietaryProfileRoutes,
} from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { addFirstAnswers, addLaterAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;
const daysAgo = (days: number) => addDays(todayIn('Europe/Rome'), -days);

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
  await addFirstAnswers(visits, []);
});

const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const declared = async (token?: string) => (await read(token)).declarations ?? [];
const saveProfile = async (fields: Partial<DietaryProfile>) => {
  const { version } = await read();
  const { excludedAliments: _, ...profile } = { ...emptyProfile, ...fields };
  const request = { clientId: visits.clientId, ...profile, version };
  return server.ask(dietaryProfileRoutes.save.client, request, visits.studio.admin);
};
const decide = ({ checkInId, questionId, sentAt }: Declaration, decision: 'rejected' | 'undecided') => {
  const request = { clientId: visits.clientId, decision, declarations: [{ checkInId, questionId, sentAt }] };
  return server.ask(declarationRoutes.decide, request, visits.studio.admin);
};
const stateVisit = async (day: string, maternalState: 'pregnant' | 'none' | 'lactating') =>
  visits.save(await visits.create(day), { maternalState });
const sayState = (days: number, text = 'Sono incinta. Dormo poco') =>
  addLaterAnswers(
    visits,
    [{ ...sentAnswer('Come va?'), value: { kind: 'text', value: text } }],
    `${daysAgo(days)}T10:00:00Z`,
  );

test('a pregnancy of a visit is declared with the day of the visit until the profile has it or a professional rejects it', async () => {
  await stateVisit(daysAgo(20), 'pregnant');
  const [one, ...others] = await declared();

  expect(one).toMatchObject({ visitState: 'pregnant', sentAt: `${daysAgo(20)}T12:00:00.000Z` });
  expect(others).toEqual([]);
  if (one) await decide(one, 'rejected');
  expect(await declared()).toEqual([]);
  if (one) await decide(one, 'undecided');
  expect(await declared()).toEqual([one]);
  await saveProfile({ isPregnant: true });
  expect(await declared()).toEqual([]);
  await saveProfile({});
  expect(await declared()).toEqual([]);
});

test('a later visit without the state ends it, and a visit is nothing that the client reads in their own profile', async () => {
  await stateVisit(daysAgo(20), 'pregnant');
  expect((await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client)).data.declarations).toEqual([]);

  await stateVisit(daysAgo(3), 'none');
  expect(await declared()).toEqual([]);
});

test('a pregnancy that a client told in a check-in is declared with its day, and only what is said of it', async () => {
  await sayState(10);

  expect(await declared()).toMatchObject([
    { question: 'Come va?', text: 'Sono incinta', sentAt: `${daysAgo(10)}T10:00:00.000Z` },
  ]);
  const own = (await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client)).data.declarations;
  expect(own?.map(({ text }) => text)).toEqual(['Sono incinta']);
});

test('breastfeeding that was told before many check-ins about something else is still declared, and not one of two years ago', async () => {
  await sayState(800, 'Allatto');
  for (let day = 0; day < 61; day++) await sayState(day, 'Tutto bene');
  expect(await declared()).toEqual([]);

  await sayState(400, 'Allatto. Dormo poco');
  expect(await declared()).toMatchObject([{ text: 'Allatto' }]);
});

test('a visit after the check-in decides what holds, and a man declares no pregnancy', async () => {
  await sayState(10);
  await server.owner.query(`update clients set gender = 'male' where id = $1`, [visits.clientId]);
  expect(await declared()).toEqual([]);

  await server.owner.query(`update clients set gender = 'female' where id = $1`, [visits.clientId]);
  await stateVisit(daysAgo(3), 'none');
  expect(await declared()).toEqual([]);
});

test('who may only view meal plans reads of an answer the allergy and not the pregnancy, and nothing of the visit', async () => {
  const { accountId, coach } = visits.studio;
  const limit = (...permissions: string[]) =>
    server.owner.query(`update memberships set permissions = $2 where account_id = $1 and role = 'coach'`, [
      accountId,
      permissions,
    ]);
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
     select account_id, $2, 'nutrition', id from memberships where account_id = $1 and role = 'coach'
     on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`,
    [accountId, visits.clientId],
  );
  const value = { kind: 'text', value: 'Allergia alle noci, sono incinta' };
  await addFirstAnswers(visits, [{ ...sentAnswer('Hai allergie?'), value }]);
  await sayState(5);
  await stateVisit(daysAgo(3), 'pregnant');

  await limit('view home', 'view clients', 'view meal plans');
  expect(await declared(coach)).toMatchObject([{ text: 'Allergia: frutta a guscio', question: 'Hai allergie?' }]);
  expect(JSON.stringify(await read(coach))).not.toMatch(/incinta|gravidanza|pregnant"\s*:\s*true|visitState/);
  await limit('view home', 'view clients', 'view meal plans', 'view visits');
  expect((await declared(coach)).some(({ visitState }) => visitState === 'pregnant')).toBe(true);
});
