import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { clientMealRoutes, mealRoutes } from '#areas/meals/contract.ts';
import { runJob } from '#database/testing/run-job.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { addDays } from '#shell/common/dates.ts';
import { notificationRoutes } from '../contract.ts';
import { notifyDaily } from './operations/daily.ts';
import { type MealStudio, openMealStudio } from './testing/meal-studio.ts';

let diet: MealStudio;

beforeAll(async () => {
  diet = await openMealStudio();
});

beforeEach(async () => {
  await diet.server.owner.query('delete from notifications where account_id = $1', [diet.studio.accountId]);
});

const today = (days = 0) => addDays(diet.today, days);

test('the professional is told once a day of reported meals, and once of what is to be read, until it is read', async () => {
  await diet.send({ state: 'as_planned' });
  await diet.send({ state: 'free', mealId: diet.mealIds[1] ?? '' });
  expect(await diet.kindsOf(diet.studio.admin)).toEqual(['meals_reported']);

  await diet.send({ state: 'skipped', mealId: diet.mealIds[2] ?? '' });
  await diet.send({ state: 'as_planned', note: 'Avevo fame', mealId: diet.mealIds[3] ?? '' });
  expect(await diet.kindsOf(diet.studio.admin)).toEqual(['meals_noted', 'meals_reported']);
  expect(await diet.kindsOf(diet.studio.client)).toEqual([]);

  await diet.server.ask(clientMealRoutes.markRead, { clientId: diet.clientId, until: today() }, diet.studio.admin);
  const unread = (await diet.server.ask(notificationRoutes.list, { unread: true }, diet.studio.admin)).data;
  expect(unread.notifications).toEqual([]);
});

test('a symptom in a note of a meal is told by itself, also on a day on which another note was told before', async () => {
  await diet.send({ state: 'as_planned', note: 'Avevo fame' });
  await diet.send({
    state: 'as_planned',
    note: 'Ho la gola che prude e gonfiore alle labbra',
    mealId: diet.mealIds[1] ?? '',
  });
  await diet.send({ state: 'as_planned', note: 'Ancora gonfiore', mealId: diet.mealIds[2] ?? '' });
  await diet.send({ state: 'as_planned', note: 'Ancora gonfiore, sì', mealId: diet.mealIds[2] ?? '' });
  const { notifications } = (await diet.server.ask(notificationRoutes.list, {}, diet.studio.admin)).data;

  expect(notifications.map(({ kind, params }) => [kind, params['context']])).toEqual([
    ['meals_symptom', undefined],
    ['meals_symptom', undefined],
    ['meals_noted', undefined],
  ]);
});

test('a symptom in a note that arrives late and gives way to a later one is told', async () => {
  const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
  const mealId = diet.mealIds[3] ?? '';
  await diet.send({ note: 'Tutto bene', mealId, loggedAt: at(30), knownNotes: [''] });
  await diet.send({ note: 'Mi formicolano le labbra', mealId, loggedAt: at(60), knownNotes: [''] });

  expect((await diet.listOf(diet.studio.admin))[0]).toMatchObject({ kind: 'meals_symptom' });
});

test('a symptom that nobody has read stays told when the client takes it back or writes of another one', async () => {
  const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
  const send = (note: string, secondsAgo: number, knownNotes: string[]) =>
    diet.send({ note, mealId: diet.mealIds[4] ?? '', loggedAt: at(secondsAgo), knownNotes });
  const symptoms = async () =>
    (await diet.listOf(diet.studio.admin)).filter(({ kind }) => kind === 'meals_symptom').length;
  await send('Mi formicolano le labbra', 60, ['']);
  expect(await symptoms()).toBe(1);

  await send('Tutto bene', 50, ['Mi formicolano le labbra']);
  expect(await symptoms()).toBe(1);

  await send('Ora mi gira la testa', 40, ['Tutto bene']);
  expect(await symptoms()).toBe(2);
  await send('Tutto bene di nuovo', 30, ['']);
  expect(await symptoms()).toBe(2);
});

test('reports about days that are long past, choices, and reports of a professional, tell nobody', async () => {
  await diet.send({ date: today(1), state: 'swapped' });
  await diet.send({ date: today(2), state: 'planned' });
  await diet.send({ date: today(-3), state: 'skipped' });
  await diet.send({ state: 'skipped', note: 'Da me' }, diet.studio.admin);

  expect(await diet.kindsOf(diet.studio.admin)).toEqual([]);
});

test('a symptom that arrives days late, from a phone without a connection, is told', async () => {
  await diet.send({ date: today(-4), state: 'as_planned', note: 'Mi gira la testa' });

  expect(await diet.kindsOf(diet.studio.admin)).toEqual(['meals_symptom']);
});

test('a new allergy of the client is told to the professional, with the foods of the published meal plan, once', async () => {
  const { profile, version } = (await diet.server.ask(dietaryProfileRoutes.get.own, {}, diet.studio.client)).data;
  const { excludedAliments, ...stored } = profile;
  const draft = { ...stored, excludedAlimentIds: excludedAliments.map(({ id }) => id), version };
  const save = (changes: object) =>
    diet.server.ask(dietaryProfileRoutes.save.own, { ...draft, ...changes }, diet.studio.client);

  const allergies = [...stored.allergies, { allergen: 'gluten' as const, severity: 'allergy' as const }];
  await save({ allergies });
  const first = (await diet.listOf(diet.studio.admin)).find(({ kind }) => kind === 'diet_conflicts');
  await save({ allergies, note: 'Diagnosi di marzo', version: version + 1 });

  expect(first).toMatchObject({ kind: 'diet_conflicts', count: 1, 'foods.en': expect.stringMatching(/pasta/i) });
  expect((await diet.kindsOf(diet.studio.admin)).toSorted()).toEqual(['diet_conflicts', 'diet_profile_changed']);

  await diet.send({
    mealId: diet.mealIds[0] ?? '',
    state: 'as_planned',
    loggedAt: new Date(Date.now() + 1000).toISOString(),
  });
  expect((await diet.listOf(diet.studio.admin))[0]).toMatchObject({
    kind: 'meals_forbidden',
    'foods.it': expect.stringMatching(/^Pasta.* – Contiene: Glutine \(allergia\)$/),
    'foods.en': expect.stringMatching(/^Pasta.* – Contains: Gluten \(allergy\)$/),
  });
});

