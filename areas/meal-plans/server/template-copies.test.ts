import { beforeAll, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import type { MealPlanRecord } from '../contract/document.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { componentsOf, mapComponents } from '../rules/content.ts';
import { findDaysOn } from './public.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

async function assigned(): Promise<{ template: MealPlanRecord; copy: MealPlanRecord; clientId: string }> {
  const template = await plans.createFilled([[plans.food.pasta, 80]], [[plans.food.chicken, 150]]);
  const clientId = await plans.addClient();
  const [copyId = ''] = await plans.assign(template.id, { clientIds: [clientId] });
  return { template, copy: await plans.read(copyId), clientId };
}

const updates = (id: string) => plans.server.ask(mealPlanRoutes.copyUpdates, { id }, plans.studio.admin);

function daysOf(clientId: string, from: string, until: string) {
  return runAsJob(plans.server, { accountId: plans.studio.accountId }, (scope) =>
    findDaysOn(scope, { clientId, from, until }),
  );
}

test('a later edit of the template is offered with the difference and merged; the client sees it once it is published', async () => {
  const { template, copy, clientId } = await assigned();
  const swapped = withFoods(copy, [[plans.food.rice, 70]], 1);
  await plans.save(copy, { days: swapped.days, aliments: swapped.aliments });
  await plans.save(template, withFoods(template, [[plans.food.oil, 10]]));
  const { version, copies } = (await updates(template.id)).data;
  const request = { id: template.id, version, copies: copies.map((one) => ({ id: one.id, version: one.version })) };
  const updated = await plans.server.ask(mealPlanRoutes.updateCopies, request, plans.studio.admin);
  const merged = await plans.read(copy.id);
  const [followed] = await daysOf(clientId, today(), today());

  expect(copies).toMatchObject([{ id: copy.id, isOpen: true, wasEditedByHand: true, changeCount: 1 }]);
  expect(copies[0]?.changes).toMatchObject([{ dayNumber: 1, kind: 'added', name: plans.food.oil.name }]);
  expect(updated.data).toEqual({ updated: 1 });
  expect(componentsOf(merged).map(({ alimentId }) => alimentId)).toEqual([
    plans.food.pasta.id,
    plans.food.oil.id,
    plans.food.chicken.id,
    plans.food.rice.id,
  ]);
  expect(componentsOf(followed?.content ?? merged)).toHaveLength(2);
  expect((await updates(template.id)).data.copies[0]?.changeCount).toBe(0);
});

test('what the template changes where the copy was changed by hand stays in the copy, and is named', async () => {
  const { template, copy } = await assigned();
  const withQuantity = ({ days }: MealPlanRecord, quantity: number) => ({
    days: days.map((day) =>
      mapComponents(day, (one) => (one.alimentId === plans.food.pasta.id ? { ...one, quantity } : one)),
    ),
  });
  await plans.save(copy, withQuantity(copy, 100));
  await plans.save(template, withQuantity(template, 70));

  const [update] = (await updates(template.id)).data.copies;

  expect(update).toMatchObject({ id: copy.id, changeCount: 0, changes: [] });
  expect(update?.staying).toMatchObject([{ name: plans.food.pasta.name, kind: 'changed', field: 'amount' }]);
  expect([update?.staying?.[0]?.before, update?.staying?.[0]?.after]).toEqual(['100 g', '70 g']);
});

test('an update on a stale version of a copy or of the template is refused', async () => {
  const { template, copy } = await assigned();
  await plans.save(template, { title: 'Nuovo titolo' });
  const update = (version: number, copyVersion: number) =>
    plans.server.ask(
      mealPlanRoutes.updateCopies,
      { id: template.id, version, copies: [{ id: copy.id, version: copyVersion }] },
      plans.studio.admin,
    );

  expect(await update(template.version, copy.version)).toMatchObject({ status: 409, code: 'version_conflict' });
  expect(await update(template.version + 1, copy.version + 1)).toMatchObject({ status: 409 });
  expect((await update(template.version + 1, copy.version)).status).toBe(200);
});

test('a client follows the days in order, none before the start and after the end', async () => {
  const template = await plans.createFilled([[plans.food.pasta, 80]], [[plans.food.chicken, 150]]);
  const clientId = await plans.addClient();
  await plans.assign(template.id, { clientIds: [clientId], startsOn: today(1) });
  const days = await daysOf(clientId, today(), today(40));

  const [first, second] = [...new Set(days.map(({ day }) => day?.id))];
  expect(days.slice(0, 3).map(({ date, day }) => [date, day?.id])).toEqual([
    [today(1), first],
    [today(2), second],
    [today(3), first],
  ]);
  expect(days).toHaveLength(28);
  expect(await daysOf(await plans.addClient(), today(), today(7))).toEqual([]);
});

test('the alternatives for 80 g of pasta are other starches with nearly the same carbs', async () => {
  const request = { alimentId: plans.food.pasta.id, quantity: 80 };
  const { role, proposals } = (await plans.server.ask(mealPlanRoutes.proposeAlternatives, request, plans.studio.admin))
    .data;

  expect(role).toBe('carbs_tot');
  expect(proposals.length).toBeGreaterThan(3);
  for (const { difference, quantity } of proposals) {
    expect(Math.abs(difference.carbs_tot ?? 99)).toBeLessThanOrEqual(5);
    expect(quantity).toBeGreaterThan(0);
  }
});

test('the foods for a lack of calcium are those with the most of it in a usual portion', async () => {
  const { foods } = (await plans.server.ask(mealPlanRoutes.nutrientFoods, { nutrient: 'calcium' }, plans.studio.admin))
    .data;
  const amounts = foods.map(({ amount }) => amount);

  expect(amounts).toHaveLength(20);
  expect(foods.flatMap(({ aliment }) => aliment.portions.map(({ label }) => label))).not.toContain('100 g');
  expect(amounts[0]).toBeGreaterThan(300);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
});

test('an update that brings a food to which the client is allergic needs a note, which the copy keeps', async () => {
  const { template, copy, clientId } = await assigned();
  const { excludedAliments: _, ...profile } = emptyProfile;
  await plans.server.ask(
    dietaryProfileRoutes.save.client,
    {
      clientId,
      ...profile,
      allergies: [{ allergen: 'milk', severity: 'allergy' }],
      excludedAlimentIds: [],
      version: 0,
    },
    plans.studio.admin,
  );
  await plans.save(template, withFoods(template, [[plans.food.milk, 200]]));
  const { version, copies } = (await updates(template.id)).data;
  const request = { id: template.id, version, copies: [{ id: copy.id, version: copy.version }] };
  const update = (conflictNote?: string) =>
    plans.server.ask(mealPlanRoutes.updateCopies, { ...request, conflictNote }, plans.studio.admin);
  const refused = await update();
  const unchanged = await plans.read(copy.id);
  const updated = await update('Delattosato, concordato con il medico');
  const merged = componentsOf(await plans.read(copy.id));

  expect(copies[0]?.conflicts).toMatchObject([{ alimentId: plans.food.milk.id, level: 'forbidden' }]);
  expect(refused).toMatchObject({ status: 422, code: 'conflicts' });
  expect(unchanged.version).toBe(copy.version);
  expect(updated.data).toEqual({ updated: 1 });
  expect(merged.find(({ alimentId }) => alimentId === plans.food.milk.id)?.conflictNote).toBe(
    'Delattosato, concordato con il medico',
  );
});
