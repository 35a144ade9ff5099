import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { deviceRoutes } from '../../contract/devices.ts';
import { notificationSettingRoutes } from '../../contract/settings.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { effectiveSettings } from '../../rules/settings.ts';
import { NotificationSettingsSection } from './NotificationSettingsSection.tsx';

const admin = { role: 'admin', permissions: rolePermissions().admin } as const;
const product = effectiveSettings({ account: {}, personal: {} }, admin);

async function open(settings = product) {
  respond(notificationSettingRoutes.settings, { settings });
  respond(deviceRoutes.list, { devices: [], publicKey: 'B' });
  await renderScreen(NotificationSettingsSection, {
    path: '/settings',
    permissions: ['view notifications', 'update notifications'],
    texts: ['notifications'],
  });
  await screen.findByRole('table');
}

test('events that the person cannot receive are not listed', async () => {
  const permissions = rolePermissions().coach;
  await open(effectiveSettings({ account: {}, personal: {} }, { role: 'coach', permissions }));

  expect(screen.getByRole('row', { name: /Allenamento finito/ })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Pasti registrati|Dieta|Piano alimentare/i })).toBeNull();
  expect(screen.queryByRole('row', { name: /Limite di clienti/ })).toBeNull();
});

test('a choice is saved at once, for one event and channel', async () => {
  respond(notificationSettingRoutes.saveSettings, { settings: product });
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Commento di un cliente: Push' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Allenamento finito o saltato: E-mail' }),
    'Subito',
  );

  await waitFor(() =>
    expect(requestsTo(notificationSettingRoutes.saveSettings).map(({ body }) => body)).toEqual([
      { channels: { 'workout_commented.push': 'off' } },
      { channels: { 'workout_finished.mail': 'on' } },
    ]),
  );
});

test('what cannot be switched off says so, and so does what passes quiet hours', async () => {
  await open();

  const fixed = within(screen.getByRole('row', { name: /Limite di clienti/ }));
  for (const control of [...fixed.getAllByRole('checkbox'), fixed.getByRole('combobox')])
    expect((control as HTMLInputElement).disabled).toBe(true);
  expect(fixed.getByText(/arriva sempre/)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Dolore/ })).getByText(/anche nelle ore di silenzio/)).toBeTruthy();
});

test('own choices are marked and go back to the defaults together', async () => {
  const own = { 'workout_pain.push': 'off', 'client_idle.mail': 'off' } as const;
  respond(notificationSettingRoutes.saveSettings, { settings: product });
  await open(effectiveSettings({ account: {}, personal: { channels: own } }, admin));
  expect(screen.getByText('Il punto segna quello che hai scelto tu.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Torna alle predefinite' }));

  await waitFor(() =>
    expect(requestsTo(notificationSettingRoutes.saveSettings)[0]?.body).toEqual({
      channels: { 'workout_pain.push': null, 'client_idle.mail': null },
    }),
  );
});

test('quiet hours are switched on with their usual times, and mails that were ended can be turned on again', async () => {
  respond(notificationSettingRoutes.saveSettings, { settings: product });
  await open({ ...product, isMailOff: true });
  await userEvent.click(screen.getByRole('button', { name: 'Riattiva le e-mail' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Ore di silenzio' }));

  await waitFor(() =>
    expect(requestsTo(notificationSettingRoutes.saveSettings).map(({ body }) => body)).toEqual([
      { isMailOff: null },
      { quiet: { isOn: true, from: '22:00', until: '07:00', days: [1, 2, 3, 4, 5, 6, 7] } },
    ]),
  );
});

test('a browser without push says so', async () => {
  await open();

  expect(await screen.findByText('Questo browser non riceve notifiche.')).toBeTruthy();
});

test('two days that are clicked one after the other are both taken out, and the focus stays', async () => {
  const quiet: typeof product.quiet = {
    value: { isOn: true, from: '22:00', until: '07:00', days: [1, 2, 3, 4, 5, 6, 7] },
    source: 'personal',
  };
  const saved = { ...quiet, value: { ...quiet.value, days: [1, 2, 3, 4, 5, 7] } };
  respond(notificationSettingRoutes.saveSettings, { settings: { ...product, quiet: saved } });
  await open({ ...product, quiet: { ...quiet, source: 'personal' } });

  const [saturday, sunday] = [
    screen.getByRole('checkbox', { name: 'sab' }),
    screen.getByRole('checkbox', { name: 'dom' }),
  ];
  await userEvent.click(saturday);
  await userEvent.click(sunday);
  const until = screen.getByRole('combobox', { name: 'Alle' });
  until.focus();

  await waitFor(() => expect(requestsTo(notificationSettingRoutes.saveSettings)).toHaveLength(2));
  expect(requestsTo(notificationSettingRoutes.saveSettings)[1]?.body).toMatchObject({
    quiet: { days: [1, 2, 3, 4, 5] },
  });
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Alle' }));
  expect(until.isConnected).toBe(true);
});
