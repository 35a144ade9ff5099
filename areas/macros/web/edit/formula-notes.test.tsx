import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { macroRoutes } from '../../contract/library.ts';
import { macroDraft } from '../../example.ts';
import { targetsOf } from '../../rules/targets.ts';
import { MacroEditScreen } from './MacroScreens.tsx';

const macro = {
  ...macroDraft,
  id: '0199f2a4-5c00-7012-8000-000000000001',
  version: 1,
  targets: targetsOf(macroDraft.entries),
  isHealthDataHidden: false,
  computedEnergy: { bmrKcal: 1780, totalKcal: 2759, goalKcal: 2345 },
  clientId: null,
  clientName: null,
  startsOn: null,
};
const permissions = ['view macros', 'create macros', 'update macros'];

test.each([
  ['Grande e Keys', /la massa magra viene da Boer/],
  ['Molnár (tabella FAO/WHO/UNU)', /usa la tabella FAO\/WHO\/UNU del 1985/],
])('%s says which equation it is, as in a visit', async (name, note) => {
  const energy = macroDraft.energy && { ...macroDraft.energy, ageYears: 25 };
  respond(macroRoutes.get, { macro: { ...macro, energy } });
  await renderScreen(MacroEditScreen, {
    path: '/macros/$id/edit',
    at: `/macros/${macro.id}/edit`,
    permissions,
    texts: ['macros', 'body-composition'],
  });
  const formula = await screen.findByRole('combobox', { name: 'Formula' });
  expect(screen.queryByText(note)).toBeNull();
  await userEvent.selectOptions(formula, name);

  expect(await screen.findByText(note)).toBeTruthy();
});
