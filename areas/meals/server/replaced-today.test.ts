import { beforeEach, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { todayIn } from '#shell/common/dates.ts';
import { mealRoutes } from '../contract.ts';
import { mealsOn } from '../rules/days.ts';
import { openDietStudio, type DietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;

beforeEach(async () => {
  diet = await openDietStudio();
});

test.each(['replaced by another one', 'unassigned'])(
  'what a phone without a connection noted by a meal plan that began today is stored when it was %s meanwhile',
  async (change) => {
    const { server, studio, clientId } = diet;
    const note = 'Mi si è gonfiata la lingua';
    const meals = [{ ...diet.report(), note }];

    if (change === 'unassigned')
      await server.ask(mealPlanRoutes.unassignUserMealPlan, { id: diet.copyId }, studio.admin);
    else {
      const other = await diet.createFilled([[diet.food.rice, 70]]);
      await diet.assign(other.id, { clientIds: [clientId], overlap: 'replace' });
    }
    const sent = await server.ask(mealRoutes.sync.own, { sentAt: new Date().toISOString(), meals }, studio.client);

    expect(sent.data.refused).toEqual([]);
    const request = { clientId, from: diet.today };
    const { days, entries } = (await server.ask(mealRoutes.days.client, request, studio.admin)).data.diet;
    const [today] = days;
    const shown = today ? mealsOn(today, entries) : [];
    expect(shown.find(({ meal }) => meal.id === diet.mealIds[0])).toMatchObject({ publishedId: diet.publishedId });
    expect(entries).toMatchObject([{ note, state: 'as_planned', isNew: true }]);
  },
);

test('it is stored also when the plan was removed by a coach for whom the day of the client has not begun', async () => {
  const date = todayIn('Pacific/Kiritimati');
  diet = await openDietStudio(undefined, date);
  await diet.server.ask(accountRoutes.setTimeZone, { timeZone: 'Pacific/Kiritimati' }, diet.studio.client);
  await diet.server.ask(accountRoutes.setTimeZone, { timeZone: 'Pacific/Honolulu' }, diet.studio.admin);
  const own = (await diet.server.ask(mealRoutes.days.own, { from: date, days: 1 }, diet.studio.client)).data.diet;
  const [day] = own.days;
  const meal = { publishedId: day?.publishedId ?? '', mealId: day?.day?.meals[0]?.id ?? '', date };
  const meals = [{ ...diet.report(), ...meal, note: 'Mi si è gonfiata la lingua' }];

  await diet.server.ask(mealPlanRoutes.unassignUserMealPlan, { id: diet.copyId }, diet.studio.admin);
  const request = { sentAt: new Date().toISOString(), meals };

  expect((await diet.server.ask(mealRoutes.sync.own, request, diet.studio.client)).data.refused).toEqual([]);
});
