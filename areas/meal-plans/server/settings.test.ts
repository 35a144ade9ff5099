import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { activityFactors } from '#areas/body-composition/rules/energy-expenditure.ts';
import { metabolicRateFormulas } from '#areas/body-composition/rules/metabolic-rate.ts';
import { multipart } from '#database/testing/multipart.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { pdfImageRoutes } from '../contract/pdf-image.ts';
import { qualificationRoutes as qualifications } from '../contract/qualification.ts';
import {
  activityLevels,
  bmrFormulas,
  type MealPlanSettingChoices,
  mealPlanSettingRoutes as routes,
} from '../contract/settings.ts';
import { mayAssignMealPlans } from '../rules/qualification.ts';

let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
});

const choose = (choices: ApiRequest<typeof routes.saveSettings>) =>
  server.ask(routes.saveSettings, choices, studio.admin);
const chooseForClient = (choices: ApiRequest<typeof routes.saveSettings>, token = studio.admin) =>
  server.ask(routes.saveClientSettings, { id: clientId, ...choices }, token);
const settingsOfClient = async () =>
  (await server.ask(routes.clientSettings, { id: clientId }, studio.admin)).data.settings;

const dietitian = { profession: 'dietitian', register: 'TSRM e PSTRP di Milano', number: '1234' } as const;

test('every formula for adults and level of activity can be the default of a new target, and one for minors alone cannot', async () => {
  const forAdults = Object.entries(metabolicRateFormulas).filter(([, formula]) => formula.offeredUntil === undefined);
  const formula = 'MOLNAR' as MealPlanSettingChoices['bmrFormula'];
  const refused = await server.ask(routes.saveSettings, { bmrFormula: formula as 'SCHOFIELD' }, studio.admin);

  expect(new Set<string>(bmrFormulas)).toEqual(new Set(forAdults.map(([name]) => name)));
  expect(activityLevels).toEqual(Object.keys(activityFactors));
  expect(refused.status).toBe(422);
});

test('the defaults show everything, and say that they are defaults', async () => {
  const { settings } = (await server.ask(routes.settings, {}, studio.nutritionist)).data;

  expect(settings.values).toMatchObject({
    showsCalories: true,
    showsMacros: true,
    include_alternatives_in_macro: false,
    bmrFormula: 'MIFFLIN_ST_JEOR',
    tolerancePercent: 5,
    toleranceKcal: 20,
    requiresQualification: false,
  });
  expect(new Set(Object.values(settings.sources))).toEqual(new Set(['default']));
});

test('a client has the values of the account until others are chosen for them, and again after a reset', async () => {
  await choose({ showsMacros: false, pdfHeading: 'Studio Sano' });
  await chooseForClient({ showsMacros: true, activityLevel: 'very_active' });

  const chosen = await settingsOfClient();
  await chooseForClient({ showsMacros: null });
  const reset = await settingsOfClient();

  expect(chosen.values).toMatchObject({ showsMacros: true, activityLevel: 'very_active', pdfHeading: 'Studio Sano' });
  expect(chosen.sources).toMatchObject({ showsMacros: 'client', pdfHeading: 'account', pdfNote: 'default' });
  expect(reset.values.showsMacros).toBe(false);
});

test('hiding the macros of clients hides calories and macros, except for a client with an own choice', async () => {
  await chooseForClient({ showsCalories: true });
  await server.ask(routes.hideClientMacros, { hideClientMacros: true }, studio.admin);

  const { values } = await settingsOfClient();
  expect(values).toMatchObject({ showsCalories: true, showsMacros: false });

  const shown = await server.ask(routes.hideClientMacros, { hideClientMacros: false }, studio.admin);
  expect(shown.data.settings.values).toMatchObject({ showsCalories: true, showsMacros: true });
});

test('a qualification is required of the whole account, never for one client', async () => {
  const { settings } = (await chooseForClient({ requiresQualification: true })).data;

  expect(settings.values.requiresQualification).toBe(false);
});

