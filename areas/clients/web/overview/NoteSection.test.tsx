import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exampleClient } from '../../example.ts';
import { NoteSection } from './DetailSections.tsx';

const show = (note: string, permissions: string[]) =>
  renderScreen(() => <NoteSection client={{ ...exampleClient, note }} />, { permissions, texts: ['clients'] });

test('without a note, who may change clients is asked to write one', async () => {
  await show('', ['view clients', 'view health records', 'update clients', 'update health records']);

  expect(await screen.findByRole('link', { name: 'Scrivi una nota' })).toBeTruthy();
});

test('who may only view clients is not asked to write a note, and one that is written is not repeated', async () => {
  const { unmount } = await show('', ['view clients', 'view health records']);
  expect(await screen.findByText('Nessuna nota.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();

  await show('Spalla destra', ['view clients', 'view health records']);
  expect(screen.queryByText('Spalla destra')).toBeNull();
});
