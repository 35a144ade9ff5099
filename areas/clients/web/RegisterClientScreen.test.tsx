import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { todayIn } from '#shell/common/dates.ts';
import { addMonths } from '#shell/common/months.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { BrandLogo } from '#shell/web/theme/BrandLogo.tsx';
import { studioBrand } from '#shell/web/theme/studio-brand.ts';
import { clientRoutes } from '../contract.ts';
import { registrationLinkRoutes } from '../contract/registration-link.ts';
import { JoinScreen } from './JoinScreen.tsx';
import { RegisterClientScreen } from './RegisterClientScreen.tsx';

const token = 'un-gettone-lungo-abbastanza';
const invitation = {
  name: 'Giulia Bianchi',
  email: 'giulia@example.com',
  coachName: 'Studio Prova',
  brand: { name: 'Studio Prova', logo_url: null, main_color: '#0F766E' },
  hasLogin: false,
  asksHealthConsent: true,
  asksBirthDate: false,
  isMinor: false,
  studioId: '0199a000-0000-7000-8000-000000000009',
  timeZone: new Intl.DateTimeFormat('en').resolvedOptions().timeZone,
  locale: 'it',
} as const;

function open(Shown: FunctionComponent = RegisterClientScreen) {
  return renderScreen(Shown, {
    path: '/register-client',
    at: `/register-client?token=${token}`,
    texts: ['clients', 'account'],
  });
}

