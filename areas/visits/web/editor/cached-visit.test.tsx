import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { clearDocumentCache, findCachedDocument, listCachedDocuments } from '#shell/web/documents/document-cache.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import type { VisitRecord } from '../../contract/document.ts';
import { visitRoutes } from '../../contract/routes.ts';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

afterEach(async () => {
  cleanup();
  await clearDocumentCache();
});

/** The visit that this device opens without a connection for the user of web tests. */
async function cachedVisit(): Promise<VisitRecord | undefined> {
  const cached = await listCachedDocuments('0199a000-0000-7000-8000-000000000001');
  const key = cached.find(({ kind }) => kind === 'visit');
  return key && (await findCachedDocument<{ visit: VisitRecord }>(key))?.detail.visit;
}

test('what was saved is in the visit that opens without a connection', async () => {
  const visit = await openVisitScreen();
  respond(visitRoutes.get, { visit: { ...visit, version: 2, reason: 'Controllo' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo della visita' }), 'Controllo');
  await vi.waitFor(() => expect(requestsTo(visitRoutes.save)).not.toHaveLength(0), { timeout: 10_000 });

  await vi.waitFor(async () => expect(await cachedVisit()).toMatchObject({ version: 2, reason: 'Controllo' }));
});
