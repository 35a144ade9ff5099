import { beforeAll, beforeEach, expect, test } from 'vitest';
import { handOverRoutes } from '#areas/collaborators/contract/hand-over.ts';
import { setCoachPermissions } from '#database/testing/coach.ts';
import { addDays } from '#shell/common/dates.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { clientMealRoutes, type MealReport, mealRoutes } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;
let coach: string;
let dietitian: string;

type Professional = 'admin' | 'coach' | 'nutritionist';

beforeAll(async () => {
  diet = await openDietStudio();
  coach = diet.studio.coach;
  dietitian = diet.studio.nutritionist;
  await setCoachPermissions(diet.server, diet.studio, [...rolePermissions().coach, 'view meal plans']);
});

/** The coach and the dietitian follow the client, who has reported nothing. */
beforeEach(async () => {
  await diet.asOwner('delete from meal_diary_readers where client_id = $1', [diet.clientId]);
  await diet.asOwner('delete from meal_entries where client_id = $1', [diet.clientId]);
  await entrust('training', 'coach');
  await entrust('nutrition', 'nutritionist');
});

async function entrust(kind: 'training' | 'nutrition', to: Professional): Promise<void> {
  const { clientId, server, studio } = diet;
  const request = { clientIds: [clientId], kinds: [kind], to: studio.memberships[to] };
  expect((await server.ask(handOverRoutes.changeCollaborators, request, studio.admin)).status).toBe(200);
}

async function skip(changes: Partial<MealReport> = {}): Promise<void> {
  const meal = { ...diet.report(), state: 'skipped' as const, note: 'Nausea', ...changes };
  const request = { sentAt: new Date().toISOString(), meals: [meal] };
  expect((await diet.server.ask(mealRoutes.sync.own, request, diet.studio.client)).status).toBe(200);
}

const openDiary = (reader: string, until = diet.today) =>
  diet.server.ask(clientMealRoutes.markRead, { clientId: diet.clientId, until }, reader);

/** How many reports home and the diary of a week name as unread. */
async function unreadOf(reader: string) {
  const { clients } = (await diet.server.ask(clientMealRoutes.unread, {}, reader)).data;
  const from = addDays(diet.today, -6);
  const request = { clientId: diet.clientId, from, days: 14 };
  const { entries } = (await diet.server.ask(mealRoutes.days.client, request, reader)).data.diet;
  return {
    home: clients.find(({ clientId }) => clientId === diet.clientId)?.meals ?? 0,
    diary: entries.filter(({ isNew }) => isNew).length,
  };
}

const meals = (total: number) => ({ home: total, diary: total });

test('a skipped meal that the dietitian has read stays to be read for the coach until the coach opens the diary', async () => {
  await skip();
  await openDiary(dietitian);
  expect(await unreadOf(dietitian)).toEqual(meals(0));
  expect(await unreadOf(coach)).toEqual(meals(1));

  await openDiary(coach);
  expect(await unreadOf(coach)).toEqual(meals(0));
});

test('what the client reports after both have read is to be read by both', async () => {
  await skip();
  await openDiary(dietitian);
  await openDiary(coach);
  await skip({ mealId: diet.mealIds[1] ?? '' });

  for (const reader of [dietitian, coach]) expect(await unreadOf(reader)).toEqual(meals(1));
});

test('the owner who does not follow the client has nothing to read once somebody who does has read it', async () => {
  await skip();
  expect(await unreadOf(diet.studio.admin)).toEqual(meals(1));

  await openDiary(coach);
  expect(await unreadOf(diet.studio.admin)).toEqual(meals(0));
  expect(await unreadOf(dietitian)).toEqual(meals(1));
});

test('the owner who follows the client reads the diary as the other professional does', async () => {
  await entrust('nutrition', 'admin');
  await skip();
  await openDiary(coach);

  expect(await unreadOf(diet.studio.admin)).toEqual(meals(1));
});

test('opening a week leaves the meals of later weeks to be read, in whichever order they were reported', async () => {
  await skip({ date: addDays(diet.today, 1) });
  await skip();
  await skip({ date: addDays(diet.today, 2), mealId: diet.mealIds[1] ?? '' });

  await openDiary(coach);
  expect(await unreadOf(coach)).toEqual(meals(2));
  await openDiary(coach, addDays(diet.today, 2));
  expect(await unreadOf(coach)).toEqual(meals(0));
});

test('a report about an earlier week that arrives late is to be read, and opening that week leaves the newer ones', async () => {
  await openDiary(coach);
  await skip();
  await openDiary(coach);
  await diet.asOwner(
    `insert into meal_entries (account_id, client_id, eaten_on, meal_id, state, logged_at, new_at)
     values ($1, $2, $3, gen_random_uuid(), 'skipped', now(), now())`,
    [diet.studio.accountId, diet.clientId, addDays(diet.today, -9)],
  );
  await skip({ mealId: diet.mealIds[1] ?? '' });
  const home = async () => (await unreadOf(coach)).home;
  expect(await home()).toBe(2);

  await openDiary(coach, addDays(diet.today, -8));
  expect(await home()).toBe(1);
  await openDiary(coach);
  expect(await home()).toBe(0);
});

test('who takes over the client has to read what is reported since, and before only what nobody has read', async () => {
  await entrust('nutrition', 'admin');
  await skip();
  await openDiary(coach);
  await skip({ mealId: diet.mealIds[1] ?? '' });
  await entrust('nutrition', 'nutritionist');
  expect(await unreadOf(dietitian)).toEqual(meals(1));

  await skip({ mealId: diet.mealIds[2] ?? '' });
  await openDiary(coach);
  expect(await unreadOf(dietitian)).toEqual(meals(1));
});

test('a coach who follows the client already and gets the nutrition, too, still has to read what the other has read', async () => {
  await skip();
  await openDiary(dietitian);
  await entrust('nutrition', 'coach');

  expect(await unreadOf(coach)).toEqual(meals(1));
});
