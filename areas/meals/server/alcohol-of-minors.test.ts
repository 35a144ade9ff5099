import { expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { handOverRoutes } from '#areas/collaborators/contract/hand-over.ts';
import { setCoachPermissions } from '#database/testing/coach.ts';
import { mealRoutes } from '../contract.ts';
import { openDietStudio } from './testing/diet-studio.ts';

test('the food diary names wine that a client of 15 had, of whom no dietary profile was saved, also once the client is of age, and to who may only view meal plans', async () => {
  const diet = await openDietStudio();
  const { server, studio, asOwner, clientId, today } = diet;
  const { aliments } = (await server.ask(alimentRoutes.list, { search: 'Vino rosso' }, studio.admin)).data;
  const { id = '' } = aliments.find(({ name }) => name === 'Vino rosso') ?? {};
  await diet.addFood((await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment);
  await diet.publish();
  const setAge = (interval: string) =>
    asOwner(`update clients set birth_date = current_date - $2::interval where id = $1`, [clientId, interval]);
  await setAge('15 years 40 days');
  const { days } = (await server.ask(mealRoutes.days.own, {}, studio.client)).data.diet;
  const [first] = days;
  const meal = { publishedId: first?.publishedId ?? '', mealId: first?.day?.meals[0]?.id ?? '' };
  const loggedAt = new Date().toISOString();
  const meals = [{ ...diet.report(), ...meal, loggedAt }];
  await server.ask(mealRoutes.sync.own, { sentAt: loggedAt, meals }, studio.client);
  const eaten = async (token = studio.admin) =>
    (await server.ask(mealRoutes.days.client, { clientId, from: today }, token)).data.diet.conflicts;

  const wine = { name: 'Vino rosso', reasons: [{ kind: 'state', state: 'minor', group: 'alcohol' }] };
  expect(await eaten()).toMatchObject([wine]);
  await setCoachPermissions(server, studio, ['view home', 'view clients', 'view meal plans']);
  const charge = { clientIds: [clientId], kinds: ['nutrition' as const], to: studio.memberships.coach };
  await server.ask(handOverRoutes.changeCollaborators, charge, studio.admin);
  expect(await eaten(studio.coach)).toMatchObject([wine]);
  await asOwner(`update meal_entries set logged_at = logged_at - interval '10 days' where client_id = $1`, [clientId]);
  await setAge('18 years 5 days');
  expect(await eaten()).toMatchObject([wine]);
  await setAge('18 years 20 days');
  expect(await eaten()).toEqual([]);
});
