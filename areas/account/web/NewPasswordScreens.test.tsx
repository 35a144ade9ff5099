import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { accountRoutes } from '../contract.ts';
import { PasswordResetScreen } from './NewPasswordScreens.tsx';

const token = 'a-token-of-more-than-20-characters';

function openReset(at = `/password-reset?token=${token}`, isValid = true) {
  if (isValid) respond(accountRoutes.checkPasswordLink, {});
  else respondWithError(accountRoutes.checkPasswordLink, 422, expired);
  return renderScreen(PasswordResetScreen, { path: '/password-reset', at, texts: ['account'] });
}

const expired = { errors: { token: ['Questo link non è più valido.'] } };

async function choose(password: string) {
  await userEvent.type(await screen.findByLabelText('Nuova password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Salva la password' }));
}

test('a new password ends the session of this device too and opens the login', async () => {
  localStorage.setItem('auth.token', 'old');
  const { router } = await openReset();
  respond(accountRoutes.resetPassword, {});

  await choose('bilanciere cometa');

  await vi.waitFor(() => expect(router.state.location.href).toBe('/login?done=password'));
  expect(localStorage.getItem('auth.token')).toBeNull();
  expect(requestsTo(accountRoutes.resetPassword)[0]?.body).toEqual({ token, password: 'bilanciere cometa' });
});

test('a short password shows an error at its field', async () => {
  await openReset();
  respondWithError(accountRoutes.resetPassword, 422, { errors: { password: ['Scrivi almeno 8 caratteri.'] } });

  await choose('corta');

  expect(await screen.findByText('Scrivi almeno 8 caratteri.')).toBeTruthy();
});

test.each([
  ['the page is opened', false],
  ['the password is saved', true],
])('a link that has expired when %s shows a message and offers a new one', async (_, isValid) => {
  await openReset(undefined, isValid);
  respondWithError(accountRoutes.resetPassword, 422, expired);

  if (isValid) await choose('bilanciere cometa');

  expect((await screen.findByRole('alert')).textContent).toBe('Questo link non è più valido.');
  expect(screen.getByRole('link', { name: 'Chiedi un nuovo link' }).getAttribute('href')).toBe('/forgot-password');
});

test('without a token the page has no password field', async () => {
  await openReset('/password-reset');

  expect(await screen.findByText(/manca il link dell'e-mail/)).toBeTruthy();
  expect(screen.queryByLabelText('Nuova password')).toBeNull();
});
