import { beforeEach, expect, test } from 'vitest';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
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
