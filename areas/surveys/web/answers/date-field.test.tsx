import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { newQuestion } from '../../rules/edit-questions.ts';
import { AnswerField } from './AnswerField.tsx';

test.each([
  ['Entro quando?', '2020-01-01', true],
  ['By when?', '2020-01-01', true],
  ['Entro quando?', '2099-01-01', false],
  ['Quando è stato il tuo ultimo controllo?', '2020-01-01', false],
])('“%s” answered with %s: the past day is noticed, %s', async (text, day, isNoticed) => {
  const question = { ...newQuestion('date', newId), text };
  const Field = () => <AnswerField question={question} value={{ kind: 'date', value: day }} onChange={() => {}} />;
  await renderScreen(Field, { texts: ['surveys'] });

  expect(await screen.findByLabelText(text)).toBeTruthy();
  expect(screen.queryByText('Questo giorno è già passato.') !== null).toBe(isNoticed);
});
