import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import type { StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { mealPlanDownloadRoutes } from '../contract/pdf.ts';
import type { MealPlanRecord } from '../contract/document.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;
let wine: UsedAliment;
let ham: UsedAliment;

beforeAll(async () => {
  plans = await openMealPlans();
  wine = await foodOf('Vino rosso');
  ham = await foodOf('Prosciutto crudo di Parma');
});

async function foodOf(search: string): Promise<UsedAliment> {
  const { server, studio } = plans;
  const { aliments } = (await server.ask(alimentRoutes.list, { search }, studio.admin)).data;
  const id = aliments.find(({ name }) => name === search)?.id ?? '';
  return (await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment;
}

async function saveStates(clientId: string, states: object): Promise<void> {
  const { get, save } = dietaryProfileRoutes;
  const { version } = (await plans.server.ask(get.client, { clientId }, plans.studio.admin)).data;
  const nothing = { ...dietaryProfileExample, allergies: [], diet: 'none' as const, isLactoseFree: false };
  const request = { ...nothing, isPregnant: false, isLactating: false, ...states, clientId, version };
  await plans.server.ask(save.client, request, plans.studio.admin);
}

/** The copy of a client, with wine and raw ham that are not published yet. */
async function copyWithWineAndHam(states: object) {
  const clientId = await plans.addClient('Sara');
  const { collaborators } = (await plans.server.ask(collaboratorRoutes.list, {}, plans.studio.admin)).data;
  const to = collaborators.find(({ role }) => role === 'coach')?.id ?? '';
  await plans.server.ask(
    collaboratorRoutes.changeCollaborator,
    { id: clientId, kind: 'nutrition', to },
    plans.studio.admin,
  );
  await saveStates(clientId, states);
  const safe = await plans.createFilled([[plans.food.rice, 80]]);
  const [id = ''] = await plans.assign(safe.id, { clientIds: [clientId] });
  const foods: [UsedAliment, number][] = [
    [wine, 125],
    [ham, 50],
  ];
  await plans.save(await plans.read(id), withFoods(await plans.read(id), foods));
  return { id, clientId };
}

async function publish(id: string, request: object = {}) {
  const { version } = await plans.read(id);
  const body = { id, version, ...request };
  return askConfirmingLowEnergy(plans.server, mealPlanRoutes.publish, body, plans.studio.admin);
}

const confirmationOf = (clientId: string) => [
  { clientId, alimentId: wine.id, allergen: 'alcohol' as const },
  { clientId, alimentId: ham.id, allergen: 'raw_animal' as const },
];

test('wine and raw ham are not published for a pregnant client before a professional confirms them, which stays on record', async () => {
  const { id, clientId } = await copyWithWineAndHam({ isPregnant: true });

  const refused = await publish(id);
  const accepted = await publish(id, { confirmedAllergies: confirmationOf(clientId) });
  const { confirmations } = (await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin)).data;

  expect(refused).toMatchObject({ status: 422, code: 'unconfirmed_allergies' });
  expect(accepted.status).toBe(200);
  expect(confirmations).toHaveLength(2);
  expect(confirmations?.find(({ allergen }) => allergen === 'alcohol')).toMatchObject({ isCurrent: true });
  expect(confirmations?.[0]?.author).toBeTruthy();
});

test('while breastfeeding wine is to be confirmed, and raw ham is not', async () => {
  const { id, clientId } = await copyWithWineAndHam({ isLactating: true });

  const refused = await publish(id);

  expect(refused.data).toMatchObject({ missing: [{ clientId, alimentId: wine.id, allergen: 'alcohol' }] });
});

test('who is neither pregnant nor breastfeeding gets wine and raw ham without a confirmation', async () => {
  const { id } = await copyWithWineAndHam({});

  expect((await publish(id)).status).toBe(200);
});

/** The coach with these permissions only. */
async function limitCoach(...permissions: Permission[]): Promise<void> {
  const text = `update memberships set permissions = $2 where account_id = $1 and role = 'coach'`;
  await plans.asOwner(text, [plans.studio.accountId, permissions]);
}

/** Everything that the coach reads about the meal plan of the client. */
async function readByCoach(id: string, clientId: string): Promise<string> {
  const { server, studio } = plans;
  const read = await Promise.all([
    server.ask(mealPlanRoutes.get, { id }, studio.coach),
    server.ask(mealPlanRoutes.published, { id }, studio.coach),
    server.ask(mealPlanRoutes.conflicting, {}, studio.coach),
    server.ask(mealPlanDownloadRoutes.pdfConflicts, { id }, studio.coach),
    server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.coach),
    server.ask(notificationRoutes.list, {}, studio.coach),
  ]);
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const [{ data: opened }, ...others] = read;
  const keys = JSON.stringify(opened).match(/"explainedConflicts":\[[^\]]*\]/g);
  return JSON.stringify([keys, ...others.map(({ data }) => data)]).replaceAll(clientId, '');
}