test('the invitation shows the name of the studio; password and consents log the client in', async () => {
  respond(clientRoutes.readInvitation, invitation);
  respond(clientRoutes.register, { access_token: 'chiave', expiresAt: '2026-12-20T00:00:00.000Z' });
  const { router } = await open();

  expect(await screen.findByRole('heading', { name: 'Studio Prova ti invita' })).toBeTruthy();
  expect(screen.getByText(/^Ciao Giulia, qui trovi/)).toBeTruthy();
  expect(screen.queryByLabelText('Nome e cognome del genitore o tutore')).toBeNull();
  await userEvent.type(screen.getByLabelText('Scegli una password'), 'una password buona');
  await userEvent.click(screen.getByRole('checkbox', { name: /condizioni d'uso/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /dati sulla salute/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Accetta e inizia' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  // The link is used now: reading the invitation again would show it as invalid.
  expect(requestsTo(clientRoutes.readInvitation)).toHaveLength(1);
  expect(requestsTo(clientRoutes.register)[0]?.body).toEqual({
    token,
    name: 'Giulia Bianchi',
    password: 'una password buona',
    locale: 'it',
    agreement: true,
    healthConsent: true,
    birthDate: null,
    guardianName: '',
    guardianAgreement: false,
    timeZone: null,
  });
});

test.each([
  ['which the studio knows', { isMinor: true }],
  ['which the client types', { asksBirthDate: true }],
])('the age of a minor, %s, asks for a guardian', async (_, more) => {
  respond(clientRoutes.readInvitation, { ...invitation, ...more });
  respond(clientRoutes.register, { access_token: 'chiave', expiresAt: '2026-12-20T00:00:00.000Z' });
  await open();

  await userEvent.type(await screen.findByLabelText('Scegli una password'), 'una password buona');
  const birthDate = 'asksBirthDate' in more ? addMonths(todayIn('Europe/Rome'), -14 * 12) : null;
  if (birthDate) {
    expect(screen.queryByLabelText('Nome e cognome del genitore o tutore')).toBeNull();
    fireEvent.change(screen.getByLabelText('Data di nascita'), { target: { value: birthDate } });
  }
  await userEvent.type(await screen.findByLabelText('Nome e cognome del genitore o tutore'), 'Carla Bianchi');
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Sono il genitore o il tutore di Giulia e do il consenso' }),
  );
  for (const consent of [/condizioni d'uso/, /dati sulla salute/])
    await userEvent.click(screen.getByRole('checkbox', { name: consent }));
  await userEvent.click(screen.getByRole('button', { name: 'Accetta e inizia' }));

  const guardian = { guardianName: 'Carla Bianchi', guardianAgreement: true };
  await waitFor(() => expect(requestsTo(clientRoutes.register)[0]?.body).toMatchObject({ birthDate, ...guardian }));
});

test.each([true, false])('a device with another clock than the studio proposes its time zone: %s', async (isTaken) => {
  const device = new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  respond(clientRoutes.readInvitation, { ...invitation, timeZone: 'Pacific/Marquesas' });
  respond(clientRoutes.register, { access_token: 'chiave', expiresAt: '2026-12-20T00:00:00.000Z' });
  await open();

  await userEvent.type(await screen.findByLabelText('Scegli una password'), 'una password buona');
  await userEvent.click(screen.getByRole('checkbox', { name: /condizioni d'uso/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /dati sulla salute/ }));
  const proposal = screen.getByRole('checkbox', { name: /^I miei giorni e orari/ });
  if (!isTaken) await userEvent.click(proposal);
  await userEvent.click(screen.getByRole('button', { name: 'Accetta e inizia' }));

  await waitFor(() =>
    expect(requestsTo(clientRoutes.register)[0]?.body).toMatchObject({ timeZone: isTaken ? device : null }),
  );
});

test('the page has the name and the colour of the studio that invites, and its logo, until it is left', async () => {
  const brand = { ...invitation.brand, logo_url: '/api/files/logo' };
  respond(clientRoutes.readInvitation, invitation);
  respond(registrationLinkRoutes.readRegistrationLink, { studioName: 'Studio Prova', brand });
  const first = await open(withLogo(RegisterClientScreen));
  const logo = within(await screen.findByRole('complementary'));

  expect(await logo.findByText('Studio Prova')).toBeTruthy();
  expect(logo.getByText('Studio Prova').previousElementSibling?.querySelector('rect')?.getAttribute('fill')).toBe(
    '#0F766E',
  );
  await act(() => first.router.navigate({ to: '/login' }));
  expect(studioBrand.get()).toBeNull();
  first.unmount();

  await open(withLogo(JoinScreen));
  expect((await screen.findByRole('presentation')).getAttribute('src')).toBe('/api/files/logo');
});

function withLogo(Shown: FunctionComponent): FunctionComponent {
  return () => (
    <>
      <aside>
        <BrandLogo />
      </aside>
      <Shown />
    </>
  );
}

test.each([true, false])(
  'a client who is asked for the consent to health data reads what a no means: %s',
  async (asksHealthConsent) => {
    respond(clientRoutes.readInvitation, { ...invitation, asksHealthConsent });
    await open();

    await screen.findByRole('checkbox', { name: /condizioni d'uso/ });
    const meaning = screen.queryByText(/^Se non acconsenti .*non ti registri e non viene salvato niente/);
    expect(meaning !== null).toBe(asksHealthConsent);
  },
);

test('a person with a login enters its password instead of a new one', async () => {
  respond(clientRoutes.readInvitation, { ...invitation, hasLogin: true });
  await open();

  expect((await screen.findByLabelText('La tua password')).getAttribute('autocomplete')).toBe('current-password');
  expect(screen.queryByLabelText('Scegli una password')).toBeNull();
});

test('an expired link shows what to do', async () => {
  respondWithError(clientRoutes.readInvitation, 422, { message: 'x', errors: { token: ['x'] } });
  await open();

  expect(await screen.findByText(/chiedi al tuo professionista di inviartene uno nuovo/)).toBeTruthy();
  expect(screen.getByRole('link', { name: "Vai all'accesso" }).getAttribute('href')).toBe('/login');
});

test('an invitation that could not be read is read again with one click', async () => {
  respondWithError(clientRoutes.readInvitation, 503, { code: 'unavailable' });
  await open();
  await screen.findByText(/^Nessuna risposta: controlla la connessione/);

  respond(clientRoutes.readInvitation, invitation);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByRole('heading', { name: 'Studio Prova ti invita' })).toBeTruthy();
});