test('an allergen that is added to an own food is in the day of the client, and told to the professional once', async () => {
  const { server, studio } = diet;
  const draft = { ...alimentDraft, name: 'Granola della casa', name_en: '', allergens: {}, suits: [] };
  const { aliment: food } = (await server.ask(alimentRoutes.create, draft, studio.admin)).data;
  const clientId = await diet.addClient('Lia');
  const allergies = [{ allergen: 'nuts' as const, severity: 'allergy' as const }];
  const profile = { ...dietaryProfileExample, allergies, diet: 'none' as const, isLactoseFree: false };
  await server.ask(dietaryProfileRoutes.save.client, { clientId, ...profile, version: 0 }, studio.admin);
  const template = await diet.createFilled([[food, 40]]);
  await diet.assign(template.id, { clientIds: [clientId] });
  await diet.assign(template.id, { clientIds: [await diet.addClient()] });
  const correct = (version: number, changes: object) =>
    server.ask(alimentRoutes.update, { ...draft, id: food.id, version, ...changes }, studio.admin);

  await correct(food.version, { allergens: { nuts: 'contains' } });
  await correct(food.version + 1, { allergens: { nuts: 'contains' }, calories: 460 });

  const day = (await server.ask(mealRoutes.days.client, { clientId }, studio.admin)).data.diet;
  expect(day.plans).toMatchObject([{ aliments: [{ allergens: { nuts: 'contains' }, calories: draft.calories }] }]);
  const notifications = (await diet.listOf(studio.admin)).filter(({ kind }) => kind === 'diet_conflicts');
  expect(notifications).toMatchObject([{ who: expect.stringMatching(/^Lia/), count: 1, 'foods.it': food.name }]);
});

test('a meal plan that ends within a week tells the professional once, unless the next one is published', async () => {
  const values = [diet.clientId, today(5), today()];
  await diet.asOwner(
    `update meal_plans set ends_on = case when starts_on <= $3 then $2 else ends_on end,
       starts_on = case when starts_on <= $3 then starts_on - 14 else starts_on end,
       archived_at = case when starts_on > $3 then now() end
     where client_id = $1`,
    values,
  );
  const { accountId } = diet.studio;
  const runDaily = () => runJob(diet.server, diet.studio, (scope) => notifyDaily(scope, { accountId }));
  const ofMealPlans = async () =>
    (await diet.kindsOf(diet.studio.admin)).filter((kind) => kind === 'meal_plan_expiring');
  const expiring = async () => (await diet.server.ask(mealPlanRoutes.expiring, {}, diet.studio.admin)).data.mealPlans;

  await runDaily();
  await runDaily();
  expect(await ofMealPlans()).toEqual((await expiring()).map(() => 'meal_plan_expiring'));
  expect((await expiring()).map(({ endsOn }) => endsOn)).toEqual([today(5)]);

  const next = await diet.createFilled([[diet.food.rice, 80]]);
  await diet.assign(next.id, { clientIds: [diet.clientId], startsOn: today(6) });
  expect(await expiring()).toEqual([]);
  expect(await ofMealPlans()).toEqual([]);
});

test('the client is told of a version that starts later, and no more once it is withdrawn or another one takes its place', async () => {
  const { server, studio, clientId } = diet;
  const { mealPlans } = (await server.ask(clientMealPlanRoutes.list.client, { clientId }, studio.admin)).data;
  const id = mealPlans.find(({ publication }) => publication === 'active')?.id ?? '';
  const published = async () => (await server.ask(mealPlanRoutes.published, { id }, studio.admin)).data.published;
  const edit = async (title: string) => {
    const { mealPlan } = (await server.ask(mealPlanRoutes.get, { id }, studio.admin)).data;
    await saveDocument(server, mealPlanRoutes, { before: mealPlan, after: { ...mealPlan, title } }, studio.admin);
    return mealPlan.version + 1;
  };
  const confirmedAllergies = [{ clientId, alimentId: diet.food.pasta.id, allergen: 'gluten' as const }];
  const publishOn = async (title: string, startsOn: string) =>
    askConfirmingLowEnergy(
      server,
      mealPlanRoutes.publish,
      {
        id,
        version: await edit(title),
        startsOn,
        conflictNote: 'Concordato',
        confirmedAllergies,
      },
      studio.admin,
    );
  const titlesTold = async () =>
    (await diet.listOf(studio.client))
      .filter(({ kind }) => kind === 'meal_plan_changed')
      .map(({ mealPlan }) => mealPlan);

  await publishOn('Tra cinque giorni', today(5));
  expect(await titlesTold()).toEqual(['Tra cinque giorni']);
  await publishOn('Tra tre giorni', today(3));
  expect(await titlesTold()).toEqual(['Tra tre giorni']);
  const [scheduled] = await published();
  await server.ask(mealPlanRoutes.withdraw, { id, publishedId: scheduled?.id ?? '' }, studio.admin);

  expect(await titlesTold()).toEqual([]);
});
