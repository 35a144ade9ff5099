import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exampleDetail, openMealPlan } from '../editor/testing/open-meal-plan.tsx';
import type { ClientConflicts as ClientConflictsOf, FoodConflict } from '../../contract/assigned.ts';
import { ClientConflicts } from './ClientConflicts.tsx';

beforeEach(() => localStorage.clear());
// Unmounting sends a last presence request, which needs the fake server.
afterEach(cleanup);

const clientId = '0199a000-0000-7000-8000-0000000000c1';
const dates = { startsOn: '2026-11-01', endsOn: '2099-12-31' };
const mealPlan = { ...exampleDetail.mealPlan, isCustom: true, clientId, clientName: 'Carla Prova', ...dates };
const sentence =
  'Carla Prova ha ritirato il consenso ai dati sulla salute: allergie, intolleranze, dieta e alimenti esclusi non sono controllati.';

test('editor and publication of a client who has withdrawn the consent say that allergies are not checked', async () => {
  const refusal = { code: 'health_data_withdrawn', message: 'Ritirato' };
  respondWithError(dietaryProfileRoutes.get.client, 403, refusal);
  await openMealPlan({ mealPlan });
  expect(await screen.findByText(sentence)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Pubblica' }));

  expect(await within(await screen.findByRole('dialog')).findByText(sentence)).toBeTruthy();
});

const alimentId = '0199a000-0000-7000-8000-00000000000b';
const walnuts = { alimentId, name: 'Noci', name_en: 'Walnuts', category: 'nuts_seeds' as const };

function withWalnuts(id: string, clientName: string): ClientConflictsOf {
  const reasons: FoodConflict['reasons'] = [{ kind: 'excluded', by: 'aliment', word: '' }];
  return {
    clientId: id,
    clientName,
    foods: [{ ...walnuts, level: 'unwanted', reasons, isExplained: false }],
    notes: [],
  };
}

async function showConflicts(listed: ClientConflictsOf[], conflictingClients: number) {
  await renderScreen(
    () => (
      <ClientConflicts
        clients={listed}
        uncheckedClients={[]}
        conflictingClients={conflictingClients}
        field={{ value: '', onChange: () => undefined }}
      />
    ),
    { texts: ['meal-plans', 'dietary-profiles', 'aliments'] },
  );
  return (await screen.findByRole('textbox', { name: /^Nota sul conflitto/ })).closest('div[class*=Textarea-root]');
}

test('the note about conflicts of several clients says that it goes into the plan and the archive of each of them', async () => {
  const field = await showConflicts([withWalnuts(clientId, 'Carla Prova'), withWalnuts(alimentId, 'Dino Prova')], 3);

  expect(field?.textContent).toContain(
    'Lo stesso testo va nel piano e nell’archivio di ognuno: Carla Prova, Dino Prova e 1 altro cliente. Non scrivere nomi, allergie o altri dati di un solo cliente.',
  );
});

test('the note about conflicts of one client with two copies names nobody else', async () => {
  const field = await showConflicts([withWalnuts(clientId, 'Carla Prova'), withWalnuts(clientId, 'Carla Prova')], 2);

  expect(field?.textContent).not.toContain('Lo stesso testo');
});

test('an assignment names everybody whose allergies are not checked, also when nobody else has a conflict', async () => {
  const uncheckedClients = ['Carla Prova', 'Dino Prova'];
  await renderScreen(
    () => (
      <ClientConflicts clients={[]} uncheckedClients={uncheckedClients} conflictingClients={0} field={{ value: '' }} />
    ),
    { texts: ['meal-plans'] },
  );

  expect(
    screen.getByText(
      'Carla Prova e Dino Prova hanno ritirato il consenso ai dati sulla salute: allergie, intolleranze, dieta e alimenti esclusi non sono controllati.',
    ),
  ).toBeTruthy();
});
