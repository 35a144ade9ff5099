import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import type { MealPlanRecord } from '../contract/document.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '../contract/routes.ts';
import { mealPlanSettingRoutes } from '../contract/settings.ts';
import { askConfirmed, type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;
/** Confirms every energy below 1,000 kcal. */
const littleOf = (clientId: string) => [{ clientId, kind: 'below1000' as const, kcal: 1 }];

let template: MealPlanRecord;

beforeAll(async () => {
  plans = await openMealPlans();
  template = await plans.createFilled([
    [plans.food.pasta, 80],
    [plans.food.milk, 200],
  ]);
});

async function ofClient(clientId: string) {
  const response = await plans.server.ask(clientMealPlanRoutes.list.client, { clientId }, plans.studio.admin);
  return response.data.mealPlans;
}

async function allergicToMilk(): Promise<string> {
  const clientId = await plans.addClient('Allergica');
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
  return clientId;
}

test('a client from whom numbers are hidden lists meal plans without them, the professional with them', async () => {
  const clientId = plans.studio.ids['clients'] ?? '';
  await plans.assign(template.id, { clientIds: [clientId] });
  const choices = { id: clientId, showsCalories: false, showsMacros: true };
  await plans.server.ask(mealPlanSettingRoutes.saveClientSettings, choices, plans.studio.admin);

  const own = (await plans.server.ask(clientMealPlanRoutes.list.own, {}, plans.studio.client)).data.mealPlans;
  const read = await ofClient(clientId);

  expect(own).toMatchObject([{ calories: null, protein_tot: expect.any(Number), protein_percent: null, days: 1 }]);
  expect(read).toMatchObject([{ calories: expect.any(Number), protein_percent: expect.any(Number) }]);
});

test('the preview of an assignment names foods of notes that a client is allergic to; they need no reason', async () => {
  const source = await plans.createFilled([[plans.food.pasta, 80]]);
  const days = source.days.map((day) => ({ ...day, description: 'Oppure: riso 80 g, formaggio 30 g' }));
  await plans.save(source, { days });
  const clientId = await allergicToMilk();
  const request = { id: source.id, clientIds: [clientId], startsOn: today() };

  const { preview } = (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data;

  expect(preview).toMatchObject({
    conflictingClients: 0,
    conflicts: [{ clientId, foods: [], notes: [{ text: 'formaggio 30 g', days: [0] }] }],
  });
});

test('each client gets a published copy that later edits of the template do not change', async () => {
  const source = await plans.createFilled([[plans.food.pasta, 80]]);
  const clientId = await plans.addClient();
  const [copyId = ''] = await plans.assign(source.id, { clientIds: [clientId] });
  const before = await plans.read(copyId);
  await plans.save(source, { title: 'Cambiato dopo', days: [] });
  const after = await plans.read(copyId);

  expect(after).toMatchObject({
    isCustom: true,
    clientId,
    templateId: source.id,
    startsOn: today(),
    endsOn: today(27),
  });
  expect(after.templateTitle).toBe('Cambiato dopo');
  expect(JSON.stringify([after.days, after.aliments])).toBe(JSON.stringify([before.days, before.aliments]));
  expect((await ofClient(clientId))[0]).toMatchObject({ publication: 'active', hasUnpublishedChanges: false });
});

test('a draft and a meal plan without food are not assigned to clients', async () => {
  const { mealPlan } = (await plans.server.ask(mealPlanRoutes.create, { title: 'Vuoto' }, plans.studio.admin)).data;
  const clientIds = [await plans.addClient()];
  const draft = await plans.createFilled([[plans.food.pasta, 80]]);
  await plans.save(draft, { isDraft: true });
  const assign = (id: string, isPublished = true) =>
    askConfirmingLowEnergy(
      plans.server,
      mealPlanRoutes.assign,
      { id, clientIds, startsOn: today(), isPublished },
      plans.studio.admin,
    );

  const detail = async (id: string) =>
    (await plans.server.ask(mealPlanRoutes.detailForAssign, { id }, plans.studio.admin)).data;

  expect(await detail(mealPlan.id)).toMatchObject({ isEmpty: true, mealPlan: { isDraft: true } });
  expect(await detail(draft.id)).toMatchObject({ isEmpty: false, mealPlan: { isDraft: true } });
  expect(await assign(mealPlan.id)).toMatchObject({ status: 422, code: 'empty' });
  expect(await assign(draft.id)).toMatchObject({ status: 422, code: 'draft' });
  expect((await assign(draft.id, false)).status).toBe(200);
  expect((await ofClient(clientIds[0] ?? ''))[0]).toMatchObject({ publication: 'draft' });
});

test('a meal plan that starts later is scheduled, one of the past is anchored there but starts today', async () => {
  const clientId = await plans.addClient();
  const [laterId = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn: today(40) });
  const [earlierId = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn: today(-5) });
  const { published } = (await plans.server.ask(mealPlanRoutes.published, { id: earlierId }, plans.studio.admin)).data;

  expect((await ofClient(clientId)).map(({ id, publication }) => [id, publication])).toEqual([
    [laterId, 'scheduled'],
    [earlierId, 'active'],
  ]);
  expect(published).toMatchObject([{ number: 1, startsOn: today(), state: 'active' }]);
});

