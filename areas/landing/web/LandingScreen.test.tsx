import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { LandingScreen } from './LandingScreen.tsx';

async function openLanding(isOpen: boolean) {
  const opening = renderScreen(LandingScreen, { texts: ['landing'] });
  respond(accountRoutes.registration, { open: isOpen, devMail: false });
  return opening;
}

test('a coach can try it or log in', async () => {
  await openLanding(true);

  expect((await screen.findByRole('link', { name: 'Prova gratis per 30 giorni' })).getAttribute('href')).toBe(
    '/register',
  );
  expect(screen.getAllByRole('link', { name: 'Accedi' })).toHaveLength(2);
});

test('where registration is closed there is only the login and no mention of a trial', async () => {
  await openLanding(false);

  await vi.waitFor(() => expect(screen.queryByRole('link', { name: /Prova gratis/ })).toBeNull());
  expect(screen.queryByText(/Senza carta di credito/)).toBeNull();
});

test('the page has a description for link previews and search engines', async () => {
  document.head.innerHTML = '<meta name="description" content="before" />';
  const { unmount } = await openLanding(true);
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  await screen.findByRole('heading', { level: 1 });

  expect(description?.content).toMatch(/^Scrivi i programmi/);
  expect(document.title).toBe('Programmi, clienti e allenamenti per coach · Forma');

  unmount();
  expect(description?.content).toBe('before');
});
