import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { effectiveSettings } from '#shell/common/settings.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { programRoutes } from '../../contract.ts';
import { ProgramSettings, type SettingChoices } from '../../contract/settings.ts';
import { programSettingsRoutes as routes } from '../../contract/settings-routes.ts';
import { ClientProgramsScreen } from '../client/ClientProgramsScreen.tsx';
import { ProgramSettingsSection } from './ProgramSettingsSection.tsx';

const { id } = exampleClient;
const firstName = exampleClient.name.split(' ')[0];

async function openSection(account: SettingChoices = {}) {
  respond(routes.settings, { settings: effectiveSettings(ProgramSettings, { account }) });
  await renderScreen(ProgramSettingsSection, { texts: ['programs', 'assignments'] });
  await screen.findByRole('group', { name: 'Avvisi' });
}

async function openForClient(client: SettingChoices, account: SettingChoices = {}) {
  respond(routes.clientSettings, { settings: effectiveSettings(ProgramSettings, { account, client }) });
  respond(clientRoutes.detail, { client: exampleClient });
  respond(programRoutes.ofClient, { programs: [], nextPage: 0 });
  await renderScreen(ClientProgramsScreen, {
    path: '/clients/$id/programs',
    at: `/clients/${id}/programs`,
    permissions: ['view clients', 'view programs', 'update programs'],
    texts: ['programs', 'assignments', 'clients'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Impostazioni di allenamento' }));
  return within(await screen.findByRole('dialog', { name: 'Impostazioni di allenamento' }));
}

const savedChoices = () => requestsTo(routes.saveSettings).map(({ body }) => body);
const savedClientChoices = () => requestsTo(routes.saveClientSettings).map(({ body }) => body);

test('a number is saved once when the field loses focus, without the other settings', async () => {
  await openSection();
  respond(routes.saveSettings, { settings: effectiveSettings(ProgramSettings, { account: { expiringDays: 14 } }) });
  const field = screen.getByRole('textbox', { name: 'Preavviso di scadenza' });

  await userEvent.clear(field);
  await userEvent.type(field, '14');
  await userEvent.tab();

  expect(await screen.findByText('Salvato')).toBeTruthy();
  expect(savedChoices()).toEqual([{ expiringDays: 14 }]);
  expect(screen.getByRole('button', { name: 'Torna al predefinito (7 giorni)' })).toBeTruthy();
});

test('a number that is not understood or out of the limits is not saved and keeps its message until Escape', async () => {
  await openSection();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Preavviso di scadenza' });

  await userEvent.clear(field);
  await userEvent.type(field, '7.5');
  await userEvent.tab();

  expect(field.value).toBe('7.5');
  expect(screen.getByText('Scrivi un numero intero.')).toBeTruthy();
  expect(screen.queryByText('Salvato')).toBeNull();

  await userEvent.type(field, '{Escape}');

  expect(field.value).toBe('7');
  expect(screen.queryByText('Scrivi un numero intero.')).toBeNull();
  expect(savedChoices()).toEqual([]);
});

test('a load step accepts a decimal comma, and an empty field is restored', async () => {
  await openSection();
  respond(routes.saveSettings, { settings: effectiveSettings(ProgramSettings, { account: { loadStepKg: 1.25 } }) });
  const step = screen.getByRole<HTMLInputElement>('textbox', { name: 'Passo del carico' });
  const bar = screen.getByRole<HTMLInputElement>('textbox', { name: 'Peso del bilanciere' });

  await userEvent.clear(bar);
  await userEvent.clear(step);
  await userEvent.type(step, '1,25{Enter}');

  await waitFor(() => expect(savedChoices()).toEqual([{ loadStepKg: 1.25 }]));
  expect(bar.value).toBe('20');
});

test('a switch, RPE and a column are saved immediately', async () => {
  await openSection();
  respond(routes.saveSettings, { settings: effectiveSettings(ProgramSettings, { account: {} }) });

  await userEvent.click(screen.getByRole('switch', { name: 'Può cambiare esercizio' }));
  const effort = within(screen.getByRole('radiogroup', { name: 'Sforzo percepito' }));
  await userEvent.click(effort.getByRole('radio', { name: 'RPE' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'RPE' }));

  await waitFor(() =>
    expect(savedChoices()).toEqual([
      { clientMaySwap: false },
      { effort: 'rpe' },
      { hiddenColumns: ['type', 'tut', 'info'] },
    ]),
  );
});

test('a refused value stays in the field with the message of the server', async () => {
  await openSection();
  respondWithError(routes.saveSettings, 422, { errors: { idleDays: ['Al massimo 60.'] } });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Clienti fermi' });

  await userEvent.clear(field);
  await userEvent.type(field, '80{Enter}');

  expect((await screen.findByRole('alert')).textContent).toBe('Al massimo 60.');
  expect(field.value).toBe('80');
});

test('a choice that failed to save stays, has a message and can be saved again', async () => {
  await openSection();
  respondWithError(routes.saveSettings, 500, { code: 'unexpected' });
  const swap = screen.getByRole<HTMLInputElement>('switch', { name: 'Può saltare un allenamento' });
  await userEvent.click(swap);
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  respond(routes.saveSettings, { settings: effectiveSettings(ProgramSettings, { account: { clientMaySkip: false } }) });

  expect(swap.checked).toBe(false);
  await userEvent.click(retry);

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(savedChoices()).toEqual([{ clientMaySkip: false }, { clientMaySkip: false }]);
  expect(swap.checked).toBe(false);
});

test('a choice that cannot be saved without a connection says so', async () => {
  await openSection();
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getAllByRole('switch')[0] as HTMLElement);

  expect(await screen.findByText(/^Nessuna risposta: controlla la connessione/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();
});

test('resetting to the default saves null', async () => {
  await openSection({ defaultRestSeconds: 120 });
  respond(routes.saveSettings, { settings: effectiveSettings(ProgramSettings, { account: {} }) });

  await userEvent.click(screen.getByRole('button', { name: 'Torna al predefinito (90 s)' }));

  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Recupero/ }).value).toBe('90'));
  expect(savedChoices()).toEqual([{ defaultRestSeconds: null }]);
});

