import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceIntake, referenceRoutes } from '#areas/aliments/contract/references.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const iron: ReferenceIntake = {
  ...{ authority: 'efsa', nutrient: 'iron', kind: 'PRI', sex: 'female', ageFrom: 18, ageTo: null, state: 'pregnant' },
  ...{ lower: 16, upper: null, unit: 'mg', per: 'day', appliesTo: 'total' },
};

test('beside a plan of a pregnant client, only the intakes that are those of other adults say so', async () => {
  const profile = { ...emptyProfile, isPregnant: true };
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile, version: 1, asksStates: true, changes: [], declarations: [] },
  );
  respond(clientRoutes.detail, { client: { ...exampleClient, gender: 'female', birthDate: '1996-03-03' } });
  const fiber: ReferenceIntake = {
    ...iron,
    nutrient: 'fiber',
    kind: 'AI',
    sex: null,
    state: null,
    lower: 25,
    unit: 'g',
  };
  respond(referenceRoutes.list, { authority: 'efsa', intakes: [iron, fiber] });
  await openMealPlan({ mealPlan: exampleCopy }, [], ['view clients']);
  await userEvent.click(await screen.findByRole('button', { name: 'Micronutrienti' }));

  const list = within(await screen.findByRole('region', { name: 'Micronutrienti' }));
  const [note, ...others] = await list.findAllByText('valore degli adulti in generale');
  expect(others).toEqual([]);
  expect(note?.closest('li')?.textContent).toContain('Fibra');
});
