import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { lineToCheck } from '../../rules/testing/lines.ts';
import { exampleContent, exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test('a dish without ingredients is not checked for the allergy of the client, which its row and the publication say', async () => {
  const profile = { ...emptyProfile, allergies: [{ allergen: 'nuts' as const, severity: 'allergy' as const }] };
  respond(dietaryProfileRoutes.get.client, { profile, version: 1, asksStates: false, changes: [] });
  const [first, ...days] = exampleContent.days;
  const [meal, ...meals] = first?.meals ?? [];
  if (!first || !meal) throw new Error('no meal');
  const filled = { ...meal, mealComponents: [...meal.mealComponents, lineToCheck('Torta della nonna')] };
  const content = { ...exampleContent, days: [{ ...first, meals: [filled, ...meals] }, ...days] };
  await openMealPlan({ mealPlan: { ...exampleCopy, ...content } });

  expect(await screen.findByText('non controllato: senza ingredienti')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
  expect(await dialog.findByText('Non controllato per allergie e intolleranze: 1 voce senza ingredienti')).toBeTruthy();
  expect(dialog.getByText(/Torta della nonna/)).toBeTruthy();
});
