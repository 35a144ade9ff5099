import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { provideUnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { exampleCopy, openProgramScreen } from './testing/open-program-screen.tsx';

beforeEach(() =>
  provideUnreadSymptoms([
    { permission: 'view workouts', Part: () => <Banner tone="danger">{'Dolore non letto'}</Banner> },
  ]),
);

test('the notices above the grid have one line each until they are opened', async () => {
  await openProgramScreen({ program: exampleCopy }, ['view workouts']);
  const banner = await screen.findByText('Dolore non letto');
  const button = screen.getByRole('button', { name: 'Mostra gli avvisi per intero' });
  expect(banner.closest('[data-open]')?.getAttribute('data-open')).toBe('false');

  await userEvent.click(button);

  expect(banner.closest('[data-open]')?.getAttribute('data-open')).toBe('true');
  expect(screen.getByRole('button', { name: 'Mostra una riga per avviso' })).toBeTruthy();
});
