import { beforeAll, beforeEach, expect, test } from 'vitest';
import { declarationRoutes, type DietaryProfile, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
import { body, folds, measure, openTestVisits, type TestVisits } from './testing/visits.ts';

const today = todayIn('Europe/Rome');

let server: TestServer;
let visits: TestVisits;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
});

async function saveProfile(fields: Partial<DietaryProfile>): Promise<void> {
  const { clientId, studio } = visits;
  const { version } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const { excludedAliments: _, ...profile } = { ...emptyProfile, ...fields };
  const reply = await server.ask(dietaryProfileRoutes.save.client, { clientId, ...profile, version }, studio.admin);
  expect(reply.status).toBe(200);
}

const energyNeed = async () =>
  (await server.ask(energyNeedRoutes.energyNeed, { clientId: visits.clientId }, visits.studio.admin)).data.need;

async function pdfOf(id: string): Promise<string> {
  const headers = { authorization: `Bearer ${visits.studio.admin}` };
  const { rawPayload } = await server.app.inject({ url: `/api/visits/${id}/download/pdf`, headers });
  return (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
}

test('a new visit has the pregnancy of the profile', async () => {
  await saveProfile({ isPregnant: true });

  expect((await visits.create()).maternalState).toBe('pregnant');
});

test('a visit that was begun before the pregnancy was known is not completed until it says what holds', async () => {
  const { id, ...draft } = await visits.create();
  await saveProfile({ isPregnant: true });
  const { version } = (await visits.save({ id, ...draft }, { measures: body })).data;

  expect((await visits.complete({ id, version })).code).toBe('maternal_state_required');
  const saved = await visits.save(await visits.read(id), { maternalState: 'none' });
  expect((await visits.complete({ id, version: saved.data.version })).status).toBe(200);
});

test('the PDF of a visit in pregnancy has no body composition, body mass index or desirable weight, and says why', async () => {
  const { id } = await visits.completed('2026-03-02', [...body, ...folds, measure('bia_fat_mass_perc', 31)], {
    ...{ maternalState: 'trimester_2', activity: 'lightly_active' },
  });
  const text = await pdfOf(id);

  expect(text).toContain('In gravidanza massa grassa, BMI e peso desiderabile non si calcolano.');
  expect(text).toContain('260 kcal in più per gravidanza o allattamento (EFSA)');
  expect(text).not.toMatch(/Massa grassa \d/);
  for (const left of ['Indice di massa', 'Peso desiderabile', 'Durnin', 'BIA', 'Bioimpedenza'])
    expect(text).not.toContain(left);
});

test('the PDF of a draft follows the profile', async () => {
  const draft = await visits.create();
  await visits.save(draft, { measures: [...body, ...folds] });
  await saveProfile({ isPregnant: true });

  expect(await pdfOf(draft.id)).not.toContain('Peso desiderabile');
  expect(await pdfOf(draft.id)).toContain('In gravidanza massa grassa');
});

test('the energy need has the addition, and one of a visit before the pregnancy says that it has none', async () => {
  await visits.completed('2026-03-02', body, { activity: 'moderately_active' });
  await saveProfile({ isPregnant: true });
  expect(await energyNeed()).toMatchObject({ kcalPerDay: 2120, maternalKcal: null });

  // A year older than on the day of the first visit: 5 × 1.55 kcal less.
  await visits.completed('2026-04-02', body, { activity: 'moderately_active', maternalState: 'trimester_3' });
  expect(await energyNeed()).toMatchObject({ kcalPerDay: 2613, maternalKcal: 500 });
});

test('the energy need has the addition of a visit of today that the profile does not know yet, until a professional rejects it', async () => {
  const { id } = await visits.completed(today, body, {
    ...{ activity: 'moderately_active', maternalState: 'trimester_2' },
  });
  const { kcalPerDay = 0 } = (await energyNeed()) ?? {};
  expect(await energyNeed()).toMatchObject({ maternalKcal: 260 });

  const { clientId, studio } = visits;
  const { declarations } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const keys = declarations?.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt })) ?? [];
  expect(keys.map(({ checkInId }) => checkInId)).toEqual([id]);
  const rejected = { clientId, declarations: keys, decision: 'rejected' } as const;
  expect((await server.ask(declarationRoutes.decide, rejected, studio.admin)).status).toBe(200);
  expect(await energyNeed()).toMatchObject({ kcalPerDay: kcalPerDay - 260, maternalKcal: null });
});

test('the energy need has the addition of the trimester that a later draft states, also when a survey names the pregnancy', async () => {
  await visits.completed(addDays(today, -9), body, { activity: 'moderately_active' });
  const { kcalPerDay = 0 } = (await energyNeed()) ?? {};
  await addFirstAnswers(visits, [{ ...sentAnswer('Sei incinta?'), value: { kind: 'boolean', value: true } }]);
  expect(await energyNeed()).toMatchObject({ kcalPerDay, maternalKcal: null });

  await visits.save(await visits.create(addDays(today, -2)), { maternalState: 'trimester_2' });
  expect(await energyNeed()).toMatchObject({ kcalPerDay: kcalPerDay + 260, maternalKcal: 260 });
});

test('the energy need of a visit that ends before a pregnancy is declared is without an addition, and says so', async () => {
  await visits.completed(today, body, { activity: 'moderately_active', maternalState: 'trimester_1' });
  await saveProfile({ isLactating: true });

  expect(await energyNeed()).toMatchObject({ maternalKcal: null });
});

test('the energy need has no addition of a state that the profile does not have, and says so', async () => {
  await visits.completed('2026-04-02', body, { activity: 'moderately_active', maternalState: 'trimester_3' });
  expect(await energyNeed()).toMatchObject({ kcalPerDay: 2113, maternalKcal: null });

  await saveProfile({ isLactating: true });
  expect(await energyNeed()).toMatchObject({ kcalPerDay: 2113, maternalKcal: null });

  await saveProfile({ isPregnant: true, isLactating: true });
  expect(await energyNeed()).toMatchObject({ kcalPerDay: 2613, maternalKcal: 500 });
});
