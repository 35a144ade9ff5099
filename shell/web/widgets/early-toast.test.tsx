import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { toast } from './toast.ts';

test('a message from the first navigation, before anything is rendered, is shown with the page', async () => {
  toast.info('Non hai accesso a questa pagina.');

  await renderScreen(() => null, {});

  expect(await screen.findByText('Non hai accesso a questa pagina.')).toBeTruthy();
});
