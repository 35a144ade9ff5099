import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { AssignWarnings } from './AssignWarnings.tsx';

const { id, clientId } = exampleFlagged;
const otherId = '0199f2a4-5c00-7080-8000-0000000000f9';

const recipients = { clients: [{ id: clientId }], groups: [] };
const questions = ['Senti dolore al petto?'];

async function openWarnings(preview?: AssignPreview): Promise<void> {
  respond(reviewRoutes.pendingFirstOfRecipients, { pendingFirst: [] });
  await renderScreen(() => <AssignWarnings preview={preview} recipients={recipients} />, {
    permissions: ['view surveys'],
    texts: ['programs'],
  });
}

test('a chosen client whose flagged answers were read is named with the questions before a program is assigned', async () => {
  respond(reviewRoutes.flaggedOfRecipients, { flaggedAnswers: [] });
  respond(reviewRoutes.flaggedFirstOfRecipients, {
    flaggedFirst: [{ id, clientId, clientName: 'Matteo Ricci', questions }],
  });
  await openWarnings();

  expect((await screen.findByText(/da tenere presenti per gli allenamenti/)).textContent).toMatch(
    /Matteo Ricci \(«Senti dolore al petto\?»\)$/,
  );
  expect(requestsTo(reviewRoutes.flaggedFirstOfRecipients)[0]?.body).toEqual({ clientIds: [clientId], groupIds: [] });
});

test('a chosen client whose flagged answers nobody has read is named once with the questions, beside those that were read', async () => {
  const read = { id: otherId, clientId, clientName: 'Chiara Bassi', questions: ['Hai avuto infortuni?'] };
  respond(reviewRoutes.flaggedOfRecipients, { flaggedAnswers: [exampleFlagged] });
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [{ ...read, id, questions }, read] });
  await openWarnings();

  expect((await screen.findByText(/ancora da leggere/)).textContent).toMatch(
    /Chiara Bassi \(«Hai dolore al petto.+»\)$/,
  );
  expect((await screen.findByText(/da tenere presenti per gli allenamenti/)).textContent).toMatch(
    /Chiara Bassi \(«Hai avuto infortuni\?»\)$/,
  );
});

test('a chosen client who gets nothing, because the program is already theirs, is not named', async () => {
  const other = { ...exampleFlagged, id: otherId, clientId: otherId, clientName: 'Matteo Ricci' };
  respond(reviewRoutes.flaggedOfRecipients, { flaggedAnswers: [exampleFlagged, other] });
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [] });
  const overlap = { following: 0, alreadyAssigned: 1, ending: 0, deleted: 0, later: 0, copies: [] };
  await openWarnings({ clients: 1, ...overlap, leftOutIds: [clientId] });

  expect((await screen.findByText(/ancora da leggere/)).textContent).toMatch(/Matteo Ricci/);
  expect(screen.queryByText(/Chiara Bassi/)).toBeNull();
});
