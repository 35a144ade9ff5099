import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type DataExport, dataExportRoutes } from '../contract.ts';
import { OwnDataSection } from './OwnDataSection.tsx';

const preparing: DataExport = {
  requestedAt: new Date().toISOString(),
  readyAt: null,
  expiresAt: null,
  sizeBytes: null,
  isAbandoned: false,
};

const open = () => renderScreen(OwnDataSection, { texts: ['personal-data'], user: { roles: ['client'] } });

test('while the archive is prepared the client waits, and asks for no other one', async () => {
  respond(dataExportRoutes.get, { dataExport: preparing });
  await open();

  expect(await screen.findByText(/Stiamo preparando l'archivio/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an archive that was never finished is asked for again', async () => {
  respond(dataExportRoutes.get, { dataExport: { ...preparing, isAbandoned: true } });
  respond(dataExportRoutes.create, { dataExport: preparing });
  await open();

  expect(await screen.findByText(/Non siamo riusciti a preparare l'archivio/)).toBeTruthy();
  expect(screen.queryByText(/Stiamo preparando/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Prepara un nuovo archivio' }));

  await waitFor(() => expect(requestsTo(dataExportRoutes.create)).toHaveLength(1));
  expect(await screen.findByText(/Stiamo preparando l'archivio/)).toBeTruthy();
});

test('when the archive cannot be looked up the client reads why, and tries again', async () => {
  respondWithError(dataExportRoutes.get, 500, { message: 'Il server non risponde.' });
  await open();

  expect((await screen.findByRole('alert')).textContent).toContain('Il server non risponde.');
  respond(dataExportRoutes.get, { dataExport: null });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));

  expect(await screen.findByRole('button', { name: 'Scarica i tuoi dati' })).toBeTruthy();
});
