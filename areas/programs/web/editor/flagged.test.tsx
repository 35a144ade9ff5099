import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { exampleCopy, openProgramScreen } from './testing/open-program-screen.tsx';

const clientId = exampleCopy.clientId ?? '';
const injury = {
  id: exampleFlagged.id,
  clientId,
  clientName: 'Carla Prova',
  questions: ['Hai avuto infortuni o interventi, o hai dolori?'],
};

beforeEach(() => {
  respond(reviewRoutes.flaggedFirst, { flaggedFirst: [injury] });
});

test('flagged answers of the client that nobody has read stand once in the head of their program', async () => {
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [{ ...exampleFlagged, clientId }] });
  await openProgramScreen({ program: exampleCopy }, ['view surveys']);

  expect(await screen.findByText(/^2 risposte in evidenza/)).toBeTruthy();
  await vi.waitFor(() => expect(requestsTo(reviewRoutes.flaggedFirst)).toHaveLength(1));
  expect(screen.queryByText(/nei questionari/)).toBeNull();
});

test('an injury of the first survey stays in the head of the program once it was read', async () => {
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [] });
  await openProgramScreen({ program: exampleCopy }, ['view surveys']);

  expect((await screen.findByText(/«Hai avuto infortuni/)).textContent).toContain('quando programmi gli allenamenti');
});

test('who may not view surveys reads no flagged answers in the program of a client', async () => {
  await openProgramScreen({ program: exampleCopy });

  expect(requestsTo(reviewRoutes.flaggedOfClient)).toHaveLength(0);
  expect(screen.queryByText(/in evidenza/)).toBeNull();
});

test('a template shows the flagged answers of nobody', async () => {
  await openProgramScreen({}, ['view surveys']);

  expect(requestsTo(reviewRoutes.flaggedOfClient)).toHaveLength(0);
});

test.each([
  ['who may view clients and health records reads what was noted about the client', ['view clients'] as const, 1],
  ['who may not view clients reads no note', [] as const, 0],
])('in the program of a client %s', async (_, permissions, expected) => {
  respond(clientRoutes.detail, { client: { ...exampleClient, id: clientId, note: 'Ernia discale: niente stacco.' } });
  respond(clientRoutes.head, { client: { ...exampleClient, id: clientId } });
  await openProgramScreen({ program: exampleCopy }, permissions);

  await vi.waitFor(() => expect(screen.queryAllByText(/Ernia discale/)).toHaveLength(expected));
});
