import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { AnswerValue } from '../../contract/answers.ts';
import { reviewRoutes } from '../../contract/reviews.ts';
import { exampleFlagged } from '../../example.ts';
import { FlaggedAnswers } from './FlaggedAnswers.tsx';
import { FlaggedFirstAnswers } from './FlaggedFirstAnswers.tsx';
import { FlaggedForTrainingOfRecipients } from './FlaggedRecipients.tsx';

const idOf = (number: number) => `0199f2a4-5c00-7080-8000-00000000000${number}`;
const options = { permissions: ['view surveys' as const], texts: ['surveys' as const] };
const answerOf = (number: number, question: string, value: AnswerValue) => ({
  ...{ questionId: idOf(number), question, kind: value.kind, value, optionTexts: [], unit: '', metric: null },
});
const limit = 'torn ACL 2019 left knee, surgeon said no deep squats or jumping';
const injuries = {
  answer: answerOf(1, 'Hai avuto infortuni?', { kind: 'boolean', value: true }),
  explanations: [answerOf(2, 'Che cosa?', { kind: 'text', value: limit })],
};
const flags = [
  { questionId: idOf(1), question: 'Hai avuto infortuni?', reason: 'answer' as const, ...injuries },
  { questionId: idOf(2), question: 'Che cosa?', reason: 'symptom' as const, answer: injuries.explanations[0] },
];
const first = {
  id: idOf(5),
  clientId: exampleClient.id,
  clientName: 'Emily Carter',
  surveyName: 'Prima visita',
  sentOn: '2026-11-12',
  questions: ['Hai avuto infortuni?'],
};
const quoted = `«Hai avuto infortuni?» Sì · «${limit}»`;

test('the client’s page quotes what was answered to a flagged question, with the text of the question that follows it', async () => {
  respond(reviewRoutes.flaggedOfClient, { flaggedAnswers: [{ ...exampleFlagged, flags }] });
  await renderScreen(() => <FlaggedAnswers clientId={exampleClient.id} />, options);

  expect(await screen.findByText(`Hai avuto infortuni? Sì · «${limit}»`)).toBeTruthy();
  expect(screen.queryByText(/Che cosa/)).toBeNull();
});

test('who assigns reads what was answered, before and after it was read', async () => {
  const unread = { ...exampleFlagged, clientId: idOf(4), clientName: 'Marco Blu', flags };
  respond(reviewRoutes.flaggedOfRecipients, { flaggedAnswers: [unread] });
  respond(reviewRoutes.flaggedFirstOfRecipients, { flaggedFirst: [{ ...first, answers: [injuries] }] });
  await renderScreen(() => <FlaggedForTrainingOfRecipients clientIds={[exampleClient.id]} groupIds={[]} />, options);

  const marco = await screen.findByRole('link', { name: 'Marco Blu' });
  const emily = await screen.findByRole('link', { name: 'Emily Carter' });
  expect(marco.parentElement?.textContent).toContain(`Marco Blu (${quoted})`);
  expect(emily.parentElement?.textContent).toContain(`Emily Carter (${quoted})`);
});

test('a long answer is shortened, and its whole text is one tap away', async () => {
  const long = `${'Spalla destra operata nel 2021, poi fisioterapia. '.repeat(6)}Niente panca.`;
  const answers = [{ ...injuries, explanations: [answerOf(2, 'Che cosa?', { kind: 'text', value: long })] }];
  respond(reviewRoutes.flaggedFirst, { flaggedFirst: [{ ...first, answers }] });
  await renderScreen(() => <FlaggedFirstAnswers clientId={exampleClient.id} purpose="training" />, options);

  expect(await screen.findByText(/Spalla destra operata/)).toBeTruthy();
  expect(screen.queryByText(/Niente panca/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra tutto' }));
  expect(screen.getByText(/Niente panca/)).toBeTruthy();
});
