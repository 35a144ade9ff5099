import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { exampleIntake } from '../example.ts';
import { referenceRoutes } from '../contract/references.ts';
import { referencesFor } from '../rules/references.ts';
import { readAuthorityIntakes } from './reference-catalogue.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  await server.owner.query('delete from reference_intakes where account_id = $1', [studio.accountId]);
});

const list = async (token = studio.admin, clientId?: string) =>
  (await server.ask(referenceRoutes.list, clientId ? { clientId } : {}, token)).data;

const man = {
  sex: 'male',
  ageYears: 30,
  weightKg: 70,
  isPregnant: false,
  isLactating: false,
  isPostmenopausal: null,
} as const;
const woman = { ...man, sex: 'female', weightKg: 60 } as const;

test.each([
  ['efsa', man, 'calcium', 950, 2500],
  ['efsa', { ...man, ageYears: 24 }, 'calcium', 1000, 2500],
  ['efsa', woman, 'iron', 16, null],
  ['efsa', { ...woman, ageYears: 55 }, 'iron', 11, null],
  ['efsa', man, 'protein_tot', 58.1, null],
  ['efsa', man, 'thiamin', 0.9205, null],
  ['efsa', { ...woman, isPregnant: true }, 'folate', 600, null],
  ['efsa', { ...woman, isLactating: true }, 'folate', 500, null],
  ['efsa', { ...woman, isPregnant: true }, 'vitamin_b12', 4.5, null],
  ['efsa', { ...woman, isPregnant: true }, 'iodine', 200, 600],
  ['efsa', { ...woman, isPregnant: true }, 'zinc', 10.9, 25],
  ['efsa', { ...woman, isLactating: true }, 'zinc', 12.2, 25],
  ['efsa', { ...woman, isPregnant: true, ageYears: 20 }, 'calcium', 1000, 2500],
  ['efsa', { ...woman, isPregnant: true, isPostmenopausal: true }, 'iron', 16, null],
  ['larn', man, 'protein_tot', 63, null],
  ['larn', { ...man, ageYears: 70 }, 'protein_tot', 77, null],
  ['larn', woman, 'iron', 18, null],
  ['larn', { ...woman, isPostmenopausal: true }, 'iron', 10, null],
  ['larn', { ...woman, isPostmenopausal: true }, 'calcium', 1100, 2500],
  ['larn', { ...woman, isPregnant: true }, 'iron', 27, null],
  ['larn', { ...woman, isLactating: true }, 'vitamin_a', 1300, null],
  ['larn', man, 'thiamin', 0.88, null],
  ['larn', { ...man, ageYears: 80 }, 'vitamin_d', 20, 100],
  ['larn', man, 'fluoride', 3500, 7000],
  ['larn', man, 'sodium', 1500, null],
] as const)(
  '%s: the intake of %o for %s is %s a day, the upper level of food %s',
  async (authority, person, nutrient, target, upper) => {
    const intakes = (await readAuthorityIntakes()).filter((intake) => intake.authority === authority);
    const reference = referencesFor({ person, energyKcal: 2200, intakes }).byNutrient[nutrient];

    expect(reference?.target?.lower).toBeCloseTo(target, 3);
    expect(reference?.upperLevel).toBe(upper);
  },
);

test('EFSA is used until the account chooses LARN, for all clients or for one', async () => {
  const clientId = studio.ids['clients'] as string;
  expect((await list()).authority).toBe('efsa');

  await server.ask(referenceRoutes.saveClientSettings, { id: clientId, authority: 'larn' }, studio.admin);
  expect([(await list()).authority, (await list(studio.admin, clientId)).authority]).toEqual(['efsa', 'larn']);
  await server.ask(referenceRoutes.saveSettings, { authority: 'larn' }, studio.admin);
  await server.ask(referenceRoutes.saveClientSettings, { id: clientId, authority: null }, studio.admin);
  const { settings } = (await server.ask(referenceRoutes.clientSettings, { id: clientId }, studio.admin)).data;
  expect(settings).toMatchObject({ values: { authority: 'larn' }, sources: { authority: 'account' } });
  expect((await server.ask(referenceRoutes.saveSettings, { authority: 'rda' } as never, studio.admin)).status).toBe(
    422,
  );
  await server.ask(referenceRoutes.saveSettings, { authority: null }, studio.admin);
});

test('an own value replaces those of the authority for its nutrient, in this account only', async () => {
  const other = await openTestStudio(server, 'Studio Vicino');
  const { intake } = (await server.ask(referenceRoutes.create, exampleIntake, studio.admin)).data;

  const ofVitaminD = (await list()).intakes.filter(({ nutrient }) => nutrient === 'vitamin_d');
  expect(ofVitaminD).toEqual([{ ...exampleIntake, authority: 'own' }]);
  const ofOther = (await server.ask(referenceRoutes.own, {}, other.admin)).data.intakes;
  expect(ofOther.map(({ id }) => id)).not.toContain(intake.id);
  expect((await server.ask(referenceRoutes.delete, { id: intake.id }, other.admin)).status).toBe(404);

  expect((await server.ask(referenceRoutes.delete, { id: intake.id }, studio.admin)).status).toBe(200);
  expect((await server.ask(referenceRoutes.delete, { id: intake.id }, studio.admin)).status).toBe(404);
  expect((await server.ask(referenceRoutes.own, {}, studio.admin)).data.intakes).toEqual([]);
});

test.each([
  ['without a value', { lower: null }, 'lower'],
  ['with an upper value below the lower one', { lower: 20, upper: 10 }, 'upper'],
  ['with ages in the wrong order', { ageFrom: 60, ageTo: 30 }, 'ageTo'],
  ['in percent of a day', { unit: '%' }, 'unit'],
] as const)('an own value %s is refused', async (_, changes, field) => {
  const reply = await server.ask(referenceRoutes.create, { ...exampleIntake, ...changes }, studio.admin);
  expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([422, [field]]);
});

test('only an admin changes values and the choice of the account; a nutritionist reads them', async () => {
  const replies = await Promise.all([
    server.ask(referenceRoutes.create, exampleIntake, studio.nutritionist),
    server.ask(referenceRoutes.saveSettings, { authority: 'larn' }, studio.nutritionist),
    server.ask(referenceRoutes.list, {}, studio.nutritionist),
    server.ask(referenceRoutes.list, {}, studio.client),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 200, 403]);
});
