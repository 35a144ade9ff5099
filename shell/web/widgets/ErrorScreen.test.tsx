import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { isOffline } from '../api/connectivity.ts';
import { chunkUnavailable, reloadOnChunkError } from '../router/chunk-reload.ts';
import { isAllowed, type Session } from '../session.ts';
import { renderScreen } from '../testing/render.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const failed = (status: number, message: string) => new ApiError({ status, code: 'failed', message });

test('the error page shows the status code and the message', async () => {
  await renderScreen(() => <ErrorScreen error={failed(409, 'È cambiato nel frattempo.')} />);

  expect(await screen.findByText('409')).toBeTruthy();
  expect(screen.getByText('È cambiato nel frattempo.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a page that the server refuses, without a menu such as the preview of a PDF, says so and leads home', async () => {
  await renderScreen(() => <ErrorScreen error={failed(403, 'Non hai il permesso di farlo.')} />, {
    path: '/visits/7/pdf',
  });

  expect(await screen.findByRole('heading', { name: 'Non hai accesso a questa pagina.' })).toBeTruthy();
  expect(screen.getByText('Non hai il permesso di farlo.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vai alla home' }).getAttribute('href')).toBe('/home');
});

test('an error while the error page is shown is named by a text that needs nothing else', async () => {
  const broken = failed(409, '');
  Object.defineProperty(broken, 'message', {
    get: () => {
      throw new Error('no message');
    },
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderScreen(() => <ErrorScreen error={broken} />);

  const shown = await screen.findByRole('alert');
  expect(shown.textContent).toBe('Si è verificato un errore nel mostrare la pagina di errore');
  expect(screen.queryByText('409')).toBeNull();
  log.mockRestore();
});

test('without a status it is 500, and says to contact support', async () => {
  await renderScreen(() => <ErrorScreen error={new TypeError('x is undefined')} />, { language: 'en' });

  expect(await screen.findByText('500')).toBeTruthy();
  expect(screen.getByText('An error occurred, contact support.')).toBeTruthy();
});

test('a screen that could not be fetched says whether the device has no connection or the server does not respond', async () => {
  const unreachable = new ApiError({ status: 0, code: 'unreachable', message: '' });
  const shown = await renderScreen(() => <ErrorScreen error={unreachable} />);
  expect(await screen.findByText(/^Il server non risponde/)).toBeTruthy();
  shown.unmount();

  isOffline.set(true);
  onTestFinished(() => isOffline.set(false));
  await renderScreen(() => <ErrorScreen error={unreachable} />);
  expect(await screen.findByRole('heading', { name: 'Manca il collegamento' })).toBeTruthy();
  expect(screen.getByText(/^Sei senza connessione/)).toBeTruthy();
  expect(screen.queryByText(/server/)).toBeNull();
});

test('a screen that is not on the device says so without a network, and is no error of the app', async () => {
  const missing = new ApiError({ status: 0, code: chunkUnavailable, message: '' });
  await renderScreen(() => <ErrorScreen error={missing} />);

  expect(await screen.findByRole('heading', { name: 'Questa pagina ha bisogno della rete' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();
  expect(screen.queryByText('500')).toBeNull();
  expect(screen.queryByText(/assistenza/)).toBeNull();
});

test.each([
  'Failed to fetch dynamically imported module: /assets/x.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('without a network “%s” is a screen that is not on the device; other errors stay', async (message) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const bug = new Error('x is undefined');

  await expect(reloadOnChunkError(Promise.reject(new Error(message)))).rejects.toMatchObject({
    code: chunkUnavailable,
  });
  await expect(reloadOnChunkError(Promise.reject(bug))).rejects.toBe(bug);
  online.mockRestore();
});

test('for 404 it links home', async () => {
  await renderScreen(() => <ErrorScreen error={failed(404, 'Non più disponibile')} />);

  expect((await screen.findByRole('link', { name: 'Vai alla home' })).getAttribute('href')).toBe('/home');
});

test('an unknown address shows 404 and that the page could not be found', async () => {
  await renderScreen(NotFoundScreen, { language: 'en' });

  expect(await screen.findByText('404')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeTruthy();
});

test('a screen with an unknown guard fails with its name and status 500', async () => {
  await renderScreen(NotFoundScreen);
  const adminSession = { user: { roles: ['admin'] }, permissions: [] } as unknown as Session;
  const check = () => isAllowed('browse clients' as never, adminSession);

  expect(check).toThrow('Middleware sconosciuto browse clients');
  expect(check).toThrow(expect.objectContaining({ status: 500 }));
});
