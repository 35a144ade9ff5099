import { screen } from '@testing-library/react';
import i18n from 'i18next';
import { expect, test } from 'vitest';
import { BottomBar } from '#shell/web/layouts/BottomBar.tsx';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { app } from '#areas/all-client.tsx';

test('the bottom bar of a client is complete with the first page: its labels wait for the texts of no area', async () => {
  await renderScreen(() => <BottomBar items={app.tabs} />, {
    permissions: ['view chats'],
    user: { roles: ['client'] },
  });

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Oggi', 'Nutrizione', 'Storico', 'Chat'],
  ]);
  expect(Object.keys(i18n.getDataByLanguage('it') ?? {})).toEqual(['shell']);
});
