import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleCopy, openMealPlan } from './testing/open-meal-plan.tsx';

test('what was noted about a client is above the days of their meal plan', async () => {
  const client = { ...exampleClient, id: exampleCopy.clientId, note: 'Reflusso: niente pomodoro la sera.' };
  respond(clientRoutes.detail, { client });
  await openMealPlan({ mealPlan: exampleCopy }, [], ['view clients', 'view health records']);

  const link = await screen.findByRole('link', { name: `Nota su ${exampleClient.name}` });
  expect(link.parentElement?.textContent).toContain('Reflusso: niente pomodoro la sera.');
});
