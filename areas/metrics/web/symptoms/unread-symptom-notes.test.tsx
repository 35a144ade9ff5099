import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { symptomRoutes } from '../../contract/symptoms.ts';
import { UnreadSymptomNotes } from './UnreadSymptomNotes.tsx';

const clientId = newId();

test('the page of a client quotes unread notes about symptoms beside measurements and photos until they are marked as read', async () => {
  const writtenAt = '2026-11-18T08:00:00.000Z';
  const blood = {
    id: newId(),
    source: 'measurement',
    day: '2026-11-18',
    note: 'Perdite di sangue',
    writtenAt,
  } as const;
  const rash = { ...blood, id: newId(), source: 'photos', note: 'Prurito alla schiena' } as const;
  respond(symptomRoutes.ofRecipients, {
    clients: [{ clientId, clientName: 'Anna Neri', noteCount: 3, notes: [blood, rash] }],
  });
  respond(symptomRoutes.markRead, {});
  await renderScreen(() => <UnreadSymptomNotes clientIds={[clientId]} />, {
    path: '/',
    permissions: ['view health records'],
    texts: ['metrics'],
  });

  expect(
    await screen.findByText('Un disturbo di Anna Neri accanto a una misura del 18 nov 2026: «Perdite di sangue»'),
  ).toBeTruthy();
  expect(
    screen.getByText('Un disturbo di Anna Neri accanto alle foto del 18 nov 2026: «Prurito alla schiena»'),
  ).toBeTruthy();
  expect(screen.getByText('Un’altra nota con un disturbo non è ancora letta.')).toBeTruthy();

  const [first] = screen.getAllByRole('button', { name: 'Letto' });
  respond(symptomRoutes.ofRecipients, { clients: [] });
  if (first) await userEvent.click(first);
  await waitFor(() => expect(screen.queryByText(/Perdite di sangue/)).toBeNull());
  expect(requestsTo(symptomRoutes.markRead)).toMatchObject([{ body: { ids: [blood.id] } }]);
});

test('of several clients the latest note of each comes first, the others are counted, and who gets nothing is left out', async () => {
  const noteOf = (note: string) =>
    ({ id: newId(), source: 'photos', day: '2026-11-18', note, writtenAt: '2026-11-18T08:00:00.000Z' }) as const;
  const notes = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque'].map(noteOf);
  const anna = { clientId, clientName: 'Anna Neri', noteCount: 5, notes };
  const bea = { clientId: newId(), clientName: 'Bea Blu', noteCount: 1, notes: [noteOf('Crampi')] };
  const leftOut = { clientId: newId(), clientName: 'Carla Viola', noteCount: 1, notes: [noteOf('Nausea')] };
  respond(symptomRoutes.ofRecipients, { clients: [anna, bea, leftOut] });
  const chosen = { clientIds: [anna, bea, leftOut].map((one) => one.clientId), leftOutIds: [leftOut.clientId] };
  await renderScreen(() => <UnreadSymptomNotes {...chosen} />, {
    permissions: ['view health records'],
    texts: ['metrics'],
  });

  expect(await screen.findByText('Un disturbo di Bea Blu accanto alle foto del 18 nov 2026: «Crampi»')).toBeTruthy();
  const quoted = screen.getAllByText(/^Un disturbo di/).map(({ textContent }) => textContent.replace(/.*«(.*)»/, '$1'));
  expect(quoted).toEqual(['Uno', 'Crampi', 'Due', 'Tre', 'Quattro']);
  expect(screen.getByText('Un’altra nota con un disturbo non è ancora letta.')).toBeTruthy();
});
