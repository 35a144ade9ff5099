import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { clientMetricRoutes } from '#areas/metrics/contract.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { exampleMacro, macroPermissions, openMacro } from '../testing/open-macro.ts';

const clientId = '0199f2a4-5c00-7012-8000-0000000000c1';
/** Its calculation has 80 kg and 30 years. */
const macro = { ...exampleMacro, clientId, clientName: 'Carla Prova', startsOn: '2026-03-02' };

function openWithWeight(weightKg: number, weighedOn = '2026-11-20') {
  const body = { weightKg, weighedOn, heightCm: 180, fatFreeMassPercent: null };
  respond(clientMetricRoutes.latestBody, { body });
  respond(clientRoutes.head, {
    client: { id: clientId, name: 'Carla Prova', isActive: true, withdrawnConsents: [], lacksGuardian: false },
  });
  const permissions = [...macroPermissions, 'view health records'];
  return openMacro({ macro, permissions, texts: ['macros', 'surveys', 'body-composition', 'assignments'] });
}

test('a calculation from another weight says so, and is computed with the present one', async () => {
  await openWithWeight(72);
  const text = 'Calcolo degli obiettivi dal 2 mar 2026: 80 kg, 30 anni. Oggi: 72 kg (20 nov 2026), 30 anni.';
  expect(await screen.findByText(text)).toBeTruthy();

  await userEvent.click(await screen.findByRole('button', { name: 'Ricalcola con i dati di oggi' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  // 10 × 72 + 6.25 × 180 − 5 × 30 + 5
  expect(screen.getAllByText(/1\.700/)[0]).toBeTruthy();
});

test('a weight that is older than the targets says nothing against their calculation', async () => {
  await openWithWeight(72, '2026-03-01');
  expect(await screen.findByRole('textbox', { name: 'Titolo' })).toBeTruthy();

  expect(screen.queryByText(/^Calcolo degli obiettivi/)).toBeNull();
});

test('a calculation from about the present weight says nothing', async () => {
  await openWithWeight(82);
  expect(await screen.findByRole('textbox', { name: 'Titolo' })).toBeTruthy();

  expect(screen.queryByText(/^Calcolo degli obiettivi/)).toBeNull();
});
