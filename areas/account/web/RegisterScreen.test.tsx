import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { accountRoutes } from '../contract.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const token = 'a-token-of-more-than-20-characters';

interface Opened {
  at?: string;
  open?: boolean;
  devMail?: boolean;
  terms?: string;
  privacy?: string;
}

async function openRegister({ at = '/register', open = true, devMail = false, ...documents } = {} as Opened) {
  const opening = renderScreen(RegisterScreen, { path: '/register', at, texts: ['account'] });
  respond(accountRoutes.registration, { open, devMail, ...documents });
  return opening;
}

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Nome e cognome'), 'Anna Bianchi');
  await userEvent.type(screen.getByLabelText('E-mail'), 'anna@studio.it');
  await userEvent.type(screen.getByLabelText('Password'), 'bilanciere cometa');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Crea il mio studio' }));
}

test('every invalid field shows an error and the first gets the focus, before a request is sent', async () => {
  await openRegister();

  await userEvent.click(await screen.findByRole('button', { name: 'Crea il mio studio' }));

  expect(await screen.findByText('Questo campo è obbligatorio.')).toBeTruthy();
  expect(screen.getByText('Scrivi un indirizzo e-mail valido, come nome@example.com.')).toBeTruthy();
  expect(screen.getByText('Devi accettare prima di inviare.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nome e cognome'));
  expect(requestsTo(accountRoutes.register)).toHaveLength(0);
});

test('errors of the server are shown at their fields too', async () => {
  await openRegister();
  respondWithError(accountRoutes.register, 422, { errors: { email: ['Questo indirizzo non riceve posta.'] } });

  await fillIn();

  expect(await screen.findByText('Questo indirizzo non riceve posta.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

test('the strength of the password is shown below it', async () => {
  await openRegister();
  const field = await screen.findByLabelText('Password');

  await userEvent.type(field, 'gatto');
  expect(screen.getByText('Troppo corta: servono almeno 8 caratteri.')).toBeTruthy();

  await userEvent.type(field, ' bilanciere cometa');
  expect(screen.getByText('Ottima.')).toBeTruthy();
});

test('after the registration the mail can be sent again or the address corrected', async () => {
  await openRegister();
  respond(accountRoutes.register, {});

  await fillIn();
  expect(await screen.findByText(/Abbiamo scritto a anna@studio.it/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Invia di nuovo' }));
  expect(await screen.findByText('E-mail inviata di nuovo.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cambia indirizzo' }));

  expect((await screen.findByLabelText<HTMLInputElement>('Nome e cognome')).value).toBe('Anna Bianchi');
  const registration = {
    name: 'Anna Bianchi',
    businessName: '',
    email: 'anna@studio.it',
    agreement: true,
    locale: 'it',
  };
  expect(requestsTo(accountRoutes.register).map(({ body }) => body)).toEqual([
    { ...registration, password: 'bilanciere cometa' },
    { ...registration, password: 'bilanciere cometa' },
  ]);
});

test('the link to the outbox is shown only where it exists', async () => {
  const { queryClient } = await openRegister();
  respond(accountRoutes.register, {});

  await fillIn();
  await screen.findByText(/Abbiamo scritto a/);
  expect(screen.queryByRole('link', { name: 'Leggi la posta in uscita' })).toBeNull();
  respond(accountRoutes.registration, { open: true, devMail: true });
  await queryClient.refetchQueries();

  expect((await screen.findByRole('link', { name: 'Leggi la posta in uscita' })).getAttribute('href')).toBe(
    '/dev/mail',
  );
});

test('where registration is closed the page redirects to the login', async () => {
  const { router } = await openRegister({ open: false });

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('the link of the mail creates the studio and logs in, also when registration has been closed', async () => {
  const opening = openRegister({ at: `/register?token=${token}`, open: false });
  respond(accountRoutes.confirmRegistration, { access_token: 'session', expiresAt: '2026-12-01T08:00:00.000Z' });
  const { router } = await opening;

  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(localStorage.getItem('auth.token')).toBe('session');
});

test('a used link offers the login or a new registration', async () => {
  const opening = openRegister({ at: `/register?token=${token}` });
  respondWithError(accountRoutes.confirmRegistration, 422, { errors: { token: ['Questo link non è più valido.'] } });
  await opening;

  expect(await screen.findByText('Questo link non è più valido.')).toBeTruthy();
  expect(screen.getByRole('link', { name: "Vai all'accesso" })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Registrati di nuovo' }));
  expect(await screen.findByLabelText('Nome e cognome')).toBeTruthy();
});

test('the terms that are accepted are linked, and the privacy notice', async () => {
  await openRegister({ terms: 'https://example.com/termini', privacy: 'https://example.com/privacy' });

  const links = await screen.findAllByRole('link', { name: /Condizioni d'uso|privacy/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/termini',
    'https://example.com/privacy',
  ]);
  expect(screen.getByRole('checkbox', { name: "Accetto le condizioni d'uso" })).toBeTruthy();
});

test('where the platform has no terms none are said to be accepted', async () => {
  await openRegister();

  expect(await screen.findByRole('checkbox', { name: 'Confermo quanto segue' })).toBeTruthy();
  expect(screen.queryByText(/condizioni d'uso/)).toBeNull();
});
