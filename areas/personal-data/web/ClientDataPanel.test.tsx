import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { type ConsentPurpose, consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientExportRoutes, type DataExport } from '../contract.ts';
import { ClientDataPanel } from './ClientDataPanel.tsx';

const clientId = exampleClient.id;
const preparing: DataExport = {
  requestedAt: new Date().toISOString(),
  readyAt: null,
  expiresAt: null,
  sizeBytes: null,
  isAbandoned: false,
};
const ready = { ...preparing, readyAt: preparing.requestedAt, expiresAt: '2026-12-04T10:00:00.000Z', sizeBytes: 4096 };

beforeEach(() => respond(clientExportRoutes.getOfClient, { dataExport: null }));

const consent = { purpose: 'photos' as const, textVersion: null, guardianName: null };

/** `photos`: the answer of the client to photos; null: none. */
function open(withdrawnConsents: ConsentPurpose[] = [], photos: boolean | null = true) {
  const decidedAt = photos === null ? null : '2026-11-02T10:00:00.000Z';
  const consents = [{ ...consent, isGiven: photos === true, decidedAt }];
  const studio = { studioId: clientId, asksHealthConsent: false, isMinor: false };
  respond(consentSubjectRoutes.consents.client, { consents, ...studio });
  respond(clientRoutes.detail, { client: { ...exampleClient, withdrawnConsents } });
  return renderScreen(() => <ClientDataPanel clientId={clientId} />, {
    texts: ['personal-data', 'clients'],
    permissions: ['view clients'],
    user: { roles: ['admin'] },
  });
}

test('an admin asks for the archive of a client, and reads that it is prepared', async () => {
  respond(clientExportRoutes.createOfClient, { dataExport: preparing });
  await open();

  await userEvent.click(await screen.findByRole('button', { name: "Prepara l'archivio" }));

  expect(await screen.findByText(/Stiamo preparando l'archivio/)).toBeTruthy();
  expect(requestsTo(clientExportRoutes.createOfClient)).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a ready archive is downloaded until its last day', async () => {
  respond(clientExportRoutes.getOfClient, { dataExport: ready });
  respond(clientExportRoutes.issueTicketOfClient, { ticket: 'biglietto' });
  await open();

  expect(await screen.findByText(/Puoi scaricarlo fino al 4 dic 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Scarica l'archivio/ }));

  await waitFor(() => expect(requestsTo(clientExportRoutes.issueTicketOfClient)).toHaveLength(1));
});

test('while the consent to health data is withdrawn the admin reads why there is no archive, and who can still make it', async () => {
  await open(['health_data']);

  expect(await screen.findByText(/Giulia Bianchi ha ritirato il consenso ai dati sulla salute/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [
    'before the client has agreed to photos',
    'has no progress photos',
    [],
    null,
    /le foto dei progressi non sono nell'/,
  ],
  ['while the consent to photos is withdrawn', 'has none', ['photos'], false, /foto e video non sono nell'archivio/],
] as const)('%s the admin reads that the archive %s', async (_when, _what, withdrawn, photos, text) => {
  await open([...withdrawn], photos);

  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: "Prepara l'archivio" })).toBeTruthy();
});
