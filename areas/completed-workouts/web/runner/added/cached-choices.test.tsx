import '#shell/web/testing/indexed-db.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readCached } from '#shell/web/api/cached-query.ts';
import { requestsTo } from '#shell/web/testing/fake-api.ts';
import { exerciseChoiceRoutes } from '../../../contract/exercise-choices.ts';
import { giulia } from '../testing/opened.ts';
import { startRunner } from '../testing/runner.tsx';
import { cachedChoices } from './cached-choices.ts';

test('the list of exercises is downloaded once a day, also when the picker is opened', async () => {
  await startRunner();
  await expect
    .poll(() => readCached(giulia.clientId, cachedChoices({ isInPerson: false, clientId: giulia.clientId })))
    .toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi un esercizio' }));
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByRole('button', { name: /Curl/ });

  expect(requestsTo(exerciseChoiceRoutes.list.own)).toHaveLength(1);
});
