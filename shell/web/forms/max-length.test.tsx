import { screen } from '@testing-library/react';
import { Textarea } from '@mantine/core';
import { afterAll, expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { watchMaxLength } from './max-length.ts';

const stop = watchMaxLength();
afterAll(stop);

async function insert(text: string, { into = '', select = 0 } = {}) {
  await renderScreen(() => <Textarea label="Nota" maxLength={10} defaultValue={into} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });
  field.setSelectionRange(into.length - select, into.length);
  const send = () => field.dispatchEvent(new InputEvent('beforeinput', { data: text, bubbles: true }));
  send();
  return send;
}

test('a pasted text that a field cuts at its maximum says how much of it is missing', async () => {
  await insert('uno\r\ndue tre', { into: '12345' });

  expect(
    await screen.findByText('Il campo contiene al massimo 10 caratteri: gli ultimi 6 non sono stati inseriti.'),
  ).toBeTruthy();
});

test('typing into a full field says so once', async () => {
  const typeAgain = await insert('x', { into: '1234567890' });
  typeAgain();

  const messages = await screen.findAllByText(
    "Il campo contiene al massimo 10 caratteri: l'ultimo non è stato inserito.",
  );
  expect(messages).toHaveLength(1);
});

test.each([
  ['that fits', 'ciao', { into: '123456' }],
  ['that replaces the selected text', 'ciao', { into: '1234567890', select: 4 }],
])('a text %s says nothing', async (_, text, field) => {
  await insert(text, field);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(screen.queryByText(/al massimo/)).toBeNull();
});
