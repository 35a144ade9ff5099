import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { SessionUser } from '#shell/common/session.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { formatBodyWeight } from '#shell/web/texts/units.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { documentRoutes } from '../../contract/documents.ts';
import { accountRoutes, type LoggedUser } from '../../contract.ts';
import { deletionRoutes } from '../../contract/deletion.ts';
import { createSettingsScreen } from './SettingsScreen.tsx';

const anna: LoggedUser = {
  id: '0199a000-0000-7000-8000-000000000001',
  email: 'anna@studio.it',
  unconfirmedEmail: null,
  name: 'Anna Bianchi',
  locale: 'it',
  roles: ['admin'],
  accountName: 'Studio Bianchi',
  membershipId: '0199a000-0000-7000-8000-000000000002',
  clientId: null,
  timeZone: 'Europe/Rome',
  ownTimeZone: null,
  accountTimeZone: 'Europe/Rome',
  units: { weight: 'kg', length: 'cm' },
  remainingTrialDays: 30,
  deleteAfter: null,
  custom_app: { logo_url: null, theme: { main_color: null } },
  version: 2,
  memberships: [],
  hideDefaultExercises: false,
};

type Entries = Parameters<typeof createSettingsScreen>[0];

function openSettings(section: string, user: Partial<SessionUser> = {}, entries: Entries = []) {
  respond(documentRoutes.documents, { studioId: anna.id, documents: [] });
  return renderScreen(createSettingsScreen(entries), {
    path: '/settings/$section',
    at: `/settings/${section}`,
    texts: ['account'],
    user: { ...anna, ...user },
  });
}

