import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { AnswerValue } from '../../contract/answers.ts';
import { type AnswerFlag, reviewRoutes } from '../../contract/reviews.ts';
import { exampleFlagChanged as changed, exampleFlagged as flagged } from '../../example.ts';
import { FlaggedAnswers } from './FlaggedAnswers.tsx';
import { FlaggedFirstOfRecipients, FlaggedRecipients } from './FlaggedRecipients.tsx';

const idOf = (number: number) => `0199f2a4-5c00-7080-8000-00000000000${number}`;
const options = { permissions: ['view surveys' as const], texts: ['surveys' as const] };

test('the client’s page names the flagged answers that nobody has reviewed, and opens them', async () => {
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [flagged] });
  await renderScreen(() => <FlaggedAnswers clientId={exampleClient.id} />, options);

  expect(await screen.findByText('2 risposte in evidenza · Idoneità all’attività fisica · 12 nov 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Leggi le risposte' }).getAttribute('href')).toBe(
    `/clients/${exampleClient.id}/surveys/${flagged.id}/details?queue=flagged`,
  );
});

test('each flagged answer that the client changed before it was read is named with what it was and what it is now', async () => {
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [changed] });
  await renderScreen(() => <FlaggedAnswers clientId={exampleClient.id} />, options);

  expect(await screen.findByText('Hai dolore al petto a riposo o quando ti muovi? prima: Sì, ora: No')).toBeTruthy();
  expect(screen.getByText('Hai mai avuto capogiri con perdita di coscienza? prima: Sì, ora: No')).toBeTruthy();
});

test('a symptom that a correction adds is quoted as such, with the other answers, beside what was changed', async () => {
  const [heart, faints] = [flagged.flags[0], changed.flags[1]];
  const answerOf = (value: AnswerValue) => ({
    ...{ questionId: idOf(7), question: 'Altro?', kind: value.kind, value, optionTexts: [], unit: '', metric: null },
  });
  const flags = [
    { ...heart, answer: answerOf({ kind: 'boolean', value: true }) },
    {
      questionId: idOf(7),
      question: 'Altro?',
      reason: 'symptom',
      answer: answerOf({ kind: 'text', value: 'Mi gira la testa da ieri' }),
    },
    faints,
  ] as AnswerFlag[];
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [{ ...changed, flags }] });
  await renderScreen(() => <FlaggedAnswers clientId={exampleClient.id} />, options);

  const title = '3 risposte in evidenza · Idoneità all’attività fisica · corretto dal cliente il 12 nov 2026';
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('Altro? Disturbo: «Mi gira la testa da ieri»')).toBeTruthy();
  expect(screen.getByText('Hai dolore al petto a riposo o quando ti muovi? Sì')).toBeTruthy();
  expect(screen.getByText('Hai mai avuto capogiri con perdita di coscienza? prima: Sì, ora: No')).toBeTruthy();
});

test('who assigns reads the clients with flagged answers once each, with a link to the latest', async () => {
  const earlier = { ...flagged, id: idOf(2), sentOn: '2026-11-01' };
  const other = { ...flagged, id: idOf(3), clientId: idOf(4), clientName: 'Marco Neri' };
  respond(reviewRoutes.flaggedOfRecipients, { flaggedAnswers: [flagged, other, earlier] });
  await renderScreen(() => <FlaggedRecipients clientIds={[exampleClient.id]} groupIds={[]} />, options);

  const link = await screen.findByRole('link', { name: 'Chiara Bassi' });
  expect(link.getAttribute('href')).toBe(`/clients/${exampleClient.id}/surveys/${flagged.id}/details`);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Chiara Bassi', 'Marco Neri']);
});

test('who assigns reads the clients with flagged answers that were read, each with the questions and a link', async () => {
  const first = {
    id: idOf(5),
    clientId: idOf(4),
    clientName: 'Marco Neri',
    questions: ['Sei in gravidanza o allatti?'],
  };
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [first] });
  await renderScreen(
    () => <FlaggedFirstOfRecipients purpose="training" clientIds={[idOf(4)]} groupIds={[]} />,
    options,
  );

  expect((await screen.findByText(/^Risposte in evidenza nei questionari/)).textContent).toMatch(
    /da tenere presenti per gli allenamenti: Marco Neri \(«Sei in gravidanza o allatti\?»\)$/,
  );
  expect(screen.getByRole('link', { name: 'Marco Neri' }).getAttribute('href')).toBe(
    `/clients/${idOf(4)}/surveys/${idOf(5)}/details`,
  );
});
