import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { parseText } from '../../../rules/import/text.ts';
import { ValueField } from './ValueField.tsx';

test('repetitions with words that the column cuts off are readable in a tooltip, also while they are typed', async () => {
  const read = parseText('Giorno 1\nAffondi 3x10 per gamba');
  const row = read.kind === 'read' ? read.weeks[0]?.days[0]?.workouts[0]?.rows[0] : undefined;
  if (!row) throw new Error('no row was parsed');
  await renderScreen(
    () => <ValueField row={{ ...row, reps: '10 per gamba' }} cell="amount" label="Ripetizioni" onWrite={vi.fn()} />,
    { path: '/programs', permissions: [], texts: ['programs'] },
  );
  const field = await screen.findByRole('textbox', { name: 'Ripetizioni' });
  expect(field).toHaveProperty('title', '10 per gamba');

  await userEvent.type(field, ' destra');
  expect(field).toHaveProperty('title', '10 per gamba destra');
});
