import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { effectiveSettings } from '#shell/common/settings.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exampleClient } from '../../example.ts';
import { ClientSettings, clientSettingRoutes } from '../../contract/settings.ts';
import { OwnSettingsSection } from '../overview/OwnSettingsSection.tsx';

interface Opened {
  isWithdrawn?: boolean;
  isAdmin?: boolean;
  stored?: Parameters<typeof effectiveSettings>[1];
}

async function open({ isWithdrawn = false, isAdmin = true, stored = { account: {}, client: {} } }: Opened = {}) {
  const response = { settings: effectiveSettings(ClientSettings, stored) };
  respond(clientSettingRoutes.clientSettings, response);
  respond(clientSettingRoutes.saveHealthBasis, response);
  const client = { ...exampleClient, withdrawnConsents: isWithdrawn ? ['health_data' as const] : [] };
  await renderScreen(() => <OwnSettingsSection client={client} />, {
    texts: ['clients'],
    permissions: ['view clients', 'update clients'],
    user: { roles: [isAdmin ? 'admin' : 'coach'] },
  });
}

test('professional secrecy is chosen for a client after reading what it means', async () => {
  await open();

  await userEvent.click(await screen.findByRole('radio', { name: 'Segreto professionale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vale il segreto professionale?' }));
  expect(dialog.getByText(/tenuto per legge/).textContent).toContain('riceve una notifica');
  expect(requestsTo(clientSettingRoutes.saveHealthBasis)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Usa il segreto professionale' }));

  expect(requestsTo(clientSettingRoutes.saveHealthBasis)[0]?.body).toEqual({ healthBasis: 'care' });
});

test('professional secrecy cannot be chosen for a client who has withdrawn the consent', async () => {
  await open({ isWithdrawn: true });

  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Segreto professionale' })).disabled).toBe(true);
  expect(screen.getByText(/ha ritirato il consenso ai dati sulla salute/)).toBeTruthy();
});

test.each([
  { isWithdrawn: true, account: 'care', isOffered: false },
  { isWithdrawn: true, account: 'consent', isOffered: true },
  { isWithdrawn: false, account: 'care', isOffered: true },
])(
  'a choice for one client is reset unless that means secrecy after a withdrawal: withdrawn $isWithdrawn, studio $account',
  async ({ isWithdrawn, account, isOffered }) => {
    await open({ isWithdrawn, stored: { account: { healthBasis: account }, client: { healthBasis: 'consent' } } });

    await screen.findByRole('radio', { name: 'Segreto professionale' });
    expect(screen.queryAllByRole('button', { name: /Torna come lo studio/ })).toHaveLength(isOffered ? 1 : 0);
  },
);

test('a collaborator does not choose what allows to process health data', async () => {
  await open({ isAdmin: false });

  expect(await screen.findByText('Preavviso di fine abbonamento')).toBeTruthy();
  expect(screen.queryByText('Dati sulla salute')).toBeNull();
});