test('who may only view meal plans does not learn of the pregnancy from warnings, confirmations, lists or notifications', async () => {
  await limitCoach('view home', 'view clients', 'view meal plans', 'view notifications');
  const { id, clientId } = await copyWithWineAndHam({});
  await publish(id);
  await saveStates(clientId, { isPregnant: true });
  await publish(id, { confirmedAllergies: confirmationOf(clientId) });
  const hidden = await readByCoach(id, clientId);
  await limitCoach('view home', 'view clients', 'view meal plans', 'view notifications', 'view health records');
  const shown = await readByCoach(id, clientId);

  expect(hidden).not.toMatch(/alcohol|raw_animal|Vino rosso|"isPregnant":true/);
  expect(shown).toMatch(/alcohol/);
});

test('a pregnancy that is told after the publication lists the meal plan until it is published again', async () => {
  const { id, clientId } = await copyWithWineAndHam({});
  await publish(id);
  await saveStates(clientId, { isPregnant: true });
  const { mealPlans } = (await plans.server.ask(mealPlanRoutes.conflicting, {}, plans.studio.admin)).data;

  expect(mealPlans.find((one) => one.clientId === clientId)?.foods.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Vino rosso', 'Prosciutto crudo di Parma']),
  );
});

test('what was published today and is confirmed after the pregnancy was told is published again, with the confirmations on record', async () => {
  const { id, clientId } = await copyWithWineAndHam({});
  await publish(id);
  await saveStates(clientId, { isPregnant: true });

  const refused = await publish(id);
  const confirmed = await publish(id, { confirmedAllergies: confirmationOf(clientId) });
  const again = await publish(id);
  const { confirmations } = (await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin)).data;
  const { mealPlans } = (await plans.server.ask(mealPlanRoutes.conflicting, {}, plans.studio.admin)).data;

  expect(refused).toMatchObject({ status: 422, code: 'unconfirmed_allergies' });
  expect([confirmed.status, again.status]).toEqual([200, 200]);
  expect(again.data.published.id).toBe(confirmed.data.published.id);
  expect(confirmations).toHaveLength(2);
  expect(mealPlans.filter((one) => one.clientId === clientId)).toEqual([]);
});

test('the key of a note that explains wine in a pregnancy is hidden from who may not read the pregnancy, and kept', async () => {
  const { server, studio } = plans;
  const { id } = await copyWithWineAndHam({ isPregnant: true });
  const before = await plans.read(id);
  const key = `${wine.id} state pregnant alcohol contains`;
  const explained = mapRows(before, (component) =>
    component.alimentId === wine.id
      ? { ...component, conflictNote: 'Un dito a Natale', explainedConflicts: [key] }
      : component,
  );
  await plans.save(before, explained);
  const keysFor = async () =>
    JSON.stringify((await server.ask(mealPlanRoutes.get, { id }, studio.coach)).data).includes(key);

  await limitCoach('view home', 'view clients', 'view meal plans');
  expect(await keysFor()).toBe(false);
  await limitCoach('view home', 'view clients', 'view meal plans', 'view health records');
  expect(await keysFor()).toBe(true);
});

/** The meal plan with changed components. */
function mapRows(mealPlan: MealPlanRecord, change: (component: StoredComponent) => StoredComponent): MealPlanRecord {
  const days = mealPlan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      mealComponents: meal.mealComponents.map((row) => ({ ...row, components: row.components.map(change) })),
    })),
  }));
  return { ...mealPlan, days };
}