test('a new e-mail needs a confirmation: the field shows the current one until then', async () => {
  await openSettings('profile');
  respond(accountRoutes.saveProfile, { user: { ...anna, name: 'Anna Verdi', unconfirmedEmail: 'nuova@studio.it' } });
  const field = await screen.findByLabelText('E-mail');

  expect(screen.queryByLabelText('Password attuale')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'nuova@studio.it');
  await userEvent.type(await screen.findByLabelText('Password attuale'), 'di prima');
  await userEvent.click(screen.getByRole('button', { name: 'Salva il profilo' }));

  expect(await screen.findByText(/Abbiamo scritto a nuova@studio.it/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@studio.it');
  expect(screen.queryByLabelText('Password attuale')).toBeNull();
  expect(requestsTo(accountRoutes.saveProfile)[0]?.body).toMatchObject({ currentPassword: 'di prima' });
});

test('a changed password says that it cancels a change of e-mail that was not confirmed', async () => {
  await openSettings('password');
  respond(accountRoutes.changePassword, { cancelledEmail: 'nuova@studio.it' });
  respond(accountRoutes.me, { user: anna });

  await userEvent.type(await screen.findByLabelText('Password attuale'), 'di prima');
  await userEvent.type(screen.getByLabelText('Nuova password'), 'bilanciere cometa');
  await userEvent.click(screen.getByRole('button', { name: 'Cambia la password' }));

  expect(await screen.findByText(/La richiesta di passare a nuova@studio.it è annullata/)).toBeTruthy();
});

test('a wrong current password shows an error at its field and keeps the input', async () => {
  await openSettings('password');
  respondWithError(accountRoutes.changePassword, 422, {
    errors: { currentPassword: ['La password attuale non è corretta.'] },
  });

  await userEvent.type(await screen.findByLabelText('Password attuale'), 'sbagliata');
  await userEvent.type(screen.getByLabelText('Nuova password'), 'bilanciere cometa');
  await userEvent.click(screen.getByRole('button', { name: 'Cambia la password' }));

  expect(await screen.findByText('La password attuale non è corretta.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nuova password').value).toBe('bilanciere cometa');
});

test('a colour is saved as picked; the default colour is saved as null', async () => {
  await openSettings('brand');
  respond(accountRoutes.saveProfile, { user: anna });
  const save = await screen.findByRole('button', { name: 'Salva il colore' });

  await userEvent.click(screen.getByRole('radio', { name: 'Blu' }));
  await userEvent.click(save);
  await userEvent.click(screen.getByRole('radio', { name: 'Colore di Forma' }));
  await userEvent.click(save);

  const colors = requestsTo(accountRoutes.saveProfile).map(({ body }) => (body as { main_color: unknown }).main_color);
  expect(colors).toEqual(['#1D4ED8', null]);
});

test('a colour pasted without # updates the preview', async () => {
  await openSettings('brand');
  const code = await screen.findByLabelText('Codice del colore');

  await userEvent.clear(code);
  await userEvent.type(code, '0f766e');

  expect(screen.getByRole('img', { name: /Anteprima del colore #0F766E/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Verde petrolio' }).checked).toBe(true);
});

test('a logo that is too large or no image is refused before the upload', async () => {
  const { container } = await openSettings('brand');
  await screen.findByRole('button', { name: 'Carica un logo' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  const user = userEvent.setup({ applyAccept: false });

  await user.upload(input, new File(['ciao'], 'nota.txt', { type: 'text/plain' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/non è un'immagine/);

  await user.upload(input, new File([new Uint8Array(2.5 * 1024 * 1024)], 'logo.png', { type: 'image/png' }));
  expect(screen.getByRole('alert').textContent).toBe('Il file pesa 2,5 MB: il massimo è 2 MB.');
});

test('a client cannot change brand and studio name', async () => {
  await openSettings('profile', { roles: ['client'] });

  expect(await screen.findByRole('region', { name: 'Profilo' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Marchio' })).toBeNull();
  expect(screen.queryByLabelText('Nome dello studio')).toBeNull();
  cleanup();
  await openSettings('brand', { roles: ['client'] });
  expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeTruthy();
});

test('a person with two studios sees the current one and can switch to the other', async () => {
  const other = { id: '0199a000-0000-7000-8000-000000000003', accountName: 'Palestra Riva', role: 'client' as const };
  const own = { id: anna.membershipId ?? '', accountName: 'Studio Bianchi', role: 'admin' as const };
  await openSettings('access', { memberships: [own, other] });

  const accounts = within(await screen.findByRole('list', { name: 'I tuoi account' }));
  expect(accounts.getByText('Attuale')).toBeTruthy();
  expect(accounts.getByRole('button', { name: 'Passa a Palestra Riva' })).toBeTruthy();
});

test('the switch saves immediately that the library is hidden', async () => {
  await openSettings('exercises');
  respond(accountRoutes.hideDefaultExercises, {});
  respond(accountRoutes.me, { user: { ...anna, hideDefaultExercises: true } });
  const library = await screen.findByLabelText<HTMLInputElement>(/Mostra gli esercizi della libreria/);

  await userEvent.click(library);

  expect(requestsTo(accountRoutes.hideDefaultExercises)[0]?.body).toEqual({ hideDefaultExercises: true });
  await waitFor(() => expect(library.checked).toBe(false));
});

test('the own time zone is saved at once, and the day on the screen follows it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-24T22:30:00.000Z') });
  respond(accountRoutes.me, { user: anna });
  await openSettings('timeZone');
  const own = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Il tuo fuso orario' });
  expect(own.value).toBe('Quello dello studio (Europe/Rome)');
  expect(screen.getByText(/Adesso: domenica, 00:30/)).toBeTruthy();
  respond(accountRoutes.setTimeZone, {});
  respond(accountRoutes.me, { user: { ...anna, timeZone: 'America/New_York', ownTimeZone: 'America/New_York' } });

  await userEvent.click(own);
  await userEvent.click(await screen.findByRole('option', { name: /^America\/New York/ }));

  expect(requestsTo(accountRoutes.setTimeZone)[0]?.body).toEqual({ timeZone: 'America/New_York' });
  expect(await screen.findByText(/Adesso: sabato, 18:30/)).toBeTruthy();
  expect(formatDate('2026-10-24T22:30:00.000Z')).toBe('24 ott 2026');
});

test.each([
  ['roma', 'Europe/Rome', 'Roma, Milano, Italia · Ora dell’Europa centrale'],
  ['citta del messico', 'America/Mexico City', 'Città del Messico, Messico'],
  ['Lugano', 'Europe/Zurich', 'Zurigo, Lugano, Ginevra, Svizzera'],
  ['il cairo', 'Africa/Cairo', 'Il Cairo, Egitto'],
])('the time zone of “%s” is %s', async (typed, zone, names) => {
  respond(accountRoutes.me, { user: anna });
  await openSettings('timeZone');
  const own = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Il tuo fuso orario' });

  await userEvent.clear(own);
  await userEvent.type(own, typed);
  const offered = await screen.findAllByRole('option');

  expect(offered.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(`${zone}${names}`));
  expect(offered.length).toBeLessThan(4);
});

test('the units are saved at once, and weights on every screen follow', async () => {
  respond(accountRoutes.me, { user: anna });
  await openSettings('units');
  respond(accountRoutes.setUnits, {});
  respond(accountRoutes.me, { user: { ...anna, units: { weight: 'lb', length: 'cm' } } });

  await userEvent.click(await screen.findByRole('radio', { name: 'Libbre' }));

  await waitFor(() => expect(requestsTo(accountRoutes.setUnits)[0]?.body).toEqual({ weight: 'lb', length: 'cm' }));
  await waitFor(() => expect(formatBodyWeight(68.0389)).toBe('150\u00A0lb'));
});

test('a collaborator cannot hide the library', async () => {
  await openSettings('look', { roles: ['coach'] });
  await screen.findByRole('heading', { name: 'Lingua e tema' });

  expect(screen.queryByRole('link', { name: 'Esercizi' })).toBeNull();
});

test('the section of another area that requires a permission is listed only with it', async () => {
  const load = async () => () => null;
  const entry = { name: 'programs', useTitle: () => 'Profilo alimentare', namespaces: [], load } as const;
  const entries = [{ ...entry, roles: ['client'], permission: 'view own nutrition' }] as const;
  await openSettings('look', { roles: ['client'] }, entries);
  await screen.findByRole('heading', { name: 'Lingua e tema' });

  expect(screen.queryByRole('link', { name: 'Profilo alimentare' })).toBeNull();
});

test('the section of another area is listed for the admin and loaded when it is opened', async () => {
  const load = vi.fn(async () => () => <p>{'Recupero di una riga nuova'}</p>);
  const entries = [{ name: 'programs', useTitle: () => 'Programmi', namespaces: [], load }] as const;
  await openSettings('look', { roles: ['coach'] }, entries);
  await screen.findByRole('heading', { name: 'Lingua e tema' });
  expect(screen.queryByRole('link', { name: 'Programmi' })).toBeNull();
  cleanup();
  await openSettings('look', {}, entries);
  await screen.findByRole('heading', { name: 'Lingua e tema' });
  expect(load).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: 'Programmi' }));

  expect(await screen.findByText('Recupero di una riga nuova')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Lingua e tema' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Programmi' }).getAttribute('aria-current')).toBe('page');
});

test('an address of an earlier release, with the section after #, opens that section', async () => {
  const Screen = createSettingsScreen([]);
  const { router } = await renderScreen(Screen, {
    path: '/settings',
    at: '/settings#password',
    texts: ['account'],
    user: anna,
  });

  await waitFor(() => expect(router.state.location.href).toBe('/settings/password'));
});

test('the other devices are logged out with one click, which says how many there were', async () => {
  await openSettings('access');
  respond(accountRoutes.logoutOthers, { ended: 2 });
  await userEvent.click(await screen.findByRole('button', { name: 'Esci dagli altri dispositivi' }));

  expect(await screen.findByText('2 altri accessi chiusi.')).toBeTruthy();
  expect(requestsTo(accountRoutes.logoutOthers)).toHaveLength(1);
});

test('a name that is not saved is asked about before another section opens', async () => {
  await openSettings('profile');
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nome e cognome/);
  await userEvent.type(name, ' Rossi');

  await userEvent.click(screen.getByRole('link', { name: 'Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi uscire senza salvare?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Resta qui' }));

  expect(screen.getByLabelText<HTMLInputElement>(/^Nome e cognome/).value).toBe('Anna Bianchi Rossi');
});

test('the studio is deleted with its name and the password; a wrong password is an error at its field', async () => {
  await openSettings('deletion');
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina lo studio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi eliminare «Studio Bianchi»?' }));
  respondWithError(deletionRoutes.deleteAccount, 422, {
    errors: { password: ['La password attuale non è corretta.'] },
  });

  await userEvent.type(dialog.getByLabelText('Per confermare scrivi «Studio Bianchi»'), 'Studio Bianchi');
  await userEvent.type(dialog.getByLabelText('Password attuale'), 'sbagliata');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina lo studio' }));

  expect(await dialog.findByText('La password attuale non è corretta.')).toBeTruthy();
  expect(requestsTo(deletionRoutes.deleteAccount)[0]?.body).toEqual({
    accountName: 'Studio Bianchi',
    password: 'sbagliata',
  });
});