test.each([
  ['tolerancePercent', { tolerancePercent: 0 }],
  ['toleranceKcal', { toleranceKcal: 20.5 }],
  ['bmrFormula', { bmrFormula: 'MANUAL' as 'MIFFLIN_ST_JEOR' }],
  ['newDayMeals', { newDayMeals: ['merenda' as 'snack'] }],
  ['pdfHeading', { pdfHeading: 'a'.repeat(121) }],
  ['pdfNote', { pdfNote: 'a'.repeat(2001) }],
])('an invalid %s is refused, and nothing is saved', async (field, choices) => {
  const reply = await choose({ ...choices, showsMacros: false });

  expect(reply.status).toBe(422);
  expect(Object.keys(reply.errors ?? {})[0]).toMatch(new RegExp(`^${field}`));
  expect((await server.ask(routes.settings, {}, studio.admin)).data.settings.values.showsMacros).toBe(true);
});

test('first saves of different settings at the same time are all stored', async () => {
  for (let round = 0; round < 10; round++) {
    studio = await openTestStudio(server);
    const replies = await Promise.all([
      choose({ tolerancePercent: 8 }),
      choose({ pdfLanguage: 'en' }),
      choose({ newDayMeals: [] }),
    ]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { values } = (await server.ask(routes.settings, {}, studio.admin)).data.settings;
    expect(values).toMatchObject({ tolerancePercent: 8, pdfLanguage: 'en', newDayMeals: [] });
  }
});

test('a nutritionist reads the settings of the account, only the admin saves them, a coach neither', async () => {
  expect((await server.ask(routes.settings, {}, studio.coach)).status).toBe(403);
  expect((await server.ask(routes.saveSettings, { tolerancePercent: 8 }, studio.nutritionist)).status).toBe(403);
  expect((await server.ask(routes.hideClientMacros, { hideClientMacros: true }, studio.nutritionist)).status).toBe(403);
  expect((await chooseForClient({ showsMacros: false }, studio.coach)).status).toBe(403);
});

test('a professional may assign plans without a qualification until the account requires one', async () => {
  const state = async () => (await server.ask(qualifications.get, {}, studio.admin)).data;
  expect(mayAssignMealPlans(await state())).toBe(true);

  await choose({ requiresQualification: true });
  expect(mayAssignMealPlans(await state())).toBe(false);

  await server.ask(qualifications.save, dietitian, studio.admin);
  expect(await state()).toEqual({ qualification: dietitian, isRequired: true });
  expect(mayAssignMealPlans(await state())).toBe(true);

  await server.ask(qualifications.delete, {}, studio.admin);
  expect(mayAssignMealPlans(await state())).toBe(false);
});

test('a qualification is that of one professional only', async () => {
  await server.ask(qualifications.save, dietitian, studio.nutritionist);

  expect((await server.ask(qualifications.get, {}, studio.admin)).data.qualification).toBeNull();
  expect((await server.ask(qualifications.get, {}, studio.nutritionist)).data.qualification).toEqual(dietitian);
});

test('a registration number is required, and the profession is one of the three of the law', async () => {
  const withoutNumber = await server.ask(qualifications.save, { ...dietitian, number: ' ' }, studio.admin);
  const coach = { ...dietitian, profession: 'coach' as 'dietitian' };

  expect(Object.keys(withoutNumber.errors ?? {})).toEqual(['number']);
  expect((await server.ask(qualifications.save, coach, studio.admin)).status).toBe(422);
});

test('the picture of the PDF is replaced and deleted by the admin', async () => {
  const image = async () => (await server.ask(pdfImageRoutes.pdfImage, {}, studio.nutritionist)).data.image;
  expect(await image()).toBeNull();

  const first = await upload(studio.admin);
  const second = await upload(studio.admin);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(pathOf((await image())?.url)).toBe(pathOf(second.data.image.url));
  expect(second.data.image.url).not.toBe(first.data.image.url);

  expect((await upload(studio.nutritionist)).status).toBe(403);
  await server.ask(pdfImageRoutes.deletePdfImage, {}, studio.admin);
  expect(await image()).toBeNull();
});

/** The URL of a stored file without its signature. */
const pathOf = (url = '') => url.split('?')[0];

async function upload(token: string) {
  const content = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  const { headers, payload } = multipart([{ name: 'file', content }]);
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/meal-plan-settings/pdf-image',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
  return { status: reply.statusCode, data: reply.json().data };
}
