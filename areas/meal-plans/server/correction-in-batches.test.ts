import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { correctWaiting, type DocumentsWithFoods } from '#areas/aliments/server/public.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { runAsAdmin, runJob } from '#database/testing/run-job.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { mealPlansWithFoods } from './operations/corrected-foods.ts';
import { addToLibrary, correctAll, correctCopies, correctSome, declareInLibrary } from './testing/library-foods.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';
import {
  allergensIn,
  assignFood,
  correct,
  createGranola,
  nutAllergy,
  publishedOf,
  withNuts,
} from './testing/own-foods.ts';

let plans: MealPlans;
let clientIds: string[];

beforeAll(async () => {
  plans = await openMealPlans();
  clientIds = [];
  while (clientIds.length < 70)
    clientIds.push(...(await Promise.all(Array.from({ length: 10 }, () => plans.addClient()))));
});

const declared = { nuts: 'contains' };
/** Meal plans that one transaction may hold locked. */
const atMost = 25;

/** How many of the meal plans each transaction changed last. */
async function changedTogether(ids: readonly string[]): Promise<number[]> {
  const counted = 'select count(*)::int as count from meal_plans where id = any($1) group by xmin::text';
  return (await plans.asOwner(counted, [ids])).map(({ count }) => Number(count));
}

/** How many of the meal plans were changed last by the transaction that changed the record last: at once, before any job. */
async function changedWith(ids: readonly string[], record: { table: 'aliments' | 'memberships'; id: string }) {
  const counted = `select count(*)::int as count from meal_plans
    where id = any($1) and xmin::text = (select xmin::text from ${record.table} where id = $2)`;
  const [row] = await plans.asOwner(counted, [ids, record.id]);
  return Number(row?.['count']);
}

async function uncorrected(ids: readonly string[], { id }: UsedAliment): Promise<number> {
  const path = `$.aliments[*] ? (@.id == $id && !exists(@.allergens.nuts))`;
  const [row] = await plans.asOwner(
    `select count(*)::int as count from meal_plans copies
      join published_meal_plans published on published.meal_plan_id = copies.id
      join meal_plan_contents contents on contents.id = content_id
    where copies.id = any($1) and (jsonb_path_exists(copies.content, '${path}', $2) or jsonb_path_exists(contents.content, '${path}', $2))`,
    [ids, JSON.stringify({ id })],
  );
  return Number(row?.['count']);
}

