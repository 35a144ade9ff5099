import { beforeAll, expect, test } from 'vitest';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { mealRoutes } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

const today = todayIn('Europe/Rome');
const startsOn = addDays(today, 20);
let plans: DietStudio;

/** A client whose meal plan is published from a day in three weeks on. */
beforeAll(async () => {
  plans = await openDietStudio(() => ({}), startsOn);
});

test('the first day of a plan to come is named when today has none, and not on a day of the plan', async () => {
  const { server, studio } = plans;
  const dietFrom = async (from: string) =>
    (await server.ask(mealRoutes.days.own, { from, days: 1 }, studio.client)).data.diet;

  expect(await dietFrom(today)).toMatchObject({ days: [{ publishedId: null }], nextDayOn: startsOn });
  expect((await dietFrom(startsOn)).nextDayOn).toBeUndefined();
  expect((await dietFrom('2199-12-31')).nextDayOn).toBeUndefined();
});

test('Today knows from which day on there are meals, with and without a program', async () => {
  const { server, studio } = plans;
  const readToday = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today;

  const besideProgram = await readToday();
  expect(besideProgram.program).not.toBeNull();
  expect(besideProgram.otherCare).toEqual({ meals: null, mealsFrom: startsOn, hasTargets: true });

  await server.owner.query('delete from programs where client_id is not null');
  expect((await readToday()).otherCare).toEqual({ meals: null, mealsFrom: startsOn, hasTargets: true });
});
