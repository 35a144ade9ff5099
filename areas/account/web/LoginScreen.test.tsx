import { screen, waitFor } from '@testing-library/react';
import { Navigate, useLocation } from '@tanstack/react-router';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { accessPaused } from '#shell/common/session.ts';
import { endSession } from '#shell/web/session.ts';
import { accountRoutes } from '../contract.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const token = 'a-token-of-more-than-20-characters';

async function openLogin(at = '/login') {
  const opening = renderScreen(LoginScreen, { path: '/login', at, texts: ['account'] });
  respond(accountRoutes.registration, { open: true, devMail: false });
  return opening;
}

async function logIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'anna@studio.it');
  await userEvent.type(screen.getByLabelText('Password'), 'sbagliata');
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
}

test('a failed login shows the message of the server at the password and keeps the e-mail', async () => {
  await openLogin();
  respondWithError(accountRoutes.login, 422, {
    message: 'x',
    errors: { password: ['E-mail o password non corretti.'] },
  });

  await logIn();

  expect(await screen.findByText('E-mail o password non corretti.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@studio.it');
});

test('the login says which studio paused the access of the last session, and where to write', async () => {
  sessionStorage.setItem(accessPaused, JSON.stringify({ studio: 'Studio Prova', email: 'prova@example.com' }));
  await openLogin();

  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'Studio Prova ha sospeso il tuo accesso: scrivi a prova@example.com per riattivarlo.',
  );
});

test('who was removed from a team while the app was open reads at the login by which studio', async () => {
  const removed = { studio: 'Studio Prova', email: 'prova@example.com', isRemoved: true };
  sessionStorage.setItem(accessPaused, JSON.stringify(removed));
  await openLogin();

  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'Non fai più parte del team di Studio Prova. Se pensi che sia un errore, scrivi a prova@example.com.',
  );
});

test('the login redirects to the requested page', async () => {
  sessionStorage.setItem('auth.path', '/clients?search=rossi');
  const { router } = await openLogin();
  respond(accountRoutes.login, { access_token: token, expiresAt: '2026-12-01T08:00:00.000Z' });

  await logIn();

  await vi.waitFor(() => expect(router.state.location.href).toBe('/clients?search=rossi'));
  expect(localStorage.getItem('auth.token')).toBe(token);
});

test('the button shows and hides the password', async () => {
  await openLogin();
  const field = await screen.findByLabelText<HTMLInputElement>('Password');

  await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect(field.type).toBe('text');

  await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect(field.type).toBe('password');
});

test('the link to the registration is shown only where it is open', async () => {
  const { queryClient } = await openLogin();
  expect(await screen.findByRole('link', { name: 'Registrati' })).toBeTruthy();

  respond(accountRoutes.registration, { open: false, devMail: false });
  await queryClient.refetchQueries();

  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'Registrati' })).toBeNull());
});

test('opening the link of a new e-mail confirms it, and the login shows a message', async () => {
  const opening = renderScreen(LoginScreen, { path: '/login', at: `/login?token=${token}`, texts: ['account'] });
  respond(accountRoutes.registration, { open: true, devMail: false });
  respond(accountRoutes.confirmEmail, {});
  await opening;

  expect(await screen.findByText('Indirizzo confermato: da ora accedi con questo.')).toBeTruthy();
  expect(requestsTo(accountRoutes.confirmEmail)).toEqual([expect.objectContaining({ body: { token } })]);
});

test('a used link shows the reason and links to the login', async () => {
  const opening = renderScreen(LoginScreen, { path: '/login', at: `/login?token=${token}`, texts: ['account'] });
  respondWithError(accountRoutes.confirmEmail, 422, { errors: { token: ['Questo link non è più valido.'] } });
  await opening;

  expect((await screen.findByRole('alert')).textContent).toBe('Questo link non è più valido.');
  expect(screen.getByRole('link', { name: "Vai all'accesso" }).getAttribute('href')).toBe('/login');
});

test('a link that could not be verified is not called invalid and can be retried', async () => {
  const opening = renderScreen(LoginScreen, { path: '/login', at: `/login?token=${token}`, texts: ['account'] });
  respondWithError(accountRoutes.confirmEmail, 500, { message: 'Qualcosa è andato storto.' });
  await opening;
  const again = await screen.findByRole('button', { name: 'Riprova' });
  respond(accountRoutes.registration, { open: true, devMail: false });
  respond(accountRoutes.confirmEmail, {});

  await userEvent.click(again);

  expect(await screen.findByText('Indirizzo confermato: da ora accedi con questo.')).toBeTruthy();
});

test('after a logout the link to the registration is there without a reload', async () => {
  const { router, queryClient } = await renderScreen(LoginScreen, {
    path: '/login',
    at: '/altrove',
    texts: ['account'],
  });
  queryClient.setQueryData(['GET /clients', {}], { clients: [] });
  respond(accountRoutes.registration, { open: true, devMail: false });

  await endSession();

  expect(router.state.location.pathname).toBe('/login');
  expect(await screen.findByRole('link', { name: /Registrati|Crea/ })).toBeTruthy();
  expect(queryClient.getQueryData(['GET /clients', {}])).toBeUndefined();
});

test('“Hai dimenticato la password?” takes the typed e-mail along, and not in the URL', async () => {
  const { router } = await openLogin();
  await userEvent.type(await screen.findByLabelText('E-mail'), 'anna@studio.it');

  await userEvent.click(screen.getByRole('link', { name: 'Hai dimenticato la password?' }));

  await waitFor(() => expect(router.state.location.state.email).toBe('anna@studio.it'));
  expect(router.state.location.href).not.toContain('anna');
});

test('the form for a new password starts with the e-mail typed at the login', async () => {
  const Start = () => <Navigate to="/forgot-password" state={{ email: 'anna@studio.it' }} />;
  const Screens = () => (useLocation().pathname === '/login' ? <Start /> : <ForgotPasswordScreen />);
  await renderScreen(Screens, { path: '/$page', at: '/login', texts: ['account'] });

  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('anna@studio.it');
});
