import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSyncServer } from './testing/fake-sync-server.ts';
import { openRunner } from './testing/runner.tsx';

test('without the consent to health data the workout is read and not begun, and the screen says where to give it', async () => {
  await openRunner({}, fakeSyncServer(), false);

  expect(await screen.findByText(/puoi leggere l’allenamento, ma non iniziarlo/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vai ai consensi' }).getAttribute('href')).toBe('/settings/consents');
  expect(screen.getByRole('heading', { name: 'Panca piana con bilanciere' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: "Inizia l'allenamento" }).disabled).toBe(true);
});
