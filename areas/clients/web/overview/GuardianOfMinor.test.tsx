import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
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
  await show(minor, [{ ...given, purpose: 'terms', guardianName: null }]);

  await waitFor(() => expect(requestsTo(consentSubjectRoutes.consents.client)).toHaveLength(1));
  expect((await screen.findByText('Genitore o tutore')).nextSibling?.textContent).toBe('–');
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

function show(client: typeof exampleClient, consents: Consent[]) {
  respond(clientRoutes.collaborators, { teamMembers: [] });
  respond(consentSubjectRoutes.consents.client, {
    ...{ consents, studioId: exampleClient.id, asksHealthConsent: true, isMinor: true },
  });
  return renderScreen(() => <ContactSection client={client} />, { permissions: ['view clients'], texts: ['clients'] });
}
