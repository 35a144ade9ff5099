import { beforeAll, describe, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { macroNames } from '#areas/aliments/contract.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';
import { lineToCheck } from '../rules/testing/lines.ts';

let plans: MealPlans;
let light: string;
let rich: string;

beforeAll(async () => {
  plans = await openMealPlans();
  light = (await plans.createFilled([[plans.food.rice, 70]])).id;
  rich = (await plans.createFilled([[plans.food.pasta, 200]], [[plans.food.oil, 100]])).id;
  await rename(light, 'Leggero 300');
  await rename(rich, 'Abbondante 800');
});

async function rename(id: string, title: string): Promise<void> {
  await plans.save(await plans.read(id), { title });
}

const list = (filters: ApiRequest<typeof mealPlanRoutes.list> = {}, token = plans.studio.admin) =>
  plans.server.ask(mealPlanRoutes.list, filters, token);

async function idsOf(filters: ApiRequest<typeof mealPlanRoutes.list>): Promise<string[]> {
  const { mealPlans } = (await list(filters)).data;
  return mealPlans.map(({ id }) => id).filter((id) => id === light || id === rich);
}

describe('the list of templates', () => {
  test('is filtered by title, calories, food and draft', async () => {
    expect(await idsOf({ search: 'leggero' })).toEqual([light]);
    expect(await idsOf({ caloriesMin: 400 })).toEqual([rich]);
    expect(await idsOf({ caloriesMax: 400 })).toEqual([light]);
    expect(await idsOf({ alimentId: plans.food.oil.id })).toEqual([rich]);
    expect(await idsOf({ isDraft: true })).toEqual([]);
    expect(await idsOf({ search: '100%' })).toEqual([]);
  });

  test('is sorted by title, calories, days and duration, last saved first by default', async () => {
    expect(await idsOf({ sortBy: 'title', sortOrder: 'asc' })).toEqual([rich, light]);
    expect(await idsOf({ sortBy: 'calories', sortOrder: 'asc' })).toEqual([light, rich]);
    expect(await idsOf({ sortBy: 'days', sortOrder: 'desc' })).toEqual([rich, light]);
    expect(await idsOf({})).toEqual([rich, light]);
  });

  test('comes in pages of 25', async () => {
    await Promise.all(
      Array.from({ length: 26 }, (_, index) =>
        plans.server.ask(mealPlanRoutes.create, { title: `Pagina ${index}` }, plans.studio.admin),
      ),
    );
    const first = (await list({ search: 'Pagina' })).data;
    const second = (await list({ search: 'Pagina', page: 2 })).data;

    expect([first.mealPlans.length, first.nextPage]).toEqual([25, 2]);
    expect([second.mealPlans.length, second.nextPage]).toEqual([1, 0]);
  });
});

test('a clone has the same days and food under another title, and another id', async () => {
  const { mealPlan } = (await plans.server.ask(mealPlanRoutes.clone, { id: rich, title: 'Copia' }, plans.studio.admin))
    .data;
  const original = await plans.read(rich);

  expect(mealPlan).toMatchObject({ title: 'Copia', version: 1, isCustom: false, days: original.days });
  expect(mealPlan.aliments).toEqual(original.aliments);
  expect(mealPlan.id).not.toBe(rich);
});

test('copies are listed with client and state, and a template with its number of clients', async () => {
  const clientId = await plans.addClient('Bianchi');
  const [copyId = ''] = await plans.assign(light, { clientIds: [clientId] });
  const { mealPlans } = (await list({ kind: 'copies', search: 'bianchi' })).data;
  const detail = (await plans.server.ask(mealPlanRoutes.detailForAssign, { id: light }, plans.studio.admin)).data;
  const assignable = (
    await plans.server.ask(mealPlanRoutes.assignableClients, { id: light, search: 'Bianchi' }, plans.studio.admin)
  ).data.clients;

  expect(mealPlans).toMatchObject([{ id: copyId, clientId, state: 'running', publication: 'active' }]);
  expect(detail).toMatchObject({ mealPlan: { assigned: 1 }, assigned: [{ id: copyId, clientId }] });
  expect(assignable).toMatchObject([{ id: clientId, current: 'Leggero 300', hasCopy: true }]);
});

test('the assignment names the days that the average leaves out, in a template with a free meal', async () => {
  const template = await plans.createFilled([[plans.food.rice, 80]]);
  const [day] = template.days;
  const isFree = (index: number) => index === 0;
  const meals = day?.meals.map((meal, index) => ({
    ...meal,
    id: newId(),
    free_meal: isFree(index),
    mealComponents: [],
  }));
  const free = { ...day, id: newId(), name: 'Domenica libera', meals };
  await plans.save(template, { days: [...template.days, free] as typeof template.days });
  const request = { id: template.id };
  const { average } = (await plans.server.ask(mealPlanRoutes.detailForAssign, request, plans.studio.admin)).data;

  const days = [{ day: { name: 'Domenica libera', weekday: null }, number: template.days.length + 1 }];
  expect(average).toEqual({
    countedDays: 1,
    leftOut: expect.arrayContaining([{ reason: 'freeMeal', days, isNamed: true }]),
  });
});

test('the editor opens with the last quantity of each food of the client and what is published', async () => {
  const clientId = await plans.addClient();
  const [copyId = ''] = await plans.assign(light, { clientIds: [clientId] });
  const opened = (await plans.server.ask(mealPlanRoutes.detailForEdit, { id: copyId }, plans.studio.admin)).data;
  const template = (await plans.server.ask(mealPlanRoutes.detailForEdit, { id: light }, plans.studio.admin)).data;

  expect(opened.lastQuantities).toEqual([{ alimentId: plans.food.rice.id, quantity: 70, portion: null }]);
  expect(opened.published).toMatchObject([{ number: 1, state: 'active' }]);
  expect(template.copies).toBeGreaterThan(0);
  expect(template).toMatchObject({ outdatedCopies: 0, published: [] });
});

test('without the permission for meal plans nothing is read or written', async () => {
  const { client } = plans.studio;
  const statuses = await Promise.all([
    list({}, client),
    plans.server.ask(mealPlanRoutes.get, { id: light }, client),
    plans.server.ask(mealPlanRoutes.create, { title: 'No' }, client),
    plans.server.ask(mealPlanRoutes.clone, { id: light, title: 'No' }, client),
    plans.server.ask(mealPlanRoutes.delete, { id: light }, client),
    plans.server.ask(mealPlanRoutes.assign, { id: light, clientIds: [], startsOn: today() }, client),
    plans.server.ask(mealPlanRoutes.proposeAlternatives, { alimentId: plans.food.rice.id, quantity: 80 }, client),
  ]);

  expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 403));
});

