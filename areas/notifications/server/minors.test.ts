import { expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { handOverRoutes } from '#areas/collaborators/contract/hand-over.ts';
import { setCoachPermissions } from '#database/testing/coach.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { openMealStudio } from './testing/meal-studio.ts';

const today = todayIn('Europe/Rome');
const [ofAge, fifteen] = [addDays(today, -20 * 366), addDays(today, -15 * 366)];

test('wine in a plan that was published before the date of birth was known is told to who may only view meal plans, and listed until the date is corrected', async () => {
  const diet = await openMealStudio();
  const { server, studio, clientId } = diet;
  const { aliments } = (await server.ask(alimentRoutes.list, { search: 'Vino rosso' }, studio.admin)).data;
  const { id = '' } = aliments.find(({ name }) => name === 'Vino rosso') ?? {};
  await setBirthDate(null);
  await diet.addFood((await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment);
  await diet.publish();
  await setCoachPermissions(server, studio, ['view home', 'view clients', 'view notifications', 'view meal plans']);
  const charge = { clientIds: [clientId], kinds: ['nutrition' as const], to: studio.memberships.coach };
  await server.ask(handOverRoutes.changeCollaborators, charge, studio.admin);
  const listed = async () =>
    (await server.ask(mealPlanRoutes.conflicting, { clientId }, studio.coach)).data.mealPlans.flatMap(({ foods }) =>
      foods.map(({ name }) => name),
    );
  async function setBirthDate(birthDate: string | null) {
    const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.admin)).data;
    expect((await server.ask(clientRoutes.update, { ...client, birthDate }, studio.admin)).status).toBe(200);
  }
  expect(await listed()).toEqual([]);

  await setBirthDate(fifteen);
  expect(await listed()).toEqual(['Vino rosso']);
  const conflicts = (await diet.listOf(studio.coach)).filter(({ kind }) => kind === 'diet_conflicts');
  expect(conflicts).toMatchObject([{ 'foods.it': 'Vino rosso' }]);

  await setBirthDate(ofAge);
  expect(await listed()).toEqual([]);
});

test('wine in the plan of a client who types at the registration to be 15 is told and listed, as no change of their profile', async () => {
  const diet = await openMealStudio();
  const { server, studio } = diet;
  const { aliments } = (await server.ask(alimentRoutes.list, { search: 'Vino rosso' }, studio.admin)).data;
  const { id = '' } = aliments.find(({ name }) => name === 'Vino rosso') ?? {};
  const { aliment: wine } = (await server.ask(alimentRoutes.get, { id }, studio.admin)).data;
  const person = { name: 'Nina Neri', email: 'nina@example.com' };
  const clientId = (await server.ask(clientRoutes.create, person, studio.admin)).data.client.id;
  await diet.assign((await diet.createFilled([[wine, 125]])).id, { clientIds: [clientId] });
  const { token } = await server.mailTo(person.email);
  await diet.asOwner('delete from notifications where account_id = $1', [studio.accountId]);
  const guardian = { guardianName: 'Carla Neri', guardianAgreement: true };
  const registration = { ...guardian, token, name: person.name, password: 'password-mia', birthDate: fifteen };
  const answer = { ...registration, agreement: true as const, healthConsent: true };
  expect((await server.ask(clientRoutes.register, answer)).status).toBe(200);

  const { mealPlans } = (await server.ask(mealPlanRoutes.conflicting, { clientId }, studio.admin)).data;
  expect(mealPlans).toMatchObject([{ foods: [{ name: 'Vino rosso' }] }]);
  const kinds = await diet.kindsOf(studio.admin);
  expect(kinds).toContain('diet_conflicts');
  expect(kinds).not.toContain('diet_profile_changed');
});

test('who works alone and types that a client is 15 is told of the wine in the published plan', async () => {
  const diet = await openMealStudio();
  const { server, studio, clientId } = diet;
  await diet.asOwner(`update memberships set deactivated_at = now() where account_id = $1 and id = $2`, [
    studio.accountId,
    studio.memberships.coach,
  ]);
  const { aliments } = (await server.ask(alimentRoutes.list, { search: 'Vino rosso' }, studio.admin)).data;
  const { id = '' } = aliments.find(({ name }) => name === 'Vino rosso') ?? {};
  const { client } = (await server.ask(clientRoutes.detail, { id: clientId }, studio.admin)).data;
  await server.ask(clientRoutes.update, { ...client, birthDate: null }, studio.admin);
  await diet.addFood((await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment);
  await diet.publish();
  await diet.asOwner('delete from notifications where account_id = $1', [studio.accountId]);
  const known = (await server.ask(clientRoutes.detail, { id: clientId }, studio.admin)).data.client;
  await server.ask(clientRoutes.update, { ...known, birthDate: fifteen }, studio.admin);

  const conflicts = (await diet.listOf(studio.admin)).filter(({ kind }) => kind === 'diet_conflicts');
  expect(conflicts).toMatchObject([{ 'foods.it': 'Vino rosso' }]);
});
