import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { addFirstAnswers, sentAnswer } from '#database/testing/first-answers.ts';
import { beforeAll, expect, test } from 'vitest';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import type { TargetEntry } from '#areas/macros/contract.ts';
import { macroRoutes } from '#areas/macros/contract/library.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { addDays } from '#shell/common/dates.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today } from './testing/open-meal-plans.ts';

/** Of 500 g of pasta: 1,855 kcal. */
const kcal = 1855;
let pasta: Record<'protein_tot' | 'carbs_tot' | 'lipids_tot', number>;
let plans: MealPlans;

beforeAll(async () => {
  plans = await openMealPlans();
  const { protein_tot, carbs_tot, lipids_tot } = plans.food.pasta;
  const of500g = (grams: number | null) => roundedTo(1, (grams ?? 0) * 5);
  pasta = { protein_tot: of500g(protein_tot), carbs_tot: of500g(carbs_tot), lipids_tot: of500g(lipids_tot) };
});

/** 10 g of carbohydrates more than the pasta has, for the energy of its fibre; with other nutrients in `more`. */
const inGrams = (more: Partial<typeof pasta> = {}) => ({
  ...{ method: 'grams' as const, ...pasta },
  carbs_tot: pasta.carbs_tot + 10,
  ...more,
});

function dayOf(day: TargetEntry) {
  return { title: 'Obiettivi', note: '', entries: { day, training: null, rest: null }, energy: null };
}

async function addClientWithTargets(name: string, more: Partial<typeof pasta>, startsOn = today()): Promise<string> {
  const clientId = await plans.addClient(name);
  const request = { ...dayOf(inGrams(more)), clientId, startsOn };
  await askConfirmingLowEnergy(plans.server, macroRoutes.create, request, plans.studio.admin);
  return clientId;
}

const previewPlan = async (id: string, clientIds: string[], token = plans.studio.admin) =>
  (await plans.server.ask(mealPlanRoutes.previewAssign, { id, clientIds, startsOn: today() }, token)).data.preview;

const shortOf = (differences: AssignPreview['targetDifferences']) =>
  differences?.listed.map(({ clientName, macros }) => [clientName.slice(0, 3), macros.map(({ macro }) => macro)]);

test('the preview of a meal plan names the clients whose targets of its first day have other amounts', async () => {
  const template = await plans.createFilled([[plans.food.pasta, 500]]);
  // 25 g of carbohydrates instead of 25 g of protein: the same energy.
  const swapped = { protein_tot: pasta.protein_tot - 25, carbs_tot: pasta.carbs_tot + 10 + 25 };
  const zoe = await addClientWithTargets('Zoe', { lipids_tot: pasta.lipids_tot + 50 });
  const ada = await addClientWithTargets('Ada', swapped);
  const same = await addClientWithTargets('Eva', {});
  const later = await addClientWithTargets('Lia', { lipids_tot: 100 }, addDays(today(), 1));
  const { targetDifferences } = await previewPlan(template.id, [zoe, same, later, ada]);

  expect(targetDifferences?.clients).toBe(2);
  // The largest difference first.
  expect(shortOf(targetDifferences)).toEqual([
    ['Zoe', ['calories', 'lipids_tot']],
    ['Ada', ['protein_tot', 'carbs_tot']],
  ]);
  expect(targetDifferences?.listed[1]?.macros[0]).toEqual({
    macro: 'protein_tot',
    planned: pasta.protein_tot,
    lowestTarget: pasta.protein_tot - 25,
    highestTarget: pasta.protein_tot - 25,
  });
  expect(await previewPlan(template.id, [same])).not.toHaveProperty('targetDifferences');
});