test('with replace the present meal plan ends the day before, with keep both stay and the later one is followed', async () => {
  const [one, two] = [await plans.addClient(), await plans.addClient()];
  await plans.assign(template.id, { clientIds: [one, two], startsOn: today(-3) });
  await plans.assign(template.id, { clientIds: [one], startsOn: today(), overlap: 'replace' });
  await plans.assign(template.id, { clientIds: [two], startsOn: today() });

  expect((await ofClient(one)).map(({ publication, endsOn }) => [publication, endsOn])).toEqual([
    ['active', today(27)],
    ['replaced', today(-1)],
  ]);
  expect((await ofClient(two)).map(({ publication, endsOn }) => [publication, endsOn])).toEqual([
    ['active', today(27)],
    ['suspended', today(24)],
  ]);
});

test('the preview counts clients with a plan that starts later, within the days of the new one', async () => {
  const clientId = await plans.addClient();
  await plans.assign(template.id, { clientIds: [clientId], startsOn: today(27) });
  const laterFrom = async (startsOn: string) => {
    const request = { id: template.id, clientIds: [clientId], startsOn };
    return (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data.preview.later;
  };

  expect([await laterFrom(today()), await laterFrom(today(-1))]).toEqual([1, 0]);
});

test('a plan that was never published is neither counted nor ended nor deleted by a new one', async () => {
  const clientId = await plans.addClient();
  const draft = (startsOn: string) =>
    plans.assign(template.id, { clientIds: [clientId], startsOn, isPublished: false }).then(([id = '']) => id);
  const ids = [await draft(today(-3)), await draft(today()), await draft(today(5))];
  const datesOf = () =>
    plans.asOwner('select id, ends_on, replaced_from from meal_plans where id = any($1) order by id', [ids]);
  const before = await datesOf();

  const request = { id: template.id, clientIds: [clientId], startsOn: today() };
  const { preview } = (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data;
  await plans.assign(template.id, { ...request, overlap: 'replace' });

  expect(preview).toMatchObject({ following: 0, ending: 0, deleted: 0, later: 0 });
  expect(await datesOf()).toEqual(before);
});

test('20 identical requests with one key create one copy', async () => {
  const clientId = await plans.addClient();
  const request = { id: template.id, clientIds: [clientId], startsOn: today(), confirmedLowEnergy: littleOf(clientId) };
  const key = newId();
  const { server, studio } = plans;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => server.ask(mealPlanRoutes.assign, request, studio.admin, 'it', key)),
  );

  expect(new Set(responses.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1);
  expect(await ofClient(clientId)).toHaveLength(1);
});

describe('a food that the client is allergic to', () => {
  test('is listed by the preview with its reason', async () => {
    const clientId = await allergicToMilk();
    const request = { id: template.id, clientIds: [clientId, await plans.addClient()], startsOn: today() };
    const { preview } = (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data;

    expect(preview).toMatchObject({ clients: 2, conflictingClients: 1 });
    expect(preview.conflicts).toMatchObject([
      {
        clientId,
        foods: [
          {
            alimentId: plans.food.milk.id,
            level: 'forbidden',
            isExplained: false,
            reasons: [{ kind: 'allergen', allergen: 'milk', strength: 'contains', severity: 'allergy' }],
          },
        ],
      },
    ]);
  });

  test('is assigned only with a note, which only the copy of that client gets', async () => {
    const [clientId, other] = [await allergicToMilk(), await plans.addClient()];
    const request = { id: template.id, clientIds: [clientId, other], startsOn: today() };
    const refused = await plans.server.ask(mealPlanRoutes.assign, request, plans.studio.admin);
    const copyIds = await plans.assign(template.id, { ...request, conflictNote: 'Latte senza lattosio, testato' });
    const notesOf = async (id: string) =>
      (await plans.read(id)).days.flatMap((day) =>
        day.meals.flatMap((meal) =>
          meal.mealComponents.flatMap((one) => one.components.map(({ conflictNote }) => conflictNote)),
        ),
      );
    const copies = await Promise.all(copyIds.map(plans.read));
    const noted = copies.find((copy) => copy.clientId === clientId);
    const plain = copies.find((copy) => copy.clientId === other);

    expect(refused).toMatchObject({ status: 422, code: 'conflicts' });
    expect(await notesOf(noted?.id ?? '')).toEqual(['', 'Latte senza lattosio, testato']);
    expect(await notesOf(plain?.id ?? '')).toEqual(['', '']);
  });

  test('added to the copy later is not published without a note', async () => {
    const clientId = await allergicToMilk();
    const safe = await plans.createFilled([[plans.food.pasta, 80]]);
    const [copyId = ''] = await plans.assign(safe.id, { clientIds: [clientId] });
    const copy = await plans.read(copyId);
    await plans.save(copy, withFoods(copy, [[plans.food.milk, 200]]));
    const publish = (conflictNote: string | null) =>
      askConfirmed(
        plans.server,
        mealPlanRoutes.publish,
        { id: copyId, version: copy.version + 1, conflictNote },
        plans.studio.admin,
      );

    expect(await publish(null)).toMatchObject({ status: 422, code: 'conflicts' });
    expect((await publish('Provato in ambulatorio')).status).toBe(200);
  });

  test('added to the copy later is published once with its note by 20 identical requests', async () => {
    const clientId = await allergicToMilk();
    const safe = await plans.createFilled([[plans.food.pasta, 80]]);
    const [copyId = ''] = await plans.assign(safe.id, { clientIds: [clientId] });
    const copy = await plans.read(copyId);
    await plans.save(copy, withFoods(copy, [[plans.food.milk, 200]]));
    const confirmedAllergies = [{ clientId, alimentId: plans.food.milk.id, allergen: 'milk' as const }];
    const conflictNote = 'Provato in ambulatorio';
    const request = {
      id: copyId,
      version: copy.version + 1,
      conflictNote,
      confirmedAllergies,
      confirmedLowEnergy: littleOf(clientId),
    };
    const key = newId();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        plans.server.ask(mealPlanRoutes.publish, request, plans.studio.admin, 'it', key),
      ),
    );

    expect(new Set(responses.map(({ status, data }) => `${status} ${data.published.number}`))).toEqual(
      new Set(['200 2']),
    );
    expect((await plans.read(copyId)).version).toBe(copy.version + 2);
    const { published } = (await plans.server.ask(mealPlanRoutes.published, { id: copyId }, plans.studio.admin)).data;
    expect(published).toHaveLength(2);
  });
});

test('the preview of an assignment names the days that nobody would get by the calendar of the meal plan', async () => {
  const { pasta, rice } = plans.food;
  const filled = await plans.createFilled([[pasta, 80]], [[rice, 70]], [[pasta, 90]]);
  const preview = async () => {
    const request = { id: filled.id, clientIds: [await plans.addClient()], startsOn: today() };
    return (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data.preview;
  };
  const none = { undecided: [], unreached: [], uncovered: [] };
  expect((await preview()).scheduleFaults).toEqual(none);

  await plans.save(filled, { schedule: 'weekdays' });

  const { undecided } = (await preview()).scheduleFaults;
  expect(undecided.map(({ number, weekday }) => [number, weekday])).toEqual([
    [1, null],
    [2, null],
    [3, null],
  ]);
});
