import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { newId } from '#shell/common/ids.ts';
import type { AnswerValue } from '../contract/answers.ts';
import type { Question } from '../contract/questions.ts';
import { sentAnswers } from './answers.ts';
import { newQuestion } from './edit-questions.ts';
import { flagsOf } from './flags.ts';
import { declaresMaternalState } from './maternal-answers.ts';

const yesNo = (text: string): Question => ({ ...newQuestion('boolean', newId), text, flagIf: null });
const other: Question = { ...newQuestion('text', newId), text: 'Altro?', flagIf: null };

function choiceOf(text: string, options: string[]): Question {
  const question = newQuestion('multiple', newId);
  return {
    ...question,
    text,
    flagIf: null,
    options: options.map((option, index) => ({ id: newId(), text: option, index })),
  } as Question;
}

function reasonFor(question: Question, value: AnswerValue, before: AnswerValue | null = null): string | null {
  const sent = (given: AnswerValue) => sentAnswers([question], new Map([[question.id, given]]));
  const flags = flagsOf({
    questions: [question],
    answers: sent(value),
    before: before ? sent(before) : [],
    weightTrend: null,
  });
  return flags[0]?.reason ?? null;
}

const yes: AnswerValue = { kind: 'boolean', value: true };
const text = (value: string): AnswerValue => ({ kind: 'text', value });

test('a pregnancy that is newly ticked or written in a check-in is in evidence', () => {
  expect(reasonFor(yesNo('Sei incinta o stai allattando?'), yes)).toBe('answer');
  expect(reasonFor(yesNo('Are you pregnant?'), yes)).toBe('answer');
  expect(reasonFor(other, text('sono incinta di 8 settimane'))).toBe('answer');
  expect(reasonFor(other, text('I’m pregnant!'))).toBe('answer');
  expect(reasonFor(other, text('da ieri sto allattando'))).toBe('answer');
});

test('one that was answered in the same way the last time is not, nor a no, a wish, the past or somebody else', () => {
  const question = yesNo('Sei incinta o stai allattando?');

  expect(reasonFor(question, yes, yes)).toBeNull();
  expect(reasonFor(question, { kind: 'boolean', value: false })).toBeNull();
  expect(reasonFor(yesNo('Hai mai avuto una gravidanza?'), yes)).toBeNull();
  expect(reasonFor(yesNo('Stai cercando una gravidanza?'), yes)).toBeNull();
  expect(reasonFor(other, text('non sono incinta'))).toBeNull();
  expect(reasonFor(other, text('mia sorella è incinta, sono felice'))).toBeNull();
});

test.each([
  ['Sei incinta o stai allattando?', 'Si, incinta', true],
  ['Sei incinta o stai allattando?', 'Sì', true],
  ['Sei incinta o stai allattando?', 'No', false],
  ['Novità?', 'Sono in gravidanza', true],
  ['Novità?', 'Nessuna gravidanza', false],
  ['Novità?', 'Tutto come prima', false],
])('“%s” with the chosen option “%s”: %s', (question, option, isDeclared) => {
  const answer = { value: { kind: 'multiple' }, optionTexts: [option] } as never;

  expect(declaresMaternalState(choiceOf(question, [option]), answer)).toBe(isDeclared);
});

test.each(['incinta ', 'aspetto un ', 'non sono in gravidanza '])(
  '20,000 characters of “%s” are read in linear time',
  (part) => {
    expectLinearCost(part.repeat(Math.ceil(20_000 / part.length)), (value) =>
      declaresMaternalState(other, { value: { kind: 'text', value }, optionTexts: [] } as never),
    );
  },
);
