import { beforeAll, expect, test } from 'vitest';
import { targetFromGrams } from '#areas/macros/rules/targets.ts';
import { addToCoach, setCoachPermissions } from '#database/testing/coach.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import type { MealPlanContent, MealPlanRecord } from '../contract/document.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { componentsOf } from '../rules/content.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';

const note = 'Anna regge il latte a colazione';
const ownNote = 'Senza lattosio se serve';

let plans: MealPlans;
let clientId: string;
let template: MealPlanRecord;
let copy: MealPlanRecord;

beforeAll(async () => {
  plans = await openMealPlans();
  clientId = plans.studio.ids['clients'] ?? '';
  template = await plans.createFilled([[plans.food.milk, 200]]);
  const [id = ''] = await plans.assign(template.id, { clientIds: [clientId], note: 'Bevi di più', conflictNote: note });
  const assigned = await plans.read(id);
  await plans.save(assigned, withNotes(withFoods(assigned, [[plans.food.oil, 10]]), note));
  copy = await plans.read(id);
});

function withNotes<Content extends MealPlanContent>(content: Content, conflictNote: string): Content {
  const changed = structuredClone(content);
  for (const component of componentsOf(changed)) component.conflictNote = conflictNote;
  return changed;
}

function withoutNotes(content: MealPlanContent): MealPlanContent {
  const changed = withNotes(content, '');
  for (const component of componentsOf(changed)) delete component.explainedConflicts;
  return changed;
}

const notesOf = (content: MealPlanContent) => componentsOf(content).map(({ conflictNote }) => conflictNote);

const saveAsTemplate = (token = plans.studio.admin, id = copy.id) =>
  plans.server.ask(mealPlanRoutes.clone, { id, title: 'Adattato' }, token);

test('the copy of a client is saved as a completed template with the same days and food', async () => {
  const saved = (await saveAsTemplate()).data.mealPlan;

  expect(saved).toMatchObject({ title: 'Adattato', version: 1, isDraft: false, aliments: copy.aliments });
  expect(saved.days).toEqual(withoutNotes(copy).days);
});

test('the template has nothing of the client: no dates, note, published version or reason why they eat a food', async () => {
  const { id, ...saved } = (await saveAsTemplate()).data.mealPlan;
  const rows = await plans.asOwner('select * from meal_plans where id = $1', [id]);
  const published = await plans.asOwner('select id from published_meal_plans where meal_plan_id = $1', [id]);

  expect(notesOf(copy)).toEqual([note, note]);
  expect(saved).toMatchObject({ isCustom: false, clientId: null, clientName: null, startsOn: null, templateId: null });
  expect(JSON.stringify(rows)).not.toContain(note);
  expect(rows).toMatchObject([{ note: '', client_id: null, base_id: null, published_version: null }]);
  expect(published).toEqual([]);
});

test('the reasons of a client stay out of the meal plan of another one, and those of a template are copied', async () => {
  const create = async (request: { sourceId: string; clientId: string }) => {
    const body = { title: 'Nuovo', startsOn: today(40), ...request };
    return notesOf((await plans.server.ask(mealPlanRoutes.create, body, plans.studio.admin)).data.mealPlan);
  };
  const own = await plans.createFilled([[plans.food.milk, 200]]);
  await plans.save(own, withNotes(own, ownNote));

  expect(await create({ sourceId: copy.id, clientId: await plans.addClient() })).toEqual(['', '']);
  expect(await create({ sourceId: copy.id, clientId })).toEqual([note, note]);
  expect(notesOf((await saveAsTemplate(plans.studio.admin, own.id)).data.mealPlan)).toEqual([ownNote]);
});

test('a template that is saved again because the answer was lost exists once', async () => {
  const request = { id: copy.id, title: 'Una volta' };
  const [first, again] = await plans.server.askTwice(mealPlanRoutes.clone, request, plans.studio.admin);

  expect(again?.data.mealPlan.id).toBe(first?.data.mealPlan.id);
});

test('it needs the permission to create meal plans, and a client whom the collaborator follows', async () => {
  const { server, studio } = plans;
  await setCoachPermissions(server, studio, ['view meal plans', 'create meal plans']);
  const unseen = await saveAsTemplate(studio.coach);
  await addToCoach(server, studio, clientId);
  const { id } = (await saveAsTemplate(studio.coach)).data.mealPlan;
  const { mealPlans } = (await server.ask(mealPlanRoutes.list, { search: 'Adattato' }, studio.coach)).data;
  await setCoachPermissions(server, studio, ['view meal plans', 'update meal plans']);
  const refused = await saveAsTemplate(studio.coach);

  expect([unseen.status, unseen.code]).toEqual([404, 'not_found']);
  expect(mealPlans.find((one) => one.id === id)).toMatchObject({ clientId: null, authorName: 'Studio Prova coach' });
  expect([refused.status, refused.code]).toEqual([403, 'forbidden']);
});

test('the copy of another account is not found', async () => {
  const other = await openTestStudio(plans.server);

  expect((await saveAsTemplate(other.admin)).status).toBe(404);
});

test('the copy for another client has the same food, and neither the notes nor the target of the first one', async () => {
  const target = targetFromGrams({ protein_tot: 100, carbs_tot: 180, lipids_tot: 50 });
  const present = await plans.read(copy.id);
  await plans.save(present, { ...present, targets: { ...present.targets, day: target } });
  const other = await plans.addClient();
  const copyFor = async (id: string) => {
    const body = { title: 'Copiato', sourceId: copy.id, clientId: id };
    return (await plans.server.ask(mealPlanRoutes.create, body, plans.studio.admin)).data.mealPlan;
  };

  const ofOther = await copyFor(other);
  expect(ofOther.days).toEqual(withoutNotes(present).days);
  expect(ofOther.targets.day).toBeNull();
  expect((await copyFor(clientId)).targets.day).toEqual(target);
});