test('the settings of a client name the source of each value', async () => {
  const drawer = await openForClient({ barKg: 15 }, { expiringDays: 14 });
  await drawer.findByRole('group', { name: 'Carichi' });

  expect(drawer.getAllByText(`Solo per ${firstName}`)).toHaveLength(1);
  expect(drawer.getAllByText('Dallo studio')).toHaveLength(1);
  expect(drawer.getAllByText('Predefinito')).toHaveLength(12);
});

test('a setting of a client can be reset to the account’s value, and another one chosen only for the client', async () => {
  const drawer = await openForClient({ defaultRestSeconds: 45 }, { defaultRestSeconds: 120 });
  const back = await drawer.findByRole('button', { name: 'Torna come lo studio (120 s)' });
  respond(routes.saveClientSettings, {
    settings: effectiveSettings(ProgramSettings, { account: { defaultRestSeconds: 120 }, client: {} }),
  });

  await userEvent.click(back);
  await waitFor(() => expect(drawer.queryByText(`Solo per ${firstName}`)).toBeNull());
  await userEvent.click(drawer.getByRole('switch', { name: 'Può spostare gli allenamenti' }));

  await waitFor(() => expect(savedClientChoices()).toEqual([{ defaultRestSeconds: null }, { clientMayMove: false }]));
});

test('settings that failed to load can be loaded again', async () => {
  respondWithError(routes.settings, 403, { code: 'forbidden' });
  await renderScreen(ProgramSettingsSection, { texts: ['programs', 'assignments'] });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  respond(routes.settings, { settings: effectiveSettings(ProgramSettings, { account: {} }) });

  await userEvent.click(retry);

  expect(await screen.findByRole('group', { name: 'Carichi' })).toBeTruthy();
});