test('a client sees only meal plans with a published version', async () => {
  const clientId = plans.studio.ids['clients'] ?? '';
  const [published = ''] = await plans.assign(light, { clientIds: [clientId], conflictNote: 'Prova' });
  const [draft = ''] = await plans.assign(rich, { clientIds: [clientId], conflictNote: 'Prova', isPublished: false });
  const { mealPlans } = (await plans.server.ask(clientMealPlanRoutes.list.own, {}, plans.studio.client)).data;
  const ids = mealPlans.map(({ id }) => id);

  expect(ids).toContain(published);
  expect(ids).not.toContain(draft);
});

test('with a deleted client go the copies, the published versions and their contents', async () => {
  const clientId = await plans.addClient();
  const count = async () =>
    Number((await plans.asOwner('select count(*)::int as total from meal_plan_contents', []))[0]?.['total']);
  const before = await count();
  await plans.assign(light, { clientIds: [clientId] });
  const assigned = await count();
  await plans.server.ask(clientRoutes.delete, { id: clientId }, plans.studio.admin);

  expect([assigned - before, (await count()) - before]).toEqual([1, 0]);
});

test('an active client is without a meal plan until one is assigned for today or later', async () => {
  const clientId = await plans.addClient();
  const inactive = await plans.addClient();
  await plans.server.ask(clientRoutes.deactivate, { id: inactive }, plans.studio.admin);
  const clientsWithout = async () => {
    const { clients } = (await plans.server.ask(mealPlanRoutes.clientsWithout, {}, plans.studio.admin)).data;
    return clients.filter(({ id }) => id === clientId || id === inactive);
  };

  expect(await clientsWithout()).toMatchObject([{ id: clientId, lastEndedOn: null }]);
  const [copyId = ''] = await plans.assign(light, { clientIds: [clientId] });
  expect(await clientsWithout()).toEqual([]);
  await plans.asOwner('update meal_plans set ends_on = current_date - 3 where id = $1', [copyId]);
  expect(await clientsWithout()).toMatchObject([{ id: clientId, lastEndedOn: expect.stringMatching(/^20/) }]);
  expect((await plans.server.ask(mealPlanRoutes.clientsWithout, {}, plans.studio.client)).status).toBe(403);
});

test('the list of ending meal plans has those that are published, of active clients who stay, without a later one, in their second half: earliest end first', async () => {
  // A copy of this week that ends in `endsIn` days.
  const assignEnding = async (clientId: string, endsIn: number, isPublished = true) => {
    const startsOn = today(endsIn > 5 ? endsIn - 6 : -4);
    const [id] = await plans.assign(light, { clientIds: [clientId], startsOn, isPublished });
    await plans.asOwner('update meal_plans set ends_on = $2 where id = $1', [id, today(endsIn)]);
  };
  const clientIds = await Promise.all(
    ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa', 'Fede', 'Gina'].map((name) => plans.addClient(name)),
  );
  const [ending = '', followed = '', inactive = '', unpublished = '', later = '', begun = '', erased = ''] = clientIds;
  for (const clientId of [ending, followed, inactive, erased]) await assignEnding(clientId, 2);
  await assignEnding(unpublished, 2, false);
  await assignEnding(begun, 6);
  for (const clientId of [followed, later]) await assignEnding(clientId, 20);
  await plans.server.ask(clientRoutes.deactivate, { id: inactive }, plans.studio.admin);
  await plans.asOwner(`update clients set delete_after = now() + interval '9 days' where id = $1`, [erased]);

  const { mealPlans } = (await plans.server.ask(mealPlanRoutes.expiring, {}, plans.studio.admin)).data;

  expect(mealPlans.map(({ clientId }) => clientId)).toEqual([ending]);
});

test('the list says which totals of a meal plan are less than what is eaten, as does that of its copies', async () => {
  const { id } = await plans.createFilled([[plans.food.rice, 70]]);
  const before = await plans.read(id);
  const line = lineToCheck('come lunedì');
  const days = before.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal, index) =>
      index === 0 ? { ...meal, mealComponents: [...meal.mealComponents, line] } : meal,
    ),
  }));
  await plans.save(before, { title: 'Con una riga', days });
  await plans.assign(id, { clientIds: [await plans.addClient()] });
  const [template] = (await list({ search: 'Con una riga' })).data.mealPlans;
  const [copy] = (await plans.server.ask(mealPlanRoutes.assignedClients, { id }, plans.studio.admin)).data.copies;
  const [complete] = (await list({ search: 'Leggero' })).data.mealPlans;

  expect(template?.incomplete).toEqual([...macroNames]);
  expect(copy?.incomplete).toEqual([...macroNames]);
  expect(complete?.incomplete).toEqual([]);
});
