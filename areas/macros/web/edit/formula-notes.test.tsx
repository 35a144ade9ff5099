import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleMacro, openMacro } from '../testing/open-macro.ts';

test.each([
  ['Grande e Keys', /la massa magra viene da Boer/],
  ['Molnár (tabella FAO/WHO/UNU)', /usa la tabella FAO\/WHO\/UNU del 1985/],
])('%s says which equation it is, as in a visit', async (name, note) => {
  const energy = exampleMacro.energy && { ...exampleMacro.energy, ageYears: null };
  await openMacro({ macro: { ...exampleMacro, energy }, texts: ['macros', 'body-composition'] });
  const formula = await screen.findByRole('combobox', { name: 'Formula' });
  expect(screen.queryByText(note)).toBeNull();
  await userEvent.selectOptions(formula, name);

  expect(await screen.findByText(note)).toBeTruthy();
});

test.each([
  [17, true],
  [18, false],
])('at %i years Molnár is offered: %s', async (ageYears, isOffered) => {
  const energy = exampleMacro.energy && { ...exampleMacro.energy, ageYears };
  await openMacro({ macro: { ...exampleMacro, energy }, texts: ['macros', 'body-composition'] });
  await screen.findByRole('combobox', { name: 'Formula' });

  expect(screen.queryByRole('option', { name: /Molnár/ }) !== null).toBe(isOffered);
});
