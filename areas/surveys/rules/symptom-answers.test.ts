import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { AnswerValue } from '../contract/answers.ts';
import type { Question, QuestionKind } from '../contract/questions.ts';
import { sentAnswers } from './answers.ts';
import { newQuestion } from './edit-questions.ts';
import { flagsOf } from './flags.ts';

function question(kind: QuestionKind, text: string, more: Partial<Question> = {}): Question {
  return { ...newQuestion(kind, newId), text, flagIf: null, ...more };
}

function reasonFor(surveyQuestion: Question, value: AnswerValue, before: AnswerValue | null = null): string | null {
  const sent = (given: AnswerValue) => sentAnswers([surveyQuestion], new Map([[surveyQuestion.id, given]]));
  const flags = flagsOf({
    questions: [surveyQuestion],
    answers: sent(value),
    before: before ? sent(before) : [],
    weightTrend: null,
  });
  return flags[0]?.reason ?? null;
}

const [yes, no] = [true, false].map((value): AnswerValue => ({ kind: 'boolean', value })) as [AnswerValue, AnswerValue];
const number = (value: number): AnswerValue => ({ kind: 'number', value });
const scale = { min: 0, max: 10 };

test.each([
  'Hai avuto dolori durante gli allenamenti?',
  'Hai male da qualche parte?',
  'Ti gira la testa?',
  'Any pain this week?',
  'Did anything hurt?',
])('a yes to “%s” is flagged as a symptom, a no is not', (text) => {
  expect(reasonFor(question('boolean', text), yes)).toBe('symptom');
  expect(reasonFor(question('boolean', text), no)).toBeNull();
});

test.each(['Hai dormito bene?', 'Il dolore è passato?', 'Hai mai avuto infortuni?', 'Ti sei allenato senza dolore?'])(
  'a yes to “%s” is no symptom',
  (text) => expect(reasonFor(question('boolean', text), yes)).toBeNull(),
);

test.each([
  [0, null],
  [3, null],
  [4, 'symptom'],
  [8, 'symptom'],
])('%d of 10 on a scale of pain: %s', (value, reason) => {
  expect(reasonFor(question('number', 'Quanto dolore, da 0 a 10?', scale), number(value))).toBe(reason);
});

test('less pain than last time is nothing, more is worse', () => {
  const surveyQuestion = question('number', 'Quanto fa male, da 0 a 10?', scale);
  expect(reasonFor(surveyQuestion, number(1), number(3))).toBeNull();
  expect(reasonFor(surveyQuestion, number(3), number(1))).toBe('worse');
});

test.each([
  ['Come stanno le ginocchia?', 'Malissimo, non piego', 'symptom'],
  ['Come stanno le ginocchia?', 'Bene', null],
  ['Com’è andata?', 'Ho avuto dolore alla spalla', 'symptom'],
  ['Com’è andata?', 'Nessun dolore', null],
  ['Come hai mangiato?', 'Male', null],
  ['How is your back?', 'Very bad', 'symptom'],
])('to “%s” the option “%s”: %s', (text, chosen, reason) => {
  const options = [chosen, 'Non so'].map((option) => ({ id: newId(), text: option }));
  const surveyQuestion = question('multiple', text, { options });
  expect(reasonFor(surveyQuestion, { kind: 'multiple', optionIds: [options[0]?.id ?? ''], other: '' })).toBe(reason);
});

test('a question with a rule of its own follows that rule', () => {
  const flagIf = { test: 'at_least' as const, optionIds: [], value: 9 };
  const surveyQuestion = question('number', 'Quanto dolore, da 0 a 10?', { ...scale, flagIf });
  expect(reasonFor(surveyQuestion, number(6))).toBeNull();
  expect(reasonFor(surveyQuestion, number(9))).toBe('answer');
});

test.each([
  ['Movimenti da evitare', 'torsioni', 'symptom'],
  ['Which exercises should you avoid?', 'overhead stuff', 'symptom'],
  ['Movimenti da evitare', 'nessuno', null],
  ['Movimenti da evitare', 'no niente', null],
  ['Movimenti preferiti', 'torsioni', null],
])('“%s”: “%s” is flagged as %s', (text, answer, reason) => {
  expect(reasonFor(question('text', text), { kind: 'text', value: answer })).toBe(reason);
});
