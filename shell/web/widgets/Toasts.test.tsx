import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { toast } from './toast.ts';

const countdownOf = (text: HTMLElement) => text.parentElement?.querySelector('[aria-hidden="true"]') ?? null;

test('a message closes when its countdown ends; a sticky one has none and stays until it is closed', async () => {
  await renderScreen(() => <main />);
  act(() => {
    toast.success('Programma salvato.');
    toast.info('È pronta una nuova versione.', { isSticky: true, action: { title: 'Ricarica', run: () => {} } });
  });
  const saved = await screen.findByText('Programma salvato.');
  const update = await screen.findByText('È pronta una nuova versione.');

  expect(countdownOf(update)).toBeNull();
  const countdown = countdownOf(saved);
  expect(countdown).not.toBeNull();
  // jsdom has no animations, so React listens to the event with the prefix.
  if (countdown) fireEvent(countdown, new Event('webkitAnimationEnd', { bubbles: true }));

  await waitFor(() => expect(screen.queryByText('Programma salvato.')).toBeNull());
  expect(screen.getByText('È pronta una nuova versione.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ricarica' })).toBeTruthy();
});
