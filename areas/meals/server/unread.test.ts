import { beforeAll, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { clientMealRoutes, type MealReport, mealRoutes } from '../contract.ts';
import { openTestStudio } from '#database/testing/studio.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;

beforeAll(async () => {
  diet = await openDietStudio();
  const { clientId, server, studio } = diet;
  await server.ask(clientMealRoutes.markRead, { clientId, until: diet.today }, studio.admin);
});

function report(changes: Partial<MealReport>) {
  const request = { sentAt: new Date().toISOString(), meals: [{ ...diet.report(), ...changes }] };
  return diet.server.ask(mealRoutes.sync.own, request, diet.studio.client);
}

const unread = async () => (await diet.server.ask(clientMealRoutes.unread, {}, diet.studio.admin)).data.clients;

const isMarkedInClients = async () => {
  const { clients } = (await diet.server.ask(clientRoutes.list, {}, diet.studio.admin)).data;
  return clients.find(({ id }) => id === diet.clientId)?.hasUnreadPain;
};

test('a skipped meal and a note are to be read, a meal as planned is not; the diary marks them as read', async () => {
  await report({ state: 'as_planned' });
  expect(await unread()).toEqual([]);

  await report({ state: 'skipped', mealId: diet.mealIds[1] ?? '' });
  await report({ state: 'as_planned', note: 'Buono', mealId: diet.mealIds[2] ?? '' });
  expect(await unread()).toMatchObject([
    { clientId: diet.clientId, meals: 2, skipped: 1, notes: 1, lastOn: diet.today },
  ]);
  expect((await diet.server.ask(clientMealRoutes.unread, {}, diet.studio.coach)).status).toBe(403);
  await diet.asOwner(`update clients set delete_after = now() + interval '9 days' where id = $1`, [diet.clientId]);
  expect(await unread()).toEqual([]);
  await diet.asOwner('update clients set delete_after = null where id = $1', [diet.clientId]);

  const request = { clientId: diet.clientId, until: diet.today };
  await diet.server.ask(clientMealRoutes.markRead, request, diet.studio.admin);
  expect(await unread()).toEqual([]);
});

test('a note that names a symptom is counted as one', async () => {
  await report({
    state: 'as_planned',
    note: 'Dopo i gamberi mi prudono e formicolano le labbra',
    mealId: diet.mealIds[1] ?? '',
  });
  expect(await unread()).toMatchObject([{ notes: 1, symptoms: 1 }]);
  expect(await isMarkedInClients()).toBe(true);
  const ofClient = await diet.server.ask(clientMealRoutes.unread, { clientId: diet.clientId }, diet.studio.admin);
  expect(ofClient.data.clients).toMatchObject([
    { symptomNotes: [{ date: diet.today, text: 'Dopo i gamberi mi prudono e formicolano le labbra' }] },
  ]);
  const ofRecipients = async (clientIds: string[]) =>
    (await diet.server.ask(clientMealRoutes.unreadOfRecipients, { clientIds }, diet.studio.admin)).data.clients;
  expect(await ofRecipients([diet.clientId])).toEqual(ofClient.data.clients);
  expect(await ofRecipients([])).toEqual([]);
  const stranger = await openTestStudio(diet.server);
  expect((await diet.server.ask(clientMealRoutes.unread, { clientId: diet.clientId }, stranger.admin)).status).toBe(
    404,
  );

  const request = { clientId: diet.clientId, until: diet.today };
  await diet.server.ask(clientMealRoutes.markRead, request, diet.studio.admin);
  expect(await isMarkedInClients()).toBe(false);
});

test('a note that names a medicine is counted as one, not as a symptom', async () => {
  await report({ state: 'as_planned', note: 'Presa la metformina a stomaco vuoto', mealId: diet.mealIds[3] ?? '' });
  expect(await unread()).toMatchObject([{ notes: 1, symptoms: 0, medicines: 1 }]);
  expect(await isMarkedInClients()).toBe(false);

  const request = { clientId: diet.clientId, until: diet.today };
  await diet.server.ask(clientMealRoutes.markRead, request, diet.studio.admin);
});

test('a note that names a food against the dietary profile is counted, beside the symptoms', async () => {
  const { profile, version } = (await diet.server.ask(dietaryProfileRoutes.get.own, {}, diet.studio.client)).data;
  const { excludedAliments, ...fields } = profile;
  const allergies = [{ allergen: 'nuts' as const, severity: 'allergy' as const }];
  const draft = { ...fields, allergies, excludedAlimentIds: excludedAliments.map(({ id }) => id), version };
  await diet.server.ask(dietaryProfileRoutes.save.own, draft, diet.studio.client);
  const note = 'Dopo le mandorle shock, sto andando al pronto soccorso';
  await report({ state: 'as_planned', note, mealId: diet.mealIds[1] ?? '' });
  await report({ state: 'as_planned', note: 'Aggiunte due noci', mealId: diet.mealIds[2] ?? '' });

  expect(await unread()).toMatchObject([{ notes: 2, symptoms: 1, conflicts: 2 }]);
  const request = { clientId: diet.clientId, until: diet.today };
  await diet.server.ask(clientMealRoutes.markRead, request, diet.studio.admin);
});

test('a meal as planned with a food against the dietary profile is counted, on home and in the list of clients, until it is read', async () => {
  const { profile, version } = (await diet.server.ask(dietaryProfileRoutes.get.own, {}, diet.studio.client)).data;
  const { excludedAliments, ...fields } = profile;
  const allergies = [{ allergen: 'gluten' as const, severity: 'allergy' as const }];
  const draft = { ...fields, allergies, excludedAlimentIds: excludedAliments.map(({ id }) => id), version };
  await diet.server.ask(dietaryProfileRoutes.save.own, draft, diet.studio.client);
  const inList = async () => {
    const { clients } = (await diet.server.ask(clientRoutes.list, {}, diet.studio.admin)).data;
    return clients.find(({ id }) => id === diet.clientId)?.hasUnreadEatenConflict;
  };
  await report({ state: 'as_planned', loggedAt: new Date().toISOString() });

  expect(await unread()).toMatchObject([{ meals: 1, notes: 0, conflicts: 0, eatenConflicts: 1 }]);
  expect(await inList()).toBe(true);
  await report({ state: 'skipped', loggedAt: new Date(Date.now() + 1000).toISOString() });
  expect(await unread()).toMatchObject([{ meals: 1, skipped: 1, eatenConflicts: 0 }]);
  const request = { clientId: diet.clientId, until: diet.today };
  await diet.server.ask(clientMealRoutes.markRead, request, diet.studio.admin);
  expect(await inList()).toBe(false);
});

test('the list of clients has the published meal plan and its last day', async () => {
  const { clients } = (await diet.server.ask(clientRoutes.list, {}, diet.studio.admin)).data;

  const followed = clients.find(({ id }) => id === diet.clientId);
  expect(followed?.mealPlan).toBe('Equilibrato');
  expect(followed?.mealPlanEndsOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('the client gets the note of the assignment with the days', async () => {
  await diet.asOwner('update meal_plans set note = $2 where client_id = $1', [diet.clientId, 'Bevi prima dei pasti']);

  const { plans } = (await diet.server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet;

  expect(plans.map(({ note }) => note)).toContain('Bevi prima dei pasti');
});
