import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleCopy as mealPlan, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

test('a food with an allergen of the client is published only once its own confirmation is ticked, beside a note that says something', async () => {
  const allergies = [{ allergen: 'gluten' as const, severity: 'allergy' as const }];
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: { ...emptyProfile, allergies }, version: 2, asksStates: false, changes: [] },
  );
  const aliments = mealPlan.aliments.map((one) => ({
    ...one,
    ...{ allergens: one.name === 'Pasta secca' ? { gluten: 'contains' as const } : {}, declaresAllergens: true },
  }));
  await openMealPlan({ mealPlan: { ...mealPlan, aliments } });
  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pubblica per il cliente' }, { timeout: 10_000 }));
  const reason = await dialog.findByRole('textbox', { name: /^Perché lasci/ });
  const publish = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Pubblica' });

  await userEvent.type(reason, 'x');
  expect(dialog.getByText(/^Scrivi una nota di almeno/)).toBeTruthy();
  await userEvent.click(
    dialog.getByRole('checkbox', { name: /può mangiare «Pasta secca» .*allergia dichiarata a: glutine$/ }),
  );
  expect(publish().disabled).toBe(true);
  await userEvent.type(reason, ' provato con il medico');
  expect(publish().disabled).toBe(false);
  await userEvent.click(dialog.getByRole('checkbox', { name: /Pasta secca/ }));
  expect(publish().disabled).toBe(true);
});
