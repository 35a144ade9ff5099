import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { macroRoutes } from '../../contract/library.ts';
import { macroDraft } from '../../example.ts';
import { targetsOf } from '../../rules/targets.ts';
import { MacroCreateScreen, MacroEditScreen } from './MacroScreens.tsx';

const macro = {
  ...macroDraft,
  id: '0199f2a4-5c00-7012-8000-000000000001',
  version: 1,
  targets: targetsOf(macroDraft.entries),
  computedEnergy: { bmrKcal: 1780, totalKcal: 2759, goalKcal: 2345 },
  clientId: null,
  clientName: null,
  startsOn: null,
};
const permissions = ['view macros', 'create macros', 'update macros'];

test('percentages that exceed 100 are warned about, and the grams follow what is typed', async () => {
  respond(macroRoutes.create, { macro });
  await renderScreen(MacroCreateScreen, { path: '/macros/create', permissions, texts: ['macros'] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titolo' }), 'Definizione');
  const carbs = screen.getByRole('textbox', { name: 'Carboidrati %' });
  await userEvent.clear(carbs);
  await userEvent.type(carbs, '55');

  expect(await screen.findByText(/Le percentuali insieme fanno 110 %/)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Risultato' })).getByText('275 g · 55 %')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Crea macro' }));
  await waitFor(() => expect(requestsTo(macroRoutes.create)).toHaveLength(1));
  expect(requestsTo(macroRoutes.create)[0]?.body).toMatchObject({
    title: 'Definizione',
    entries: { day: { method: 'percentages', calories: 2000, carbs_percent: 55 }, training: null, rest: null },
    energy: null,
  });
});

test('the energy of the formula becomes the calories of both kinds of day, with its origin', async () => {
  respond(macroRoutes.get, { macro });
  respond(macroRoutes.update, { macro });
  await renderScreen(MacroEditScreen, {
    path: '/macros/$id/edit',
    at: `/macros/${macro.id}/edit`,
    permissions,
    texts: ['macros'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Usa 2.345 kcal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(macroRoutes.update)).toHaveLength(1));
  const [request] = requestsTo(macroRoutes.update);
  const { entries, energy } = (request?.body ?? macroDraft) as typeof macroDraft;
  expect(entries.rest).toMatchObject({ method: 'percentages', calories: 2345 });
  expect(entries.training).toMatchObject({ method: 'grams', protein_tot: 164.2 });
  expect(energy).toEqual(macroDraft.energy);
});

test('a height typed in metres is a height of the formula', async () => {
  respond(macroRoutes.get, { macro });
  await renderScreen(MacroEditScreen, {
    path: '/macros/$id/edit',
    at: `/macros/${macro.id}/edit`,
    permissions,
    texts: ['macros'],
  });
  const height = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Altezza' });
  await userEvent.clear(height);
  await userEvent.type(height, '1,62');
  await userEvent.tab();

  expect(height.value).toBe('162');
  expect(height.validity.valid).toBe(true);
});
