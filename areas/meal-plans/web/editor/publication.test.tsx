import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import type { PublishedVersion } from '../../contract/assigned.ts';
import { exampleDetail, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => {
  localStorage.clear();
  respond(
    { ...dietaryProfileRoutes.get.own, ...dietaryProfileRoutes.get.client },
    { profile: emptyProfile, version: 1, asksStates: false, changes: [] },
  );
});
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const first: PublishedVersion = {
  id: '0199a000-0000-7000-8000-00000000a001',
  number: 1,
  version: 2,
  startsOn: '2026-11-01',
  publishedAt: '2026-11-01T10:00:00Z',
  author: 'Nadia Nutri',
  state: 'active',
};
const clientId = '0199a000-0000-7000-8000-0000000000c1';
const dates = { startsOn: '2026-11-01', endsOn: '2099-12-31' };
const mealPlan = { ...exampleDetail.mealPlan, isCustom: true, clientId, clientName: 'Carla Prova', ...dates };
const isPrimary = () => screen.getByRole('button', { name: 'Pubblica' }).dataset['variant'] === 'filled';

test('a copy that was published as it is says so, and after an edit that it has changes to publish', async () => {
  await openMealPlan({ mealPlan, published: [first], publishedVersion: 3 });
  expect(screen.getByText('Pubblicato dal 1 nov 2026')).toBeTruthy();
  expect(screen.queryByText('Modifiche da pubblicare')).toBeNull();
  expect(isPrimary()).toBe(false);

  await userEvent.type(screen.getByRole('textbox', { name: 'Grammi di Pasta secca' }), '5');

  expect(await screen.findByText('Modifiche da pubblicare')).toBeTruthy();
  await waitFor(() => expect(isPrimary()).toBe(true));
});

test('changes that were saved before the editor was opened are still to be published', async () => {
  await openMealPlan({ mealPlan, published: [first], publishedVersion: 2 });

  expect(screen.getByText('Modifiche da pubblicare')).toBeTruthy();
  expect(isPrimary()).toBe(true);
});

test('a copy that has ended has nothing to publish', async () => {
  const ended = { ...mealPlan, endsOn: '2026-11-10' };
  await openMealPlan({ mealPlan: ended, published: [first], publishedVersion: 2 });

  expect(screen.queryByText('Modifiche da pubblicare')).toBeNull();
});

test('a copy that was never published is published with the main button', async () => {
  await openMealPlan({ mealPlan });

  expect(screen.queryByText('Modifiche da pubblicare')).toBeNull();
  expect(isPrimary()).toBe(true);
});