test('the preview of targets names the clients whose published meal plan has other amounts', async () => {
  const template = await plans.createFilled([[plans.food.pasta, 500]]);
  const [followed, drafted] = [await plans.addClient('Ugo'), await plans.addClient('Ivo')];
  await plans.assign(template.id, { clientIds: [followed] });
  await plans.assign(template.id, { clientIds: [drafted], isPublished: false });
  const { admin } = plans.studio;
  const previewTargets = async (more: Partial<typeof pasta>) => {
    const { id } = (await plans.server.ask(macroRoutes.create, dayOf(inGrams(more)), admin)).data.macro;
    const request = { id, clientIds: [followed, drafted], startsOn: today() };
    return (await plans.server.ask(macroRoutes.previewAssign, request, admin)).data.preview;
  };

  const { targetDifferences } = await previewTargets({ lipids_tot: pasta.lipids_tot + 50 });
  expect(shortOf(targetDifferences)).toEqual([['Ugo', ['calories', 'lipids_tot']]]);
  expect(targetDifferences?.listed[0]?.macros[0]).toMatchObject({ planned: kcal });
  expect(await previewTargets({})).not.toHaveProperty('targetDifferences');
});

test('the preview of a meal plan for days with and without training compares each kind with its target', async () => {
  const { admin } = plans.studio;
  const template = await plans.createFilled([[plans.food.pasta, 500]], [[plans.food.pasta, 500]]);
  const kinds = ['training', 'rest'] as const;
  const days = template.days.map((day, index) => ({ ...day, dayKind: kinds[index] ?? null }));
  await plans.save(template, { schedule: 'training', days });
  const clientId = await plans.addClient('Ida');
  const entries = { day: null, training: inGrams({ carbs_tot: pasta.carbs_tot + 100 }), rest: inGrams() };
  const request = { ...dayOf(inGrams()), entries, clientId, startsOn: today() };
  await plans.server.ask(macroRoutes.create, request, admin);

  const { targetDifferences } = await previewPlan(template.id, [clientId]);
  expect(targetDifferences?.listed[0]?.macros).toMatchObject([
    { macro: 'calories', days: [{ kind: 'training', planned: kcal }] },
    {
      ...{ macro: 'carbs_tot', planned: pasta.carbs_tot },
      days: [{ kind: 'training', planned: pasta.carbs_tot, target: pasta.carbs_tot + 100 }],
    },
  ]);
});

test('a client who takes insulin is named first, with the carbohydrates to watch, to who may view visits', async () => {
  const template = await plans.createFilled([[plans.food.pasta, 500]]);
  const more = { carbs_tot: pasta.carbs_tot - 50 };
  const [diabetic, other] = [
    await addClientWithTargets('Dia', more),
    await addClientWithTargets('Bea', { carbs_tot: pasta.carbs_tot - 100 }),
  ];
  const answer = { ...sentAnswer('Prendi farmaci?'), value: { kind: 'text', value: 'Insulina la sera' } };
  await addFirstAnswers({ ...plans, clientId: diabetic }, [answer]);
  const { targetDifferences } = await previewPlan(template.id, [other, diabetic]);

  expect(targetDifferences?.listed.map(({ clientId, watched }) => [clientId, watched])).toEqual([
    [diabetic, ['carbs_tot']],
    [other, undefined],
  ]);
});

test('of many clients the preview names the five with the largest differences, and how many there are', async () => {
  const template = await plans.createFilled([[plans.food.pasta, 500]]);
  const clientIds: string[] = [];
  for (const more of [20, 70, 30, 60, 40, 50])
    clientIds.push(await addClientWithTargets(`Noa ${more}`, { protein_tot: pasta.protein_tot + more }));
  const { targetDifferences } = await previewPlan(template.id, clientIds);

  expect(targetDifferences?.clients).toBe(6);
  const more = targetDifferences?.listed.map(
    ({ macros }) => (macros.find(({ macro }) => macro === 'protein_tot')?.lowestTarget ?? 0) - pasta.protein_tot,
  );
  expect(more?.map(Math.round)).toEqual([70, 60, 50, 40, 30]);
});
