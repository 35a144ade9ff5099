import { beforeAll, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { addDays } from '#shell/common/dates.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import { type MealPlans, openMealPlans, today, withFoods } from './testing/open-meal-plans.ts';

let plans: MealPlans;
let wine: UsedAliment;

const reasons = [{ kind: 'state', state: 'minor', group: 'alcohol', strength: 'contains' }];
const confirmationOf = (clientId: string) => [{ clientId, alimentId: wine.id, allergen: 'alcohol' as const }];

beforeAll(async () => {
  plans = await openMealPlans();
  const { server, studio } = plans;
  const { aliments } = (await server.ask(alimentRoutes.list, { search: 'Vino rosso' }, studio.admin)).data;
  const id = aliments.find(({ name }) => name === 'Vino rosso')?.id ?? '';
  wine = (await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment;
});

/** A client whose birthday with that age is as many days after today, and of whom no dietary profile was saved. */
async function addClient(age: number, days: number): Promise<string> {
  const clientId = await plans.addClient('Sara');
  await setBirthDate(clientId, age, days);
  return clientId;
}

async function setBirthDate(clientId: string, age: number, days: number): Promise<void> {
  const birthDate = `(now() at time zone 'Europe/Rome')::date + $3::int - make_interval(years => $2)`;
  await plans.asOwner(`update clients set birth_date = ${birthDate} where id = $1`, [clientId, age, days]);
}

async function saveProfile(clientId: string, change: object): Promise<void> {
  const { get, save } = dietaryProfileRoutes;
  const { version } = (await plans.server.ask(get.client, { clientId }, plans.studio.admin)).data;
  const { excludedAliments: _, ...nothing } = emptyProfile;
  await plans.server.ask(save.client, { ...nothing, ...change, clientId, version }, plans.studio.admin);
}

/** Assigns wine to the client, and confirms it where `request` says so. */
async function assignWine(clientId: string, request: object = {}) {
  const { id } = await plans.createFilled([[wine, 125]]);
  const body = { id, clientIds: [clientId], startsOn: today(), ...request };
  return askConfirmingLowEnergy(plans.server, mealPlanRoutes.assign, body, plans.studio.admin);
}

async function publish(id: string, request: object = {}) {
  const { version } = await plans.read(id);
  const body = { id, version, ...request };
  return askConfirmingLowEnergy(plans.server, mealPlanRoutes.publish, body, plans.studio.admin);
}

test('the preview of an assignment names wine to a client of 15 without a dietary profile, who gets it once it is confirmed', async () => {
  const clientId = await addClient(15, -30);
  const { id } = await plans.createFilled([[wine, 125]]);
  const request = { id, clientIds: [clientId], startsOn: today() };

  const { preview } = (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data;
  const refused = await assignWine(clientId);
  const accepted = await assignWine(clientId, { confirmedAllergies: confirmationOf(clientId) });

  expect(preview).toMatchObject({ conflicts: [{ clientId, foods: [{ alimentId: wine.id, reasons }] }] });
  expect(refused).toMatchObject({
    status: 422,
    code: 'unconfirmed_allergies',
    data: { missing: confirmationOf(clientId) },
  });
  expect(accepted.status).toBe(200);
});

test('the confirmation of alcohol stays on record and holds for later publications, also when the profile of the client changes in something else', async () => {
  const clientId = await addClient(15, -30);
  const { data } = await assignWine(clientId, { confirmedAllergies: confirmationOf(clientId) });
  const [id = ''] = data.copyIds;
  const rice = withFoods(await plans.read(id), [[plans.food.rice, 80]]);
  await plans.save(await plans.read(id), rice);

  const again = await publish(id);
  const { confirmations } = (await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin)).data;
  await saveProfile(clientId, { excludedWords: ['cipolla'] });
  const changed = (await plans.server.ask(mealPlanRoutes.published, { id }, plans.studio.admin)).data.confirmations;
  const { mealPlans } = (await plans.server.ask(mealPlanRoutes.conflicting, { clientId }, plans.studio.admin)).data;
  const afterChange = await publish(id);

  expect(again.status).toBe(200);
  expect(confirmations).toMatchObject([{ allergen: 'alcohol', strength: 'contains', isCurrent: true }]);
  expect(changed).toEqual(confirmations);
  expect(mealPlans).toEqual([]);
  expect(afterChange.status).toBe(200);
});

test('a pregnancy of the minor asks for another confirmation, and so does the minor after it', async () => {
  const clientId = await addClient(15, -30);
  const confirmedAllergies = confirmationOf(clientId);
  const { data } = await assignWine(clientId, { confirmedAllergies });
  const [id = ''] = data.copyIds;
  await saveProfile(clientId, { isPregnant: true });
  const inPregnancy = await publish(id);
  const confirmed = await publish(id, { confirmedAllergies });
  await saveProfile(clientId, { isPregnant: true, note: 'Preferisce i legumi' });
  const stillPregnant = await publish(id);
  await saveProfile(clientId, {});
  const afterwards = await publish(id);

  expect([inPregnancy, confirmed, stillPregnant, afterwards].map(({ status }) => status)).toEqual([422, 200, 200, 422]);
});

test('wine that is listed for a client of 17 is so until the day before they turn 18', async () => {
  const { server, studio } = plans;
  const clientId = await plans.addClient('Sara');
  await assignWine(clientId);
  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.admin)).data;
  await server.ask(clientRoutes.update, { ...client, birthDate: addDays(today(), -17 * 365) }, studio.admin);
  const listedWithDaysLeft = async (days: number) => {
    await setBirthDate(clientId, 18, days);
    const { mealPlans } = (await server.ask(mealPlanRoutes.conflicting, { clientId }, studio.admin)).data;
    return mealPlans.flatMap(({ foods }) => foods.map(({ name }) => name));
  };

  expect(await listedWithDaysLeft(1)).toEqual(['Vino rosso']);
  expect(await listedWithDaysLeft(0)).toEqual([]);
});

test.each([
  ['tomorrow', 1, 422],
  ['today', 0, 200],
])('who turns 18 %s is assigned wine with the status %s', async (_, days, status) => {
  const clientId = await addClient(18, days);

  expect((await assignWine(clientId)).status).toBe(status);
});

test('that a client is a minor is derived, is part of no stored profile, and is read by who may only view meal plans', async () => {
  const { server, studio } = plans;
  const clientId = await addClient(15, -30);
  await saveProfile(clientId, { isMinor: true, excludedWords: ['cipolla'] });
  const permissions = ['view home', 'view clients', 'view meal plans'];
  await plans.asOwner(`update memberships set permissions = $2 where account_id = $1 and role = 'coach'`, [
    studio.accountId,
    permissions,
  ]);
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  const to = collaborators.find(({ role }) => role === 'coach')?.id ?? '';
  await server.ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind: 'nutrition', to }, studio.admin);
  const read = async (token: string) =>
    (await server.ask(dietaryProfileRoutes.get.client, { clientId }, token)).data.profile;
  const stored = await plans.asOwner('select profile from dietary_profiles where client_id = $1', [clientId]);

  expect(await read(studio.admin)).toMatchObject({ isMinor: true, excludedWords: ['cipolla'] });
  expect(await read(studio.coach)).toMatchObject({ isMinor: true });
  expect(JSON.stringify(stored)).not.toMatch(/isMinor/);
});
