import '#shell/web/testing/indexed-db.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readCached } from '#shell/web/api/cached-query.ts';
import { applyLanguage } from '#shell/web/texts/texts.ts';
import { requestsTo } from '#shell/web/testing/fake-api.ts';
import { exerciseChoiceRoutes } from '../../../contract/exercise-choices.ts';
import { giulia } from '../testing/opened.ts';
import { startRunner } from '../testing/runner.tsx';
import { cachedChoices, fetchChoices } from './cached-choices.ts';

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

test('after the language was changed the list is downloaded again, with the names of that language', async () => {
  await startRunner();
  const choices = cachedChoices({ isInPerson: false, clientId: giulia.clientId });
  await expect.poll(() => readCached(giulia.clientId, choices)).toMatchObject({ language: 'it' });

  const before = requestsTo(exerciseChoiceRoutes.list.own).length;
  await applyLanguage('en');
  await fetchChoices({ isInPerson: false, clientId: giulia.clientId });
  await fetchChoices({ isInPerson: false, clientId: giulia.clientId });

  expect(requestsTo(exerciseChoiceRoutes.list.own)).toHaveLength(before + 1);
  await applyLanguage('it');
});
