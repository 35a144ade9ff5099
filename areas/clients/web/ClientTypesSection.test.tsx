import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../contract.ts';
import { ClientTypesSection } from './ClientTypesSection.tsx';

const online = { id: '0199a000-0000-7000-8000-00000000d001', name: 'Online', version: 4 };

async function open({ total = 3, shown = '3 clienti' } = {}) {
  respond(clientRoutes.typeFilters, { clientTypes: [{ ...online, total }] });
  await renderScreen(ClientTypesSection, { texts: ['clients'] });
  await screen.findByText(shown);
}

async function choose(label: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Azioni per il tipo Online' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('a type is renamed with the version that was read', async () => {
  await open();
  respond(clientRoutes.updateType, { clientType: { ...online, name: 'A distanza', version: 5 } });

  await choose('Rinomina');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rinomina' }));
  await userEvent.clear(dialog.getByLabelText('Nome del tipo'));
  await userEvent.type(dialog.getByLabelText('Nome del tipo'), 'A distanza');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Tipo «A distanza» salvato.')).toBeTruthy();
  expect(requestsTo(clientRoutes.updateType)[0]?.body).toEqual({ name: 'A distanza', version: 4 });
});

test('a new type with the name of another shows the error at the field', async () => {
  await open();
  respondWithError(clientRoutes.createType, 422, {
    message: 'x',
    errors: { name: ['Esiste già un tipo con questo nome.'] },
  });

  await userEvent.click(screen.getByRole('button', { name: 'Nuovo tipo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuovo tipo' }));
  await userEvent.type(dialog.getByLabelText('Nome del tipo'), 'online');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  expect(await dialog.findByText('Esiste già un tipo con questo nome.')).toBeTruthy();
});

test.each([
  [3, '3 clienti', '3 clienti restano, senza un tipo. Non si può annullare.'],
  [1, '1 cliente', '1 cliente resta, senza un tipo. Non si può annullare.'],
  [0, 'nessun cliente', 'Nessun cliente ha questo tipo. Non si può annullare.'],
])('a type of %i is deleted after a confirmation that says how many clients lose it', async (total, shown, text) => {
  await open({ total, shown });
  respond(clientRoutes.deleteType, {});

  await choose('Elimina');
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi eliminare il tipo «Online»?' }));
  expect(dialog.getByText(text)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina tipo' }));

  expect(await screen.findByText('Tipo «Online» eliminato.')).toBeTruthy();
  expect(requestsTo(clientRoutes.deleteType)).toHaveLength(1);
});
