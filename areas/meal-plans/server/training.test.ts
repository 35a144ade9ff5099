import { beforeAll, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

async function clientWithProgram(startsOn: string, endsOn: string): Promise<string> {
  const clientId = await plans.addClient('Atleta');
  await plans.asOwner(
    `insert into programs (account_id, id, title, content, client_id, starts_on, week_count, replaced_from)
      values ($1, $2, $3, '{}', $4, $5, 52, $6::date + 1)`,
    [plans.studio.accountId, newId(), 'Forza', clientId, startsOn, endsOn],
  );
  return clientId;
}

async function trainingPlan() {
  const filled = await plans.createFilled([[plans.food.pasta, 80]], [[plans.food.rice, 70]]);
  const [training, rest] = filled.days;
  if (!training || !rest) throw new Error('trainingPlan: a day is missing');
  const days = [
    { ...training, dayKind: 'training' as const },
    { ...rest, dayKind: 'rest' as const },
  ];
  await plans.save(filled, { schedule: 'training', days });
  return filled;
}

test('the preview of a plan for training and rest names the clients without a program in its weeks', async () => {
  const { id } = await trainingPlan();
  const inOrder = await plans.createFilled([[plans.food.pasta, 80]]);
  const clientIds = [
    await plans.addClient('Senza'),
    await clientWithProgram(today(-30), today(-1)),
    await clientWithProgram(today(-3), today(10)),
    await clientWithProgram(today(20), today(40)),
  ];
  const namesIn = async (mealPlanId: string) => {
    const request = { id: mealPlanId, clientIds, startsOn: today() };
    const { data } = await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin);
    return data.preview.clientsWithoutProgram.map((name) => name.replace(/ \d+$/, ''));
  };

  expect(await namesIn(id)).toEqual(['Atleta', 'Senza']);
  expect(await namesIn(inOrder.id)).toEqual([]);
});

test('the editor of a copy asks whether its client has a program from today on', async () => {
  const { id } = await trainingPlan();
  const hasProgram = async (clientId: string) => {
    const [copyId = ''] = await plans.assign(id, { clientIds: [clientId] });
    return (await plans.server.ask(mealPlanRoutes.training, { id: copyId }, plans.studio.admin)).data.hasProgram;
  };

  expect(await hasProgram(await plans.addClient())).toBe(false);
  expect(await hasProgram(await clientWithProgram(today(-3), today(10)))).toBe(true);
  expect((await plans.server.ask(mealPlanRoutes.training, { id }, plans.studio.admin)).status).toBe(404);
});

test('the little energy of a plan for training and rest is that of the rest day for a client without a program', async () => {
  const { id } = await trainingPlan();
  const clientIds = [await plans.addClient('Senza'), await clientWithProgram(today(-3), today(40))];
  const assignment = { id, clientIds, startsOn: today() };
  const { preview } = (await plans.server.ask(mealPlanRoutes.previewAssign, assignment, plans.studio.admin)).data;
  const kcalOf = (clientId?: string) => preview.lowEnergy?.find((one) => one.clientId === clientId)?.kcal;
  const rest = Math.round((plans.food.rice.calories ?? 0) * 0.7);

  expect(kcalOf(clientIds[0])).toBe(rest);
  expect(kcalOf(clientIds[1])).not.toBe(rest);

  const copyIds = await plans.assign(id, { clientIds, isPublished: false, confirmedLowEnergy: [] });
  const published = copyIds.map(async (copyId) => {
    const { version } = await plans.read(copyId);
    const request = { id: copyId, version, confirmedLowEnergy: preview.lowEnergy ?? [] };
    return (await plans.server.ask(mealPlanRoutes.publish, request, plans.studio.admin)).status;
  });
  expect(await Promise.all(published)).toEqual([200, 200]);
});
