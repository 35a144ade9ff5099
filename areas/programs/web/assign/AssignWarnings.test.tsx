import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { AssignWarnings } from './AssignWarnings.tsx';

const { id, clientId } = exampleFlagged;
const otherId = '0199f2a4-5c00-7080-8000-0000000000f9';

const recipients = { clients: [{ id: clientId }], groups: [] };
const questions = ['Senti dolore al petto?'];

async function openWarnings(): Promise<void> {
  respond(reviewRoutes.pendingFirstOfRecipients, { pendingFirst: [] });
  await renderScreen(() => <AssignWarnings preview={undefined} recipients={recipients} />, {
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
