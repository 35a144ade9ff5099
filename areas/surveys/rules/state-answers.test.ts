import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { newId } from '#shell/common/ids.ts';
import type { AnswerValue } from '../contract/answers.ts';
import type { Question } from '../contract/questions.ts';
import { sentAnswers } from './answers.ts';
import { newQuestion } from './edit-questions.ts';
import { flagsOf } from './flags.ts';

const choice = ['Sì, incinta', 'Sì, allatto', 'No'];

function questionOf(kind: Question['kind'], text: string, flagIf: Question['flagIf'] = null): Question {
  const options = kind === 'multiple' ? choice.map((option) => ({ id: newId(), text: option })) : [];
  return { ...newQuestion(kind, newId), text, options, flagIf };
}

function reasonFor(question: Question, value: AnswerValue, before: AnswerValue | null = null): string | null {
  const sent = (given: AnswerValue) => sentAnswers([question], new Map([[question.id, given]]));
  const compared = { before: before ? sent(before) : [], weightTrend: null };
  return flagsOf({ questions: [question], answers: sent(value), ...compared })[0]?.reason ?? null;
}

const text = (value: string): AnswerValue => ({ kind: 'text', value });
const boolean = (value: boolean): AnswerValue => ({ kind: 'boolean', value });

test.each([
  ['Sì, incinta', 'state'],
  ['Sì, allatto', 'state'],
  ['No', null],
])('the choice “%s” to a question about pregnancy: %s', (option, reason) => {
  const question = questionOf('multiple', 'Sei incinta o stai allattando?');
  const optionIds = question.options.filter((one) => one.text === option).map(({ id }) => id);
  expect(reasonFor(question, { kind: 'multiple', optionIds, other: '' })).toBe(reason);
});

test('a yes to a question about pregnancy is flagged when it is new, a no is not', () => {
  const question = questionOf('boolean', 'Are you pregnant?');
  expect(reasonFor(question, boolean(true))).toBe('state');
  expect(reasonFor(question, boolean(true), boolean(false))).toBe('state');
  expect(reasonFor(question, boolean(true), boolean(true))).toBeNull();
  expect(reasonFor(question, boolean(false))).toBeNull();
});

test.each([
  ['Da ieri so che sono incinta', 'state'],
  ['I am expecting a baby', 'state'],
  ['Mia sorella è incinta', null],
  ['Vorrei restare incinta', null],
  ['Non sono incinta', null],
  ['I’m pregnant!', 'state'],
  ['da ieri sto allattando', 'state'],
  ['mia sorella è incinta, sono felice', null],
  ['Tutto bene', null],
])('the text “%s” to any question: %s', (written, reason) => {
  expect(reasonFor(questionOf('text', 'Altro da dirmi?'), text(written))).toBe(reason);
});

test('a question that decides itself which answers are flagged does', () => {
  const flagIf = { test: 'is', value: false } as never;
  const question = questionOf('boolean', 'Sei incinta?', flagIf);
  expect(reasonFor(question, boolean(true))).not.toBe('state');
});

test.each(['Hai mai avuto una gravidanza?', 'Stai cercando una gravidanza?'])(
  'a yes to “%s” declares none',
  (pastQuestion) => {
    expect(reasonFor(questionOf('boolean', pastQuestion), boolean(true))).toBeNull();
  },
);

test.each(['incinta ', 'aspetto un ', 'non sono in gravidanza '])(
  '20,000 characters of “%s” are read in linear time',
  (part) => {
    const question = questionOf('text', 'Altro?');
    expectLinearCost(part.repeat(Math.ceil(20_000 / part.length)), (value) => reasonFor(question, text(value)));
  },
);
