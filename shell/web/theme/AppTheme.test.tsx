import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brands } from '#shell/common/brands.ts';
import { sessionEndpoints } from '#shell/common/session.ts';
import { createQueryClient } from '../api/query.ts';
import { setApp } from '../app.ts';
import { globalErrorHandlers } from '../api-error-handlers.ts';
import { endSession, loadSession, login } from '../session.ts';
import { readTexts } from '../testing/texts.ts';
import { startTexts } from '../texts/texts.ts';
import { AppTheme, useBrand } from './AppTheme.tsx';

/** The colors of two studios by the token of their user. */
const colors: Record<string, string> = { first: '#0F766E', second: '#1D4ED8' };

test('the color of the studio is there at once after a login, and gone after the logout', async () => {
  await openWithTheme();

  await login('first');
  expect(await screen.findByText('#0F766E')).toBeTruthy();
  await endSession();
  expect(await screen.findByText(brands.forma.color)).toBeTruthy();
  await login('second');
  expect(await screen.findByText('#1D4ED8')).toBeTruthy();
});

async function openWithTheme(): Promise<void> {
  await startTexts(readTexts);
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('authorization')?.split(' ')[1] ?? '';
    const theme = { main_color: colors[token] };
    const user = { id: token, locale: 'it', timeZone: 'Europe/Rome', roles: ['admin'], custom_app: { theme } };
    const isMe = `GET ${url.replace('/api', '')}` === sessionEndpoints.me;
    return Response.json({ success: true, data: isMe ? { user } : { permissions: [] } });
  });
  const queryClient = createQueryClient(globalErrorHandlers);
  setApp({
    queryClient,
    navigate: async () => void (await loadSession(queryClient)),
    goBack: () => {},
    invalidateRouter: async () => {},
    currentHref: () => '/',
  });
  render(
    <QueryClientProvider client={queryClient}>
      <AppTheme>
        <ShownColor />
      </AppTheme>
    </QueryClientProvider>,
  );
}

function ShownColor() {
  return <p>{useBrand().color}</p>;
}
