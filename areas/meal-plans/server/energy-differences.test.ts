import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, expect, test } from 'vitest';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { addDays } from '#shell/common/dates.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

/** Of 500 g of pasta. */
const kcal = 1855;
let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
});

function dayOf(calories: number) {
  const shares = { protein_percent: 25, carbs_percent: 50, lipids_percent: 25 };
  const day = { method: 'percentages' as const, calories, ...shares };
  return { title: `${calories} kcal`, note: '', entries: { day, training: null, rest: null }, energy: null };
}

async function addClientWithTargets(name: string, calories: number, startsOn = today()): Promise<string> {
  const clientId = await plans.addClient(name);
  const request = { ...dayOf(calories), clientId, startsOn };
  await askConfirmingLowEnergy(plans.server, macroRoutes.create, request, plans.studio.admin);
  return clientId;
}

const previewPlan = async (id: string, clientIds: string[], token = plans.studio.admin) =>
  (await plans.server.ask(mealPlanRoutes.previewAssign, { id, clientIds, startsOn: today() }, token)).data.preview;

test('the preview of a meal plan names the clients whose targets of its first day have another energy', async () => {
  const template = await plans.createFilled([[plans.food.pasta, 500]]);
  const zoe = await addClientWithTargets('Zoe', kcal + 500);
  const ada = await addClientWithTargets('Ada', kcal - 300);
  const same = await addClientWithTargets('Eva', kcal + 20);
  const later = await addClientWithTargets('Lia', kcal + 500, addDays(today(), 1));
  const { energyDifferences } = await previewPlan(template.id, [zoe, same, later, ada]);

  const listed = energyDifferences?.listed.map(({ clientName, ...kcals }) => [clientName.slice(0, 3), kcals]);
  expect(energyDifferences?.clients).toBe(2);
  // The largest difference first.
  expect(listed).toEqual([
    ['Zoe', { clientId: zoe, planKcal: kcal, lowestTargetKcal: kcal + 500, highestTargetKcal: kcal + 500 }],
    ['Ada', { clientId: ada, planKcal: kcal, lowestTargetKcal: kcal - 300, highestTargetKcal: kcal - 300 }],
  ]);
  expect(await previewPlan(template.id, [same])).not.toHaveProperty('energyDifferences');
});

test('the preview of targets names the clients whose published meal plan has another energy', async () => {
  const template = await plans.createFilled([[plans.food.pasta, 500]]);
  const [followed, drafted] = [await plans.addClient('Ugo'), await plans.addClient('Ivo')];
  await plans.assign(template.id, { clientIds: [followed] });
  await plans.assign(template.id, { clientIds: [drafted], isPublished: false });
  const { admin } = plans.studio;
  const previewTargets = async (calories: number) => {
    const { id } = (await plans.server.ask(macroRoutes.create, dayOf(calories), admin)).data.macro;
    const request = { id, clientIds: [followed, drafted], startsOn: today() };
    return (await plans.server.ask(macroRoutes.previewAssign, request, admin)).data.preview;
  };

  expect((await previewTargets(kcal + 600)).energyDifferences?.listed).toEqual([
    {
      ...{ clientId: followed, clientName: expect.stringMatching(/^Ugo/) },
      ...{ planKcal: kcal, lowestTargetKcal: kcal + 600, highestTargetKcal: kcal + 600 },
    },
  ]);
  expect(await previewTargets(kcal)).not.toHaveProperty('energyDifferences');
});

test('the preview of a meal plan for days with and without training compares each kind with its target', async () => {
  const { admin } = plans.studio;
  const template = await plans.createFilled([[plans.food.pasta, 500]], [[plans.food.pasta, 500]]);
  const kinds = ['training', 'rest'] as const;
  const days = template.days.map((day, index) => ({ ...day, dayKind: kinds[index] ?? null }));
  await plans.save(template, { schedule: 'training', days });
  const clientId = await plans.addClient('Ida');
  const { entries, ...draft } = dayOf(kcal);
  const split = { day: null, training: { ...entries.day, calories: kcal + 400 }, rest: entries.day };
  await plans.server.ask(macroRoutes.create, { ...draft, entries: split, clientId, startsOn: today() }, admin);

  const { energyDifferences } = await previewPlan(template.id, [clientId]);
  expect(energyDifferences?.listed).toMatchObject([
    { planKcal: kcal, days: [{ kind: 'training', planKcal: kcal, targetKcal: kcal + 400 }] },
  ]);
});

test('of many clients the preview names the five with the largest differences, and how many there are', async () => {
  const template = await plans.createFilled([[plans.food.pasta, 500]]);
  const clientIds: string[] = [];
  for (const more of [200, 700, 300, 600, 400, 500])
    clientIds.push(await addClientWithTargets(`Noa ${more}`, kcal + more));
  const { energyDifferences } = await previewPlan(template.id, clientIds);

  expect(energyDifferences?.clients).toBe(6);
  expect(energyDifferences?.listed.map(({ lowestTargetKcal }) => lowestTargetKcal - kcal)).toEqual([
    700, 600, 500, 400, 300,
  ]);
});
