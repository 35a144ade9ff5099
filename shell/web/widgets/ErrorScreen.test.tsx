import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
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

test('without a status it is 500, and says to contact support', async () => {
  await renderScreen(() => <ErrorScreen error={new TypeError('x is undefined')} />, { language: 'en' });

  expect(await screen.findByText('500')).toBeTruthy();
  expect(screen.getByText('An error occurred, contact support.')).toBeTruthy();
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
