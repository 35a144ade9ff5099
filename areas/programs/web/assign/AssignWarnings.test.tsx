import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { exampleFlagged } from '#areas/surveys/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { AssignWarnings } from './AssignWarnings.tsx';

const { id, clientId } = exampleFlagged;

test('a chosen client whose flagged answers were read is named with the questions before a program is assigned', async () => {
  const questions = ['Senti dolore al petto?'];
  respond(reviewRoutes.flaggedOfRecipients, { flaggedAnswers: [] });
  respond(reviewRoutes.pendingFirstOfRecipients, { pendingFirst: [] });
  respond(reviewRoutes.flaggedFirstOfRecipients, {
    flaggedFirst: [{ id, clientId, clientName: 'Matteo Ricci', questions }],
  });
  const recipients = { clients: [{ id: clientId }], groups: [] };
  await renderScreen(() => <AssignWarnings preview={undefined} recipients={recipients} />, {
    permissions: ['view surveys'],
    texts: ['programs'],
  });

  expect((await screen.findByText(/da tenere presenti per gli allenamenti/)).textContent).toMatch(
    /Matteo Ricci \(«Senti dolore al petto\?»\)$/,
  );
  expect(requestsTo(reviewRoutes.flaggedFirstOfRecipients)[0]?.body).toEqual({ clientIds: [clientId], groupIds: [] });
});
