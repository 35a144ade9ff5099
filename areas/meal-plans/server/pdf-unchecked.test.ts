import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { mealPlanDownloadRoutes } from '../contract/pdf.ts';
import { lineToCheck } from '../rules/testing/lines.ts';
import { openPrintedMealPlans } from './testing/printed-meal-plans.ts';

test('the PDF names dishes without ingredients as not checked, above the meals and beside them, for a client with an intolerance', async () => {
  const plans = await openPrintedMealPlans();
  const { admin, client, ids } = plans.studio;
  const template = await plans.createFilled([[plans.food.oil, 10]]);
  const [day] = template.days;
  const [meal, described, ...meals] = day?.meals ?? [];
  if (!day || !meal || !described) throw new Error('no meals');
  const cake = { ...meal, mealComponents: [...meal.mealComponents, lineToCheck('Piatto della nonna')] };
  const canteen = { ...described, id: newId(), meal_description: 'Piatto della mensa' };
  await plans.save(template, { days: [{ ...day, meals: [cake, canteen, ...meals] }] });
  const [copyId = ''] = await plans.assign(template.id, { clientIds: [ids['clients'] ?? ''] });

  const text = await plans.textOf(copyId, {}, client);
  const { unchecked } = (await plans.server.ask(mealPlanDownloadRoutes.pdfConflicts, { id: copyId }, admin)).data;

  expect(text).toMatch(/Attenzione.*«Piatto della nonna» – Non controllato per allergie e intolleranze.*Giorno 1/);
  expect(text).toMatch(/Giorno 1.*Piatto della nonna ! non controllato: senza ingredienti/);
  expect(text).toMatch(/Piatto della mensa ! non controllato: senza ingredienti/);
  expect(unchecked?.map((one) => one.text)).toEqual(['Piatto della nonna', 'Piatto della mensa']);
  expect(await plans.textOf(template.id)).not.toContain('non controllato');
});
