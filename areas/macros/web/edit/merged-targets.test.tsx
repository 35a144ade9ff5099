import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { macroRoutes } from '../../contract/library.ts';
import { exampleMacro, openMacro } from '../testing/open-macro.ts';

const grams = (carbs: number) => ({
  method: 'grams' as const,
  protein_tot: 100,
  carbs_tot: carbs,
  lipids_tot: 50,
});

test.each([
  ['equal on all days', { day: grams(200), training: null, rest: null }, '1.650 kcal'],
  ['of two kinds of day', { day: null, training: grams(250), rest: grams(200) }, '1.850 kcal / 1.650 kcal'],
])('of a target %s that another tab saved each energy is named once', async (_which, entries, text) => {
  const saved = { ...exampleMacro, entries: { day: grams(300), training: null, rest: null } };
  const macro = entries.day ? saved : exampleMacro;
  const record = { ...macro, version: 2, entries };
  respondWithError(macroRoutes.update, 409, { code: 'version_conflict', data: { record } });
  await openMacro({ macro });

  await userEvent.type(await screen.findByRole('textbox', { name: 'Nota' }), ' Bevi.');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText(new RegExp(`ora è ${text}$`))).toBeTruthy();
});
