import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { confirm } from './confirm.ts';

async function ask(more: object = {}, language: 'it' | 'en' = 'it') {
  await renderScreen(() => null, { language });
  const answer = confirm({ title: 'Vuoi chiudere il conto?', text: 'Si può riaprire.', ...more });
  return { answer, dialog: within(await screen.findByRole('dialog')) };
}

test.each([
  ['Procedi', true],
  ['Chiudi', false],
])('a confirmation has the buttons Procedi and Chiudi: %s answers %s and closes it', async (name, expected) => {
  const { answer, dialog } = await ask();

  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Chiudi', 'Procedi']);
  await userEvent.click(dialog.getByRole('button', { name }));

  expect(await answer).toBe(expected);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('in English the buttons are Proceed and Close', async () => {
  const { answer, dialog } = await ask({}, 'en');

  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close', 'Proceed']);
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('an action names its own buttons', async () => {
  const { answer, dialog } = await ask({ confirmLabel: 'Chiudi il conto', cancelLabel: 'Torna indietro' });

  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Torna indietro',
    'Chiudi il conto',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(true);
});
