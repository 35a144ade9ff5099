import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { clientMetricRoutes } from '#areas/metrics/contract.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { energyNeedRoutes } from '../../contract/energy-need.ts';
import { exampleMacro, macroPermissions, openMacro } from '../testing/open-macro.ts';
import { MacroCreateScreen } from './MacroScreens.tsx';

const clientId = '0199f2a4-5c00-7012-8000-0000000000c1';

test.each([
  ['its day', false, /^Misurato il 20/],
  ['that the client typed it', true, /^Scritto dal cliente il 20/],
])(
  'a target for days with and without training asks for the weight once, begins with the last one of the client and says %s',
  async (_, isWeighedByClient, origin) => {
    respond(clientRoutes.head, {
      client: { id: clientId, name: 'Carla Prova', isActive: true, withdrawnConsents: [], lacksGuardian: false },
    });
    respond(clientRoutes.detail, { client: { ...exampleClient, id: clientId } });
    respond(energyNeedRoutes.energyNeed, { need: null });
    respond(clientMetricRoutes.latestBody, {
      body: { weightKg: 62.4, weighedOn: '2026-11-20', isWeighedByClient, heightCm: 168, fatFreeMassPercent: null },
    });
    await renderScreen(MacroCreateScreen, {
      path: '/macros/create',
      at: `/macros/create?clientId=${clientId}`,
      permissions: [...macroPermissions, 'view health records', 'view clients'],
      texts: ['macros', 'assignments', 'clients', 'body-composition'],
    });
    expect(await screen.findByText('125 g · 25% · 2 g/kg')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Allenamento e riposo' }));
    for (const perKg of screen.getAllByRole('radio', { name: 'g per kg' })) await userEvent.click(perKg);

    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso' }).value).toBe('62,4');
    expect(screen.getByText(origin)).toBeTruthy();
  },
);

test('weights that were stored with different values are all shown, also while one is typed that begins as the other', async () => {
  const perKg = { method: 'weight' as const, proteinGramsPerKg: 1.6, lipidsGramsPerKg: 1, kcalPerDay: 2000 };
  const entries = { day: { ...perKg, weightKg: 70 }, training: null, rest: null };
  const energy = exampleMacro.energy && { ...exampleMacro.energy, weightKg: 82 };
  await openMacro({ macro: { ...exampleMacro, entries, energy } });
  await screen.findByRole('combobox', { name: 'Formula' });

  const weights = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Peso' }).map(({ value }) => value);
  expect(weights()).toEqual(['70', '82']);

  const [, ofEnergy] = screen.getAllByRole('textbox', { name: 'Peso' });
  await userEvent.clear(ofEnergy ?? document.body);
  await userEvent.type(ofEnergy ?? document.body, '70,5');
  expect(weights()).toEqual(['70', '70,5']);
});
