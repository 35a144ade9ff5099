import { expect, test } from 'vitest';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { runJob } from '#database/testing/run-job.ts';
import { addDays } from '#shell/common/dates.ts';
import { notifyDaily } from './operations/daily.ts';
import { openMealStudio } from './testing/meal-studio.ts';

test('an ending meal plan is withdrawn when its days are moved, and not when only its note changes', async () => {
  const diet = await openMealStudio();
  const { server, studio, copyId: id } = diet;
  const { accountId } = studio;
  await diet.asOwner('update meal_plans set archived_at = now() where client_id = $2 and id <> $1', [
    id,
    diet.clientId,
  ]);
  const begun = addDays(diet.today, -14);
  await diet.asOwner('update meal_plans set starts_on = $2, ends_on = $3 where id = $1', [
    id,
    begun,
    addDays(diet.today, 5),
  ]);
  await runJob(server, studio, (scope) => notifyDaily(scope, { accountId }));
  const saveDates = async (startsOn: string, note: string) => {
    const { copy } = (await server.ask(mealPlanRoutes.userMealPlan, { id }, studio.admin)).data;
    const request = { id, version: copy.version, startsOn, note };
    expect((await server.ask(mealPlanRoutes.updateUserMealPlanDate, request, studio.admin)).status).toBe(200);
    return (await diet.kindsOf(studio.admin)).includes('meal_plan_expiring');
  };

  expect(await saveDates(begun, 'Con calma')).toBe(true);
  expect(await saveDates(addDays(diet.today, 2), 'Con calma')).toBe(false);
});