test('70 meal plans with a food of the library are corrected in transactions of at most 25, also when one is interrupted', async () => {
  const food = await addToLibrary(plans, 'Barretta ai semi');
  const { template, copyIds } = await assignFood(plans, food, clientIds);
  await declareInLibrary(plans, food, declared);

  await correctSome(plans);
  const interrupted = runJob(plans.server, plans.studio, async (scope) => {
    await correctCopies(scope, plans);
    throw new Error('interrupted');
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  await correctAll(plans);

  expect(await uncorrected(copyIds, food)).toBe(0);
  expect(allergensIn(await plans.read(template.id), food)).toEqual(declared);
  expect(Math.max(...(await changedTogether(copyIds)))).toBeLessThanOrEqual(atMost);
});

test('a food of the library that changes again between two transactions has its last allergens in all 70 meal plans', async () => {
  const food = await addToLibrary(plans, 'Barretta al miele');
  const { copyIds } = await assignFood(plans, food, clientIds);
  await declareInLibrary(plans, food, { milk: 'contains' });
  await correctSome(plans);
  await correctSome(plans);

  await declareInLibrary(plans, food, declared);
  await correctAll(plans);

  expect(await uncorrected(copyIds, food)).toBe(0);
});

test('saving an own food corrects the first meal plans at once and the others of 70 in a job', async () => {
  const food = await createGranola(plans);
  const { template, copyIds } = await assignFood(plans, food, clientIds);

  await correct(plans, food, withNuts);

  await expect.poll(() => uncorrected(copyIds, food), { timeout: 20_000 }).toBe(0);
  expect(Math.max(...(await changedTogether(copyIds)))).toBeLessThanOrEqual(atMost);
  expect(await changedWith([template.id, ...copyIds], { table: 'aliments', id: food.id })).toBeGreaterThan(0);
});

test('of 70 meal plans that come back with their collaborator the first are corrected at once and the others in a job', async () => {
  const food = await createGranola(plans);
  const { copyIds } = await assignFood(plans, food, clientIds);
  const coachId = plans.studio.ids['collaborators'] ?? '';
  await plans.asOwner(
    `update meal_plans set created_by = $2, starts_on = starts_on + 60, ends_on = ends_on + 60 where id = any($1)`,
    [copyIds, coachId],
  );
  await plans.asOwner(
    `update published_meal_plans set starts_on = starts_on + 60, first_day_on = first_day_on + 60
     where meal_plan_id = any($1)`,
    [copyIds],
  );
  const lines = [{ kind: 'meal_plans', action: 'delete' as const }];
  await plans.server.ask(collaboratorRoutes.remove, { id: coachId, lines }, plans.studio.admin);
  await correct(plans, food, withNuts);

  expect((await plans.server.ask(collaboratorRoutes.restore, { id: coachId }, plans.studio.admin)).status).toBe(200);

  await expect.poll(() => uncorrected(copyIds, food), { timeout: 20_000 }).toBe(0);
  expect(await changedWith(copyIds, { table: 'memberships', id: coachId })).toBeGreaterThan(0);
});

test('a transaction takes no more meal plans once they have taken 0.2 seconds, because saves of them wait for its end', async () => {
  const food = await addToLibrary(plans, 'Barretta lenta');
  await assignFood(plans, food, clientIds);
  await declareInLibrary(plans, food, declared);
  // Notes the documents.
  await correctSome(plans);
  let groups = 0;
  const slow: DocumentsWithFoods = {
    ...mealPlansWithFoods,
    correct: async () => {
      groups += 1;
      await pause(150);
    },
  };

  await runAsAdmin(plans.server, plans.studio, (scope) => correctWaiting(scope, slow, null));

  expect([1, 2]).toContain(groups);
});

test('a template that waits for its correction is assigned with the allergens of today', async () => {
  const food = await addToLibrary(plans, 'Barretta al cocco');
  const template = await plans.createFilled([[food, 40]]);
  await declareInLibrary(plans, food, declared);
  // Notes the documents.
  await correctSome(plans);

  const [copyId = ''] = await plans.assign(template.id, { clientIds: clientIds.slice(0, 1) });
  await correctAll(plans);

  expect(allergensIn(await plans.read(copyId), food)).toEqual(declared);
  expect(allergensIn(await publishedOf(plans, copyId), food)).toEqual(declared);
});

test('the preview of an assignment and of an update names the allergens of today while the template waits for its correction', async () => {
  const { server, studio } = plans;
  const food = await addToLibrary(plans, 'Barretta alle nocciole');
  const [clientId = ''] = clientIds.slice(1);
  await server.ask(dietaryProfileRoutes.save.client, { clientId, ...nutAllergy, version: 0 }, studio.admin);
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  await plans.assign(template.id, { clientIds: [clientId] });
  await plans.save(template, withFoods(template, [[food, 40]]));
  await declareInLibrary(plans, food, declared);
  // Notes the documents.
  await correctSome(plans);

  const request = { id: template.id, clientIds: [clientId], startsOn: today(60) };
  const { preview } = (await server.ask(mealPlanRoutes.previewAssign, request, studio.admin)).data;
  const { copies } = (await server.ask(mealPlanRoutes.copyUpdates, { id: template.id }, studio.admin)).data;
  expect(allergensIn(await plans.read(template.id), food)).not.toEqual(declared);
  const named = [preview.conflicts[0]?.foods, copies[0]?.conflicts].map((foods) => foods?.map(({ name }) => name));
  expect([preview.conflictingClients, ...named]).toEqual([1, [food.name], [food.name]]);
  await correctAll(plans);
});

test('a food that an import is changing while its meal plans are noted is not forgotten', async () => {
  const food = await addToLibrary(plans, 'Barretta al sesamo');
  const template = await plans.createFilled([[food, 40]]);
  await declareInLibrary(plans, food, { milk: 'contains' });
  const importing = new pg.Client({ connectionString: plans.server.ownerUrl });
  await importing.connect();
  await importing.query('begin');
  await importing.query('update system_aliments set allergens = $2 where id = $1', [food.id, JSON.stringify(declared)]);

  await correctSome(plans);
  await importing.query('commit');
  await importing.end();
  await correctAll(plans);

  expect(allergensIn(await plans.read(template.id), food)).toEqual(declared);
});
