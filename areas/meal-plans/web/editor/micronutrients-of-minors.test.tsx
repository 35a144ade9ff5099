import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceIntake, referenceRoutes } from '#areas/aliments/contract/references.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const calcium: ReferenceIntake = {
  ...{ authority: 'efsa', nutrient: 'calcium', kind: 'PRI', sex: null, ageFrom: 25, ageTo: null, state: null },
  ...{ lower: 950, upper: null, unit: 'mg', per: 'day', appliesTo: 'total' },
};
const note = /^I riferimenti sono per adulti/;

async function openFor(birthDate: string, intakes: ReferenceIntake[]) {
  respond(clientRoutes.detail, { client: { ...exampleClient, gender: 'male', birthDate } });
  respond(referenceRoutes.list, { authority: 'efsa', intakes });
  await openMealPlan({ mealPlan: exampleCopy }, [], ['view clients']);
  await userEvent.click(await screen.findByRole('button', { name: 'Micronutrienti' }));
  const list = within(await screen.findByRole('region', { name: 'Micronutrienti' }));
  await list.findByText('Calcio');
  return list;
}

test('beside a plan of a minor the editor says that the references are for adults', async () => {
  const list = await openFor('2012-03-03', [calcium]);

  expect(await list.findByText(note)).toBeTruthy();
});

test('it does not for an adult, and not where the account entered a reference for the age', async () => {
  const adult = await openFor('1990-03-03', [calcium]);
  expect((await adult.findByText('Calcio')).closest('li')?.textContent).toContain('%');
  expect(adult.queryByText(note)).toBeNull();
  cleanup();

  const minor = await openFor('2012-03-03', [{ ...calcium, authority: 'own', ageFrom: 11, ageTo: 17, lower: 1150 }]);
  expect((await minor.findByText('Calcio')).closest('li')?.textContent).toContain('%');
  expect(minor.queryByText(note)).toBeNull();
});
