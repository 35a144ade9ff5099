import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import type { PublishedVersion } from '../../contract/assigned.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { exampleContent, exampleCopy, examplePublished, openMealPlan } from './testing/open-meal-plan.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const first: PublishedVersion = { ...examplePublished, state: 'past' };

test('a published version is taken up again as the draft, which an undo reverts', async () => {
  await openMealPlan({ mealPlan: exampleCopy, published: [first], publishedVersion: 3 });
  respond(mealPlanRoutes.published, { published: [first], publishedVersion: 3 });
  respond(mealPlanRoutes.publishedContent, { published: first, content: { ...exampleContent, title: 'Di novembre' } });
  respond(mealPlanRoutes.restorePublished, { version: 4 });
  await userEvent.click(screen.getByRole('button', { name: 'Versioni' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versioni pubblicate' }, { timeout: 10_000 }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Guarda la versione 1' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Riprendi come bozza' }));

  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Titolo', hidden: true });
  await waitFor(() => expect(title.value).toBe('Di novembre'));
  expect(requestsTo(mealPlanRoutes.restorePublished)[0]?.body).toMatchObject({ current: 3 });
});

test.each([
  ['the only version', [], /non vede più il piano/],
  [
    'a version after another one',
    [{ ...examplePublished, state: 'active' as const }],
    /continua con la versione di prima/,
  ],
])('withdrawing %s that has not started says what the client sees then', async (_, others, consequence) => {
  const later = {
    ...examplePublished,
    id: exampleCopy.id,
    number: 2,
    startsOn: '2099-11-25',
    state: 'scheduled' as const,
  };
  const published = [later, ...others];
  respond(mealPlanRoutes.published, { published, publishedVersion: 3 });
  await openMealPlan({ mealPlan: exampleCopy, published, publishedVersion: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Versioni' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versioni pubblicate' }, { timeout: 10_000 }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ritira' }));

  expect(await screen.findByText(consequence)).toBeTruthy();
});
