import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

const conflictNote = 'Provato in ambulatorio';
const nothing = { ...dietaryProfileExample, allergies: [], diet: 'none' as const, isLactoseFree: false };

async function saveProfile(clientId: string, change: object): Promise<void> {
  const { get, save } = dietaryProfileRoutes;
  const { version } = (await plans.server.ask(get.client, { clientId }, plans.studio.admin)).data;
  await plans.server.ask(save.client, { ...nothing, ...change, clientId, version }, plans.studio.admin);
}

const milkAllergy = { allergies: [{ allergen: 'milk' as const, severity: 'allergy' as const }] };
const milkOf = (clientId: string) => [{ clientId, alimentId: plans.food.milk.id, allergen: 'milk' as const }];

/** The copy of a client with an allergy to milk, with 200 g of milk that are not published yet. */
async function copyWithMilk() {
  const clientId = await plans.addClient('Sara');
  await saveProfile(clientId, milkAllergy);
  const safe = await plans.createFilled([[plans.food.rice, 80]]);
  const [id = ''] = await plans.assign(safe.id, { clientIds: [clientId] });
  await plans.save(await plans.read(id), withFoods(await plans.read(id), [[plans.food.milk, 200]]));
  return { id, clientId };
}

async function publish(id: string, request: object) {
  const { version } = await plans.read(id);
  return askConfirmingLowEnergy(plans.server, mealPlanRoutes.publish, { id, version, ...request }, plans.studio.admin);
}

async function editAgain(id: string): Promise<void> {
  const copy = await plans.read(id);
  await plans.save(copy, { title: `${copy.title} bis` });
}

test('a food with an allergen of the client is not published with a note alone, and the refusal names client and food', async () => {
  const { id, clientId } = await copyWithMilk();

  const refused = await publish(id, { conflictNote });

  expect(refused).toMatchObject({ status: 422, code: 'unconfirmed_allergies', data: { missing: milkOf(clientId) } });
  expect(refused.errors?.['confirmedAllergies']?.[0]).toMatch(/Sara.*: Latte/);
});

test('a refusal names the foods by client, and how many there are that it does not name', async () => {
  const { milk, pasta, rice, chicken, oil } = plans.food;
  const { id } = await plans.createFilled([milk, pasta, rice, chicken, oil].map((food) => [food, 100]));
  const excluded = { excludedCategories: [milk, pasta, chicken, oil].map(({ category }) => category) };
  const clientIds = await Promise.all(['Anna', 'Bea'].map((name) => plans.addClient(name)));
  const [anna = '', bea = ''] = clientIds;
  await saveProfile(anna, { ...milkAllergy, ...excluded });
  await saveProfile(bea, milkAllergy);
  const ask = (changes: object) =>
    plans.server.ask(mealPlanRoutes.assign, { id, clientIds, startsOn: today(), ...changes }, plans.studio.admin);

  const withoutNote = await ask({ clientIds: [anna] });
  expect(withoutNote.errors?.['conflictNote']?.[0]).toMatch(/ e altri \d+\. Sostituiscili/);
  const unconfirmed = await ask({ conflictNote });
  expect(unconfirmed.errors?.['confirmedAllergies']?.[0]).toMatch(
    /^Conferma o sostituisci ogni alimento che richiede una conferma: Anna.*: Latte[^;]*; Bea.*: Latte[^;]*\.$/,
  );
});

test('a confirmation of another food or allergen does not release the food', async () => {
  const { id, clientId } = await copyWithMilk();
  const [milk] = milkOf(clientId);

  for (const other of [{ alimentId: plans.food.rice.id }, { allergen: 'nuts' }, { clientId: plans.food.rice.id }]) {
    const confirmedAllergies = [{ ...milk, ...other }];
    expect(await publish(id, { conflictNote, confirmedAllergies })).toMatchObject({ code: 'unconfirmed_allergies' });
  }
});

test('who confirmed the food, and when, is stored, and the next publication does not ask again', async () => {
  const { id, clientId } = await copyWithMilk();

  const first = await publish(id, { conflictNote, confirmedAllergies: milkOf(clientId) });
  await editAgain(id);
  const second = await publish(id, {});
  const { confirmations } = (await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin)).data;

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(confirmations).toMatchObject([
    { alimentId: plans.food.milk.id, allergen: 'milk', strength: 'contains', isCurrent: true },
  ]);
  expect(confirmations?.[0]?.author).toBeTruthy();
  expect(Date.parse(confirmations?.[0]?.confirmedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('a changed profile asks for the confirmation again, and the earlier one stays on record', async () => {
  const { id, clientId } = await copyWithMilk();
  await publish(id, { conflictNote, confirmedAllergies: milkOf(clientId) });
  await saveProfile(clientId, { ...milkAllergy, note: 'Shock anafilattico' });
  await editAgain(id);

  expect(await publish(id, {})).toMatchObject({ status: 422, code: 'unconfirmed_allergies' });
  expect((await publish(id, { confirmedAllergies: milkOf(clientId) })).status).toBe(200);
  const { confirmations } = (await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin)).data;
  expect(confirmations?.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test('an assignment needs the confirmation of each client with the allergy', async () => {
  const template = await plans.createFilled([[plans.food.milk, 200]]);
  const clientIds = [await plans.addClient('Sara'), await plans.addClient('Luca')];
  for (const clientId of clientIds) await saveProfile(clientId, milkAllergy);
  const [first = '', second = ''] = clientIds;
  const assign = (confirmedAllergies: ReturnType<typeof milkOf>) =>
    askConfirmingLowEnergy(
      plans.server,
      mealPlanRoutes.assign,
      { id: template.id, clientIds, startsOn: today(), conflictNote, confirmedAllergies },
      plans.studio.admin,
    );

  expect(await assign(milkOf(first))).toMatchObject({ status: 422, data: { missing: milkOf(second) } });
  expect((await assign([...milkOf(first), ...milkOf(second)])).status).toBe(200);
});

test('an intolerance needs only the note', async () => {
  const clientId = await plans.addClient('Luca');
  await saveProfile(clientId, { allergies: [{ allergen: 'milk', severity: 'intolerance' }] });
  const template = await plans.createFilled([[plans.food.milk, 200]]);
  const request = { id: template.id, clientIds: [clientId], startsOn: today(), conflictNote };

  expect((await askConfirmingLowEnergy(plans.server, mealPlanRoutes.assign, request, plans.studio.admin)).status).toBe(
    200,
  );
});

test.each(['x', '...', 'xxxxx', 'ok'])('the note “%s” is refused at its field', async (note) => {
  const { id, clientId } = await copyWithMilk();

  const refused = await publish(id, { conflictNote: note, confirmedAllergies: milkOf(clientId) });

  expect(refused).toMatchObject({ status: 422, code: 'invalid' });
  expect(refused.errors?.['conflictNote']?.[0]).toMatch(/^Scrivi una nota/);
});
