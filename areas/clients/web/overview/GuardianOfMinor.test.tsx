import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdResponses, requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientRoutes } from '../../contract.ts';
import { type Consent, consentSubjectRoutes } from '../../contract/consents.ts';
import { exampleClient } from '../../example.ts';
import { ContactSection } from './DetailSections.tsx';

const minor = { ...exampleClient, isRegistered: true, birthDate: '2012-05-01' };

test('the contacts of a minor have the name of the parent or guardian who consented last', async () => {
  await show(minor, [
    { ...given, purpose: 'terms', guardianName: 'Laura Prova', decidedAt: '2026-10-01T09:00:00Z' },
    { ...given, purpose: 'health_data', guardianName: 'Marco Prova', decidedAt: '2026-11-01T09:00:00Z' },
    { ...given, purpose: 'photos', guardianName: null, decidedAt: '2026-11-02T09:00:00Z', isGiven: false },
  ]);

  expect((await screen.findByText('Genitore o tutore')).nextSibling?.textContent).toBe('Marco Prova');
});

test('the contacts of a minor for whom nobody consented have no name yet', async () => {
  const release = holdResponses(consentSubjectRoutes.consents.client);
  await show(minor, [{ ...given, purpose: 'terms', guardianName: null }]);
  expect(await screen.findByText('Contatto')).toBeTruthy();
  expect(screen.queryByText('Genitore o tutore')).toBeNull();

  release();
  expect((await screen.findByText('Genitore o tutore')).nextSibling?.textContent).toBe('–');
});

test('while the consents of a minor cannot be read, the contacts say nothing of a guardian', async () => {
  await show(minor, []);
  await screen.findByText('Genitore o tutore');
  cleanup();

  await show(minor, null);
  expect(await screen.findByText('Contatto')).toBeTruthy();
  await waitForRequests(2);
  expect(screen.queryByText('Genitore o tutore')).toBeNull();
});

test('the contacts of an adult have no guardian', async () => {
  await show({ ...minor, birthDate: '1990-05-01' }, []);

  expect(await screen.findByText('Contatto')).toBeTruthy();
  expect(screen.queryByText('Genitore o tutore')).toBeNull();
  expect(requestsTo(consentSubjectRoutes.consents.client)).toEqual([]);
});

const given: Consent = {
  purpose: 'terms',
  isGiven: true,
  decidedAt: '2026-10-01T09:00:00Z',
  textVersion: '1',
  guardianName: null,
};

/** The responses have been shown by then. */
async function waitForRequests(count: number): Promise<void> {
  await expect.poll(() => requestsTo(consentSubjectRoutes.consents.client).length).toBe(count);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Without consents the server fails. */
function show(client: typeof exampleClient, consents: Consent[] | null) {
  respond(clientRoutes.collaborators, { teamMembers: [] });
  const response = { studioId: exampleClient.id, asksHealthConsent: true, isMinor: true };
  if (consents) respond(consentSubjectRoutes.consents.client, { ...response, consents });
  else respondWithError(consentSubjectRoutes.consents.client, 500, {});
  return renderScreen(() => <ContactSection client={client} />, { permissions: ['view clients'], texts: ['clients'] });
}
