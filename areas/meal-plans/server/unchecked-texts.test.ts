import { expect, test } from 'vitest';
import { mealPlanRoutes } from '../contract/routes.ts';
import { lineToCheck } from '../rules/testing/lines.ts';
import { openMealPlans, today } from './testing/open-meal-plans.ts';
import { addAllergicClient } from './testing/own-foods.ts';

test('the preview of an assignment says which dishes without ingredients are not checked, for clients with an allergy only', async () => {
  const plans = await openMealPlans();
  const source = await plans.createFilled([[plans.food.pasta, 80]]);
  const [day] = source.days;
  const [meal] = day?.meals ?? [];
  if (!day || !meal) throw new Error('no meal');
  const filled = { ...meal, mealComponents: [...meal.mealComponents, lineToCheck('Torta della nonna')] };
  await plans.save(source, { days: [{ ...day, meals: [filled, ...day.meals.slice(1)] }] });
  const allergic = await addAllergicClient(plans);
  const other = await plans.addClient('Senza');
  const preview = async (clientIds: string[]) => {
    const request = { id: source.id, clientIds, startsOn: today() };
    return (await plans.server.ask(mealPlanRoutes.previewAssign, request, plans.studio.admin)).data.preview;
  };

  expect((await preview([allergic, other])).unchecked).toEqual({
    texts: [{ text: 'Torta della nonna', text_en: '', days: [0] }],
    clients: [expect.stringContaining('Allergica')],
  });
  expect((await preview([other])).unchecked).toBeUndefined();
});
