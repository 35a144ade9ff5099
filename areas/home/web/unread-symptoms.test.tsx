import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { provideUnreadSymptoms, UnreadSymptoms } from '#areas/assignments/web/public.tsx';
import { unreadSymptomRoutes } from '#areas/chats/contract/unread-symptoms.ts';
import { unreadPainRoutes } from '#areas/completed-workouts/contract/unread-pain.ts';
import { clientMealRoutes } from '#areas/meals/contract.ts';
import { symptomRoutes } from '#areas/metrics/contract/symptoms.ts';
import { newId } from '#shell/common/ids.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { unreadSymptomParts } from '../../unread-symptoms.ts';

const day = '2026-11-18';
const writtenAt = `${day}T08:00:00.000Z`;
const matteo = { clientId: newId(), clientName: 'Matteo Ricci' };
const giulia = { clientId: newId(), clientName: 'Giulia Ferrari' };

beforeEach(() => {
  provideUnreadSymptoms(unreadSymptomParts);
  const exercises = [{ name: 'Squat', note: 'Fitta' }];
  const pain = { ...giulia, completedWorkoutId: newId(), finishedOn: day, exercises };
  const note = { id: newId(), source: 'photos', day, note: 'My knee buckled', writtenAt } as const;
  const message = { messages: 2, text: 'Chest tightness when I run', sentAt: writtenAt, deletedAt: null };
  const counts = { meals: 1, skipped: 0, notes: 1, symptoms: 1, lastOn: day, lastAt: writtenAt };
  respond(unreadPainRoutes.ofRecipients, { unreadPain: [pain] });
  respond(unreadSymptomRoutes.ofRecipients, { clients: [{ ...matteo, ...message }] });
  respond(symptomRoutes.ofRecipients, { clients: [{ ...matteo, noteCount: 1, notes: [note] }] });
  const symptomNotes = [{ date: day, text: 'Dizzy after lunch' }];
  respond(clientMealRoutes.unreadOfRecipients, { clients: [{ ...giulia, ...counts, symptomNotes }] });
});

const open = (permissions: Permission[], leftOutIds: string[] = []) => {
  const clientIds = [matteo, giulia].map(({ clientId }) => clientId);
  return renderScreen(() => <UnreadSymptoms {...{ clientIds, leftOutIds }} />, { path: '/', permissions });
};

const all: Permission[] = ['view workouts', 'view chats', 'view health records', 'view meal plans'];

test('who prescribes reads what the recipients wrote in workouts, in chat, beside photos and of meals, each with one request', async () => {
  await open(all);

  expect(
    await screen.findByText(/^Dolore o disturbo in allenamento non ancora letto: Giulia Ferrari.*Fitta/),
  ).toBeTruthy();
  expect(await screen.findByText(/^Matteo Ricci ha scritto di un disturbo in chat.*Chest tightness/)).toBeTruthy();
  expect(screen.getByText('Un altro messaggio con un disturbo non è ancora letto.')).toBeTruthy();
  expect(await screen.findByText(/^Un disturbo di Matteo Ricci accanto alle foto.*My knee buckled/)).toBeTruthy();
  expect(await screen.findByText(/^Un disturbo di Giulia Ferrari nel diario.*Dizzy after lunch/)).toBeTruthy();
  const routes = [
    unreadPainRoutes.ofRecipients,
    unreadSymptomRoutes.ofRecipients,
    symptomRoutes.ofRecipients,
    clientMealRoutes.unreadOfRecipients,
  ];
  expect(routes.map((route) => requestsTo(route).length)).toEqual([1, 1, 1, 1]);
});

test('recipients who get nothing are left out', async () => {
  await open(all, [matteo.clientId]);
  expect(await screen.findByText(/Dizzy after lunch/)).toBeTruthy();
  expect(screen.queryByText(/Matteo Ricci/)).toBeNull();
});

test('who may view the chat alone requests nothing else', async () => {
  await open(['view chats']);

  expect(await screen.findByText(/Chest tightness/)).toBeTruthy();
  expect(requestsTo(symptomRoutes.ofRecipients)).toEqual([]);
  expect(requestsTo(clientMealRoutes.unreadOfRecipients)).toEqual([]);
});
