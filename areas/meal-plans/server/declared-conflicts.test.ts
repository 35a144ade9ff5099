import { beforeAll, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { addDays } from '#shell/common/dates.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { mealPlanDownloadRoutes } from '../contract/pdf.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { createGranola } from './testing/own-foods.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

/** A client who answered the questions of the first survey, which nobody has confirmed. */
async function addDeclaring(name: string, answers: Record<string, string>): Promise<string> {
  const clientId = await plans.addClient(name);
  const sent = Object.entries(answers).map(([question, value]) => ({
    ...sentAnswer(question),
    value: { kind: 'text', value },
  }));
  await addFirstAnswers({ ...plans, clientId }, sent);
  return clientId;
}

const allergies = 'Hai allergie o intolleranze?';
const pregnancy = 'Sei in gravidanza?';
const milk = { kind: 'allergen', allergen: 'milk', strength: 'contains', severity: 'allergy' };

async function previewFor(clientId: string, id: string) {
  const request = { id, clientIds: [clientId], startsOn: today() };
  return (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data.preview;
}

async function conflictingOf(clientId: string, token = plans.studio.admin) {
  return (await plans.server.ask(mealPlanRoutes.conflicting, { clientId }, token)).data.mealPlans;
}

async function saveAllergy(clientId: string): Promise<void> {
  const { get, save } = dietaryProfileRoutes;
  const { version } = (await plans.server.ask(get.client, { clientId }, plans.studio.admin)).data;
  const milkAllergy = [{ allergen: 'milk' as const, severity: 'allergy' as const }];
  const draft = { ...dietaryProfileExample, allergies: milkAllergy, diet: 'none' as const, isLactoseFree: false };
  expect((await plans.server.ask(save.client, { ...draft, clientId, version }, plans.studio.admin)).status).toBe(200);
}

test('the preview of an assignment names what a client declared and nobody confirmed, with the foods against it', async () => {
  const clientId = await addDeclaring('Paolo', { [allergies]: 'Allergia al latte: shock anafilattico; kiwi' });
  const { id } = await plans.createFilled([
    [plans.food.milk, 200],
    [plans.food.rice, 80],
  ]);

  const { undecided, conflicts } = await previewFor(clientId, id);

  expect(undecided).toMatchObject([
    {
      clientId,
      statements: [
        { kind: 'allergy', allergen: 'milk' },
        { kind: 'word', word: 'kiwi' },
      ],
      foods: [{ name: plans.food.milk.name, reasons: [milk] }],
    },
  ]);
  expect(undecided?.[0]?.foods).toHaveLength(1);
  expect(conflicts).toEqual([]);
});

test('a declaration that names nothing to check is named without foods', async () => {
  const clientId = await addDeclaring('Paolo', { [allergies]: 'Istamina' });
  const { id } = await plans.createFilled([[plans.food.milk, 200]]);

  expect((await previewFor(clientId, id)).undecided).toMatchObject([{ clientId, statements: [], foods: [] }]);
});

test('a declared food that is none of the allergens is looked for before it is confirmed', async () => {
  const kiwi = await createGranola(plans, { name: 'Kiwi giallo' });
  const beans = await createGranola(plans, { name: 'Fave sgusciate' });
  const clientId = await addDeclaring('Paolo', { [allergies]: 'Al kiwi, favismo, istamina' });
  const { id } = await plans.createFilled([
    [kiwi, 100],
    [beans, 50],
    [plans.food.rice, 80],
  ]);
  const { undecided } = await previewFor(clientId, id);
  await plans.assign(id, { clientIds: [clientId] });
  const listed = await conflictingOf(clientId);
  const { data } = await plans.server.ask(dietaryProfileRoutes.get.client, { clientId }, plans.studio.admin);

  expect(undecided).toMatchObject([
    {
      statements: [
        { kind: 'word', word: 'kiwi' },
        { kind: 'word', word: 'favismo' },
      ],
    },
  ]);
  expect(undecided?.[0]?.foods.map(({ name }) => name).toSorted()).toEqual(['Fave sgusciate', 'Kiwi giallo']);
  expect(listed.flatMap(({ foods }) => foods.map(({ name }) => name)).toSorted()).toEqual([
    'Fave sgusciate',
    'Kiwi giallo',
  ]);
  expect(data.unmatchedWords).toEqual(['istamina']);
});

test('a meal plan with foods against a declared allergy is listed as such until the declaration is decided', async () => {
  const { server, studio, food } = plans;
  const clientId = await addDeclaring('Paolo', { [allergies]: 'Latte' });
  const { id } = await plans.createFilled([[food.milk, 200]]);
  const [copyId] = await plans.assign(id, { clientIds: [clientId] });
  const listed = await conflictingOf(clientId);
  const all = (await server.ask(mealPlanRoutes.conflicting, {}, studio.admin)).data.mealPlans;
  const { declarations = [] } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const keys = declarations.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  await server.ask(declarationRoutes.decide, { clientId, decision: 'rejected', declarations: keys }, studio.admin);

  expect(listed).toMatchObject([{ id: copyId, clientId, foods: [{ name: food.milk.name, isDeclared: true }] }]);
  expect(all).toContainEqual(listed[0]);
  expect(await conflictingOf(clientId)).toEqual([]);
});

test('a meal plan that begins later is listed at once, with its first day, for what is declared and for what is confirmed', async () => {
  const { server, studio, food, asOwner } = plans;
  const clientId = await addDeclaring('Sara', { [allergies]: 'Latte' });
  const { id } = await plans.createFilled([[food.milk, 200]]);
  const startsOn = addDays(today(), 6);
  const [copyId] = await plans.assign(id, { clientIds: [clientId], startsOn });
  const declared = await conflictingOf(clientId);
  await saveAllergy(clientId);
  const confirmed = await conflictingOf(clientId);
  const all = (await server.ask(mealPlanRoutes.conflicting, {}, studio.admin)).data.mealPlans;

  expect(declared).toMatchObject([{ id: copyId, startsOn, foods: [{ name: food.milk.name, isDeclared: true }] }]);
  expect(confirmed).toMatchObject([{ id: copyId, startsOn, foods: [{ name: food.milk.name }] }]);
  expect(all).toContainEqual(confirmed[0]);

  await asOwner('update meal_plans set archived_at = now() where client_id = $1', [clientId]);
  expect(await conflictingOf(clientId)).toEqual([]);
});

test('the meal plan of today and the one after it are both listed, each once', async () => {
  const clientId = await addDeclaring('Emma', { [allergies]: 'Latte' });
  const { id } = await plans.createFilled([[plans.food.milk, 200]]);
  await plans.assign(id, { clientIds: [clientId] });
  await plans.assign(id, { clientIds: [clientId], startsOn: addDays(today(), 30), overlap: 'replace' });

  expect((await conflictingOf(clientId)).map(({ startsOn }) => startsOn)).toEqual([null, addDays(today(), 30)]);
});

test('of many meal plans with foods in conflict the first 50 are listed, and all are counted', async () => {
  const own = await openMealPlans();
  const { server, studio, food } = own;
  const clientIds: string[] = [];
  for (let count = 0; count < 55; count += 1) clientIds.push(await own.addClient());
  const { id } = await own.createFilled([[food.milk, 200]]);
  await own.assign(id, { clientIds });
  const list = async () => (await server.ask(mealPlanRoutes.conflicting, {}, studio.admin)).data;
  expect(await list()).toMatchObject({ mealPlans: [], total: 0 });

  for (const clientId of clientIds.slice(0, 52))
    await addFirstAnswers({ ...own, clientId }, [
      { ...sentAnswer(allergies), value: { kind: 'text', value: 'Latte' } },
    ]);
  const declared = await list();
  expect([declared.mealPlans.length, declared.total]).toEqual([50, 52]);

  await own.asOwner(
    `insert into meal_plan_conflicts (account_id, client_id, content_id, foods)
      select copies.account_id, copies.client_id, content_id, '[{"name": "Latte", "name_en": "Milk"}]'
      from meal_plans copies join published_meal_plans published on published.meal_plan_id = copies.id
      where copies.client_id = any($1)`,
    [clientIds],
  );
  const stored = await list();
  expect([stored.mealPlans.length, stored.total]).toEqual([50, 55]);
});

test('of one content each client has the foods against their own declaration, whoever is listed first', async () => {
  const { food } = plans;
  const ofMilk = await addDeclaring('Paolo', { [allergies]: 'Latte' });
  const ofGluten = await addDeclaring('Ada', { [allergies]: 'Celiachia' });
  const { id } = await plans.createFilled([
    [food.milk, 200],
    [food.pasta, 80],
  ]);
  await plans.assign(id, { clientIds: [ofMilk, ofGluten] });
  const namesFor = async (clientId: string) =>
    (await conflictingOf(clientId)).flatMap(({ foods }) => foods.map(({ name }) => name));

  for (const time of ['read', 'read again']) {
    expect(await namesFor(ofMilk), time).toEqual([food.milk.name]);
    expect(await namesFor(ofGluten), time).toEqual([food.pasta.name]);
  }
});

test('what only a note names against a declared allergy is named by the assignment, the page of the PDF and the list', async () => {
  const { server, studio, food } = plans;
  const clientId = await addDeclaring('Paolo', { [allergies]: 'Latte' });
  const template = await plans.createFilled([[food.rice, 80]]);
  await plans.save(template, { description: 'Ogni sera un bicchiere di latte.' });
  const notes = [{ text: 'Ogni sera un bicchiere di latte', reasons: [{ kind: 'allergen', allergen: 'milk' }] }];
  const { undecided } = await previewFor(clientId, template.id);
  const [copyId = ''] = await plans.assign(template.id, { clientIds: [clientId] });
  const pdf = (await server.ask(mealPlanDownloadRoutes.pdfConflicts, { id: copyId }, studio.admin)).data;

  expect(undecided).toMatchObject([{ clientId, foods: [], notes }]);
  expect(pdf.undecided).toMatchObject({ foods: [], notes });
  expect(await conflictingOf(clientId)).toMatchObject([
    { foods: [{ name: expect.stringMatching(/^Ogni sera un bicchiere di latte/), isDeclared: true }] },
  ]);
});

test('no food is proposed that is against what the client declared, as alternative or for a nutrient', async () => {
  const { server, studio, food } = plans;
  const [declaring, other] = [await addDeclaring('Paolo', { [allergies]: 'Latte' }), await plans.addClient('Ada')];
  const withMilk = async (clientId: string) => {
    const alternatives = { alimentId: food.milk.id, quantity: 200, energyTolerancePercent: 20, clientId };
    const { proposals } = (await server.ask(mealPlanRoutes.proposeAlternatives, alternatives, studio.admin)).data;
    const ofNutrient = { nutrient: 'calcium' as const, clientId };
    const { foods } = (await server.ask(mealPlanRoutes.nutrientFoods, ofNutrient, studio.admin)).data;
    return [proposals, foods].map((all) => all.some(({ aliment }) => 'milk' in aliment.allergens));
  };

  expect(await withMilk(other)).toEqual([true, true]);
  expect(await withMilk(declaring)).toEqual([false, false]);
});

test('who prints a meal plan reads the foods against a declared allergy, and nothing of another client', async () => {
  const { server, studio, food } = plans;
  const [clientId, other] = [await addDeclaring('Paolo', { [allergies]: 'Latte' }), await plans.addClient('Ada')];
  const { id } = await plans.createFilled([[food.milk, 200]]);
  const [declaring = ''] = await plans.assign(id, { clientIds: [clientId] });
  const [undeclaring = ''] = await plans.assign(id, { clientIds: [other] });
  const conflictsOfPdf = async (copyId: string) =>
    (await server.ask(mealPlanDownloadRoutes.pdfConflicts, { id: copyId }, studio.admin)).data;

  expect(await conflictsOfPdf(declaring)).toMatchObject({
    conflicts: [],
    undecided: {
      clientId,
      clientName: expect.stringMatching(/^Paolo/),
      statements: [{ kind: 'allergy', allergen: 'milk' }],
      foods: [{ name: food.milk.name, reasons: [milk] }],
    },
  });
  expect(await conflictsOfPdf(undeclaring)).not.toHaveProperty('undecided');
});

test('foods against a declared pregnancy are listed for who may read it alone', async () => {
  const { server, studio } = plans;
  const clientId = await addDeclaring('Sara', { [pregnancy]: 'Sì' });
  await plans.asOwner(`update clients set gender = 'female' where id = $1`, [clientId]);
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  const to = collaborators.find(({ role }) => role === 'coach')?.id ?? '';
  await server.ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind: 'nutrition', to }, studio.admin);
  await plans.asOwner(`update memberships set permissions = $2 where account_id = $1 and role = 'coach'`, [
    studio.accountId,
    ['view home', 'view clients', 'view meal plans'],
  ]);
  const { aliments } = (await server.ask(alimentRoutes.list, { search: 'Vino rosso' }, studio.admin)).data;
  const wineId = aliments.find(({ name }) => name === 'Vino rosso')?.id ?? '';
  const wine = (await server.ask(alimentRoutes.get, { id: wineId }, studio.admin)).data.aliment;
  const { id } = await plans.createFilled([[wine, 125]]);
  await plans.assign(id, { clientIds: [clientId] });

  expect((await conflictingOf(clientId)).flatMap(({ foods }) => foods)).toMatchObject([
    { name: 'Vino rosso', isDeclared: true, isOfState: true },
  ]);
  expect(await conflictingOf(clientId, studio.coach)).toEqual([]);
});
