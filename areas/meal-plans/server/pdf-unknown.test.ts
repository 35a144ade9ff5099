import { expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { createGranola } from './testing/own-foods.ts';
import { openPrintedMealPlans } from './testing/printed-meal-plans.ts';

test('the PDF of a vegan names the foods of which it is not known whether they suit them', async () => {
  const plans = await openPrintedMealPlans();
  const clientId = await plans.addClient('Sara');
  const { excludedAliments: _, ...profile } = emptyProfile;
  const draft = { ...profile, diet: 'vegan' as const, excludedAlimentIds: [], clientId, version: 0 };
  await plans.server.ask(dietaryProfileRoutes.save.client, draft, plans.studio.admin);
  const granola = await createGranola(plans);
  const template = await plans.createFilled([
    [granola, 80],
    [plans.food.pasta, 80],
  ]);
  const [copyId = ''] = await plans.assign(template.id, { clientIds: [clientId] });

  const text = await plans.textOf(copyId);

  const unknown = 'Non si sa se è vegano. Leggi l’etichetta o chiedi a chi ti segue.';
  expect(text).toContain(`${granola.name} – ${unknown}`);
  expect(text).not.toContain(`${plans.food.pasta.name} – ${unknown}`);
});
