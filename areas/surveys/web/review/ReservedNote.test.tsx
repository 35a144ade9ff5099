import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { SurveyAnswer } from '../../contract/reviews.ts';
import { exampleFlagged } from '../../example.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { ReservedNote } from './ReservedNote.tsx';

const question = 'Hai malattie diagnosticate o prendi farmaci?';
const answer: SurveyAnswer = {
  ...exampleFlagged,
  flags: [],
  ...{ answers: [], withdrawn: [], files: [], lastOn: null, reviewerName: null, tasks: [], next: null, previous: null },
  reserved: {
    questions: [{ questionId: '0199f2a4-5c00-7080-8000-0000000000f8', question }],
    readers: ['Laura Conti', 'Paolo Neri'],
  },
};

test('a reserved answer is named without it, and with who can read it', async () => {
  await renderScreen(
    () => (
      <>
        <ReservedNote answer={answer} />
        <AnswerRows answer={answer} />
      </>
    ),
    { texts: ['surveys'] },
  );

  const row = within(await screen.findByRole('row', { name: /^Hai malattie/ }));
  expect(row.getByText('Riservato')).toBeTruthy();
  expect(screen.getByText(/Le può leggere: Laura Conti, Paolo Neri\./)).toBeTruthy();
});

test('a question that the client skipped is shown without an answer', async () => {
  const skipped = [{ questionId: '0199f2a4-5c00-7080-8000-0000000000f9', question: 'Che cosa ti aiuterebbe?' }];
  await renderScreen(() => <AnswerRows answer={{ ...answer, reserved: null, skipped }} />, { texts: ['surveys'] });

  const row = within(await screen.findByRole('row', { name: /^Che cosa ti aiuterebbe/ }));
  expect(row.getByText('Nessuna risposta')).toBeTruthy();
});
