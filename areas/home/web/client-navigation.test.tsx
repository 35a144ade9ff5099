import { screen } from '@testing-library/react';
import i18n from 'i18next';
import { expect, test } from 'vitest';
import { BottomBar } from '#shell/web/layouts/BottomBar.tsx';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { readTexts } from '#shell/web/testing/texts.ts';
import { startTexts } from '#shell/web/texts/texts.ts';
import { useVisibleNavItems } from '#shell/web/router/navigation.ts';
import { app } from '#areas/all-client.tsx';

test('the bottom bar of a client is complete with the first page: its labels wait for the texts of no area', async () => {
  // Without the texts that tests before have loaded.
  await startTexts(readTexts);
  const Bar = () => <BottomBar items={useVisibleNavItems(app.tabs)} />;
  const { unmount } = await renderScreen(Bar, {
    permissions: ['view chats', 'view own training', 'view own nutrition', 'view own record', 'view own notices'],
    user: { roles: ['client'] },
  });

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Oggi', 'Nutrizione', 'Storico', 'Chat'],
  ]);
  expect(Object.keys(i18n.getDataByLanguage('it') ?? {})).toEqual(['shell']);
  unmount();
});

test('the history of a client who follows nutrition only is that of their meals, in every navigation; otherwise that of workouts', async () => {
  const shownTo = async (isNutritionOnly: boolean | undefined) => {
    const Links = () =>
      useVisibleNavItems(app.tabs).map(({ path }) => (
        <a key={path} href={path}>
          {path}
        </a>
      ));
    const { container, unmount } = await renderScreen(Links, {
      permissions: ['view own training', 'view own nutrition'],
      user: { roles: ['client'], isNutritionOnly },
    });
    const paths = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    unmount();
    return paths.filter((path) => path === '/my/completed-workouts' || path === '/my/nutrition/history');
  };

  expect(await shownTo(true)).toEqual(['/my/nutrition/history']);
  expect(await shownTo(false)).toEqual(['/my/completed-workouts']);
  expect(await shownTo(undefined)).toEqual(['/my/completed-workouts']);
});
