import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { safetyPartOf } from '#areas/dietary-profiles/rules/safety-part.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { addLaterAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { body, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;
const today = todayIn('Europe/Rome');
const daysAgo = (days: number) => addDays(today, -days);

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
});

const pregnancies = (text: string) => ({ answers: [{ id: 'pregnancies', text }] });
const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const undecided = async () => (await read()).declarations ?? [];
const energy = async () =>
  (await server.ask(energyNeedRoutes.energyNeed, { clientId: visits.clientId }, visits.studio.admin)).data;
const decide = (decision: 'confirmed' | 'rejected', declared: readonly Declaration[]) => {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  return server.ask(
    declarationRoutes.decide,
    { clientId: visits.clientId, decision, declarations },
    visits.studio.admin,
  );
};
const draft = async (day: string, text: string) =>
  (await visits.save(await visits.create(day), pregnancies(text))).data;

test('a pregnancy written in the history of a draft is an undecided state, which targets read', async () => {
  await draft(daysAgo(3), 'Pregnant, 24 weeks');

  expect(await undecided()).toMatchObject([
    { text: 'Pregnant, 24 weeks', source: 'visit', sentAt: `${daysAgo(3)}T12:00:00.000Z` },
  ]);
  expect((await energy()).maternalState).toBe('pregnant');
});

test('a visit whose history names a pregnancy is not completed until it says what holds', async () => {
  const visit = await visits.create(daysAgo(3));
  const saved = (await visits.save(visit, { ...pregnancies('24+3'), measures: body })).data;

  const refused = await visits.complete({ id: visit.id, version: saved.version });
  expect(refused.code).toBe('maternal_state_declared');
  expect(JSON.stringify(refused)).toContain('24+3');

  const stated = (await visits.save(await visits.read(visit.id), { maternalState: 'none' })).data;
  expect((await visits.complete({ id: visit.id, version: stated.version })).status).toBe(200);
  expect(await undecided()).toEqual([]);
});

test('a pregnancy that the client told in a check-in is asked about, too, when a visit is completed', async () => {
  await addLaterAnswers(
    visits,
    [{ ...sentAnswer('Come va?'), value: { kind: 'text', value: 'Sono incinta' } }],
    `${daysAgo(5)}T10:00:00Z`,
  );
  const visit = await visits.create(daysAgo(3));
  const { version } = (await visits.save(visit, { measures: body })).data;

  expect((await visits.complete({ id: visit.id, version })).code).toBe('maternal_state_declared');
});

test('rejected words stay rejected in a later visit with the same text and do not hinder its completion', async () => {
  await draft(daysAgo(20), 'Incinta');
  await decide('rejected', await undecided());
  expect(await undecided()).toEqual([]);
  expect((await energy()).maternalState).toBeNull();

  await visits.completed(daysAgo(3), body, pregnancies('Incinta'));
  expect(await undecided()).toEqual([]);

  await draft(daysAgo(1), 'Incinta, 12 settimane');
  expect((await undecided()).map(({ text }) => text)).toEqual(['Incinta, 12 settimane']);
});

test('the need of a visit that was completed with such words has no certain addition', async () => {
  const { id } = await visits.completed(daysAgo(3), body, { activity: 'lightly_active' });
  await server.owner.query(`update visits set content = jsonb_set(content, '{answers}', $2::jsonb) where id = $1`, [
    id,
    JSON.stringify(pregnancies('Incinta').answers),
  ]);

  expect((await energy()).need).toMatchObject({ maternalKcal: null });
});

test('words of a pregnancy that has ended by now, of a man or of an age for none declare nothing', async () => {
  await draft(daysAgo(300), 'Incinta');
  expect(await undecided()).toEqual([]);

  await draft(daysAgo(3), 'Incinta di 5 mesi');
  expect(await undecided()).toHaveLength(1);
  await server.owner.query(`update clients set birth_date = '1950-01-01' where id = $1`, [visits.clientId]);
  expect(await undecided()).toEqual([]);
  await server.owner.query(`update clients set birth_date = null, gender = 'male' where id = $1`, [visits.clientId]);
  expect(await undecided()).toEqual([]);
});

test('who may only view meal plans reads nothing of it, and neither does the client', async () => {
  await draft(daysAgo(3), 'Incinta');

  expect(safetyPartOf(await read()).declarations).toEqual([]);
  const own = await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client);
  expect(own.data.declarations).toEqual([]);
});

test('an allergy that was found in a pregnancy of the past is no present one and hinders no completion', async () => {
  const answers = [{ id: 'past_conditions', text: 'Celiachia scoperta in gravidanza nel 2015' }];
  await visits.completed(daysAgo(3), body, { answers });

  expect((await undecided()).map(({ text }) => text)).toEqual(['Celiachia scoperta in gravidanza nel 2015']);
  expect((await energy()).maternalState).toBeNull();
});
