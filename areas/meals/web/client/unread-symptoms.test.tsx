import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMealRoutes } from '../../contract.ts';
import { clientId } from '../testing/diet.ts';
import { UnreadSymptoms } from './UnreadSymptoms.tsx';

test('the page of a client quotes an unread note about a meal that names a symptom, with a link to its week', async () => {
  const counts = { meals: 1, skipped: 0, notes: 1, symptoms: 1, conflicts: 0 };
  const note = { date: '2026-11-18', text: 'Mi formicolano le labbra' };
  const symptomNotes = [note, note];
  const at = { lastOn: '2026-11-20', lastAt: '2026-11-20T12:00:00.000Z' };
  const unread = { clientId, clientName: exampleClient.name, ...counts, symptomNotes, ...at };
  respond(clientMealRoutes.unreadOfRecipients, { clients: [unread] });
  await renderScreen(() => <UnreadSymptoms clientIds={[clientId]} />, {
    path: '/',
    permissions: ['view meal plans'],
    texts: ['meals'],
  });

  const text = 'Un disturbo di Giulia Bianchi nel diario alimentare del 18 nov 2026: «Mi formicolano le labbra»';
  expect(await screen.findByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Apri il diario' });
  expect(link.getAttribute('href')).toBe(`/clients/${clientId}/diet?date=2026-11-18`);
});

test('of more notes with a symptom than are quoted the others are counted', async () => {
  const counts = { meals: 5, skipped: 0, notes: 5, symptoms: 5, conflicts: 0 };
  const symptomNotes = ['Nausea', 'Prurito', 'Vomito'].map((text) => ({ date: '2026-11-18', text }));
  const at = { lastOn: '2026-11-20', lastAt: '2026-11-20T12:00:00.000Z' };
  const unread = { clientId, clientName: exampleClient.name, ...counts, symptomNotes, ...at };
  respond(clientMealRoutes.unreadOfRecipients, { clients: [unread] });
  await renderScreen(() => <UnreadSymptoms clientIds={[clientId]} />, {
    path: '/',
    permissions: ['view meal plans'],
    texts: ['meals'],
  });

  expect(await screen.findByText('Altre 2 note dei pasti con un disturbo non sono ancora lette.')).toBeTruthy();
});

test('the page of a client says that a meal which is not read has a food to avoid, like a note that names one', async () => {
  const counts = { meals: 3, skipped: 0, notes: 1, symptoms: 0, conflicts: 1, eatenConflicts: 2 };
  const at = { lastOn: '2026-11-20', lastAt: '2026-11-20T12:00:00.000Z' };
  const unread = { clientId, clientName: exampleClient.name, ...counts, symptomNotes: [], ...at };
  respond(clientMealRoutes.unreadOfRecipients, { clients: [unread] });
  await renderScreen(() => <UnreadSymptoms clientIds={[clientId]} />, {
    path: '/',
    permissions: ['view meal plans'],
    texts: ['meals'],
  });

  expect(
    await screen.findByText(
      'Giulia Bianchi · In 2 pasti non ancora letti ha mangiato cibi da evitare. Una nota dei pasti non ancora letta nomina un cibo da evitare.',
    ),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Apri il diario' });
  expect(link.getAttribute('href')).toBe(`/clients/${clientId}/diet?date=2026-11-20`);
});
