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

test('an update from the template names the dishes without ingredients that it brings, not those that the copy has already', async () => {
  const plans = await openMealPlans();
  const source = await plans.createFilled([[plans.food.pasta, 80]]);
  const allergic = await addAllergicClient(plans);
  const other = await plans.addClient('Senza');
  const withLine = async (line: string) => {
    const template = await plans.read(source.id);
    const [day] = template.days;
    const [meal, ...meals] = day?.meals ?? [];
    if (!day || !meal) throw new Error('no meal');
    const filled = { ...meal, mealComponents: [...meal.mealComponents, lineToCheck(line)] };
    await plans.save(template, { days: [{ ...day, meals: [filled, ...meals] }] });
  };
  await withLine('Polpettone');
  await plans.assign(source.id, { clientIds: [allergic, other] });
  await withLine('Torta della nonna');

  const { copies } = (await plans.server.ask(mealPlanRoutes.copyUpdates, { id: source.id }, plans.studio.admin)).data;
  const uncheckedOf = (clientId: string) => copies.find((one) => one.clientId === clientId)?.unchecked;

  expect(uncheckedOf(allergic)).toEqual([{ text: 'Torta della nonna', text_en: '', days: [0] }]);
  expect(uncheckedOf(other)).toBeUndefined();
});
