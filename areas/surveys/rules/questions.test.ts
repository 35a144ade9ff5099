import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { AnswerValue } from '../contract/answers.ts';
import { readyMadeNames } from '../contract.ts';
import type { Question } from '../contract/questions.ts';
import { duplicateOf, newQuestion, pastedOptions, withMoved } from './edit-questions.ts';
import { mayBeAboutHealth } from './health-words.ts';
import { issuesOf } from './issues.ts';
import { estimatedMinutes } from './minutes.ts';
import { contentOfReadyMade } from './ready-made/build.ts';
import { readyMade } from './ready-made/ready-made.ts';
import { visibleQuestions } from './visibility.ts';

const pain: Question = { ...newQuestion('boolean', newId), text: 'Dolore?' };
const where: Question = {
  ...newQuestion('text', newId),
  text: 'Dove?',
  required: true,
  showIf: [{ questionId: pain.id, test: 'yes', optionIds: [], value: null }],
};
const stress: Question = { ...newQuestion('number', newId), text: 'Stress', min: 1, max: 10 };
const why: Question = {
  ...newQuestion('text', newId),
  text: 'Perché?',
  showIf: [{ questionId: stress.id, test: 'at_least', optionIds: [], value: 8 }],
};
const meal: Question = {
  ...newQuestion('checkboxes', newId),
  text: 'Pasti',
  options: [
    { id: newId(), text: 'Pranzo' },
    { id: newId(), text: 'Cena' },
  ],
};
const dinner: Question = {
  ...newQuestion('text', newId),
  text: 'Che cosa a cena?',
  showIf: [{ questionId: meal.id, test: 'any_of', optionIds: [meal.options[1]?.id ?? ''], value: null }],
};
const questions = [pain, where, stress, why, meal, dinner];
const shown = (...answers: [Question, AnswerValue][]) =>
  visibleQuestions(questions, new Map(answers.map(([{ id }, value]) => [id, value]))).map(({ text }) => text);

test('"Dove?" follows a yes, not a no and not a missing answer', () => {
  expect(shown([pain, { kind: 'boolean', value: true }])).toContain('Dove?');
  expect(shown([pain, { kind: 'boolean', value: false }])).not.toContain('Dove?');
  expect(shown()).toEqual(['Dolore?', 'Stress', 'Pasti']);
});

test('a stress of 8 asks why, a stress of 7 does not; a chosen dinner asks for it', () => {
  expect(shown([stress, { kind: 'number', value: 8 }])).toContain('Perché?');
  expect(shown([stress, { kind: 'number', value: 7 }])).not.toContain('Perché?');
  const both = meal.options.map(({ id }) => id);
  expect(shown([meal, { kind: 'checkboxes', optionIds: both, other: '' }])).toContain('Che cosa a cena?');
  expect(shown([meal, { kind: 'checkboxes', optionIds: both.slice(0, 1), other: '' }])).not.toContain(
    'Che cosa a cena?',
  );
});

test('the answer to a hidden question fulfils no condition of a later one', () => {
  const hidden = { ...pain, showIf: [{ questionId: stress.id, test: 'at_least' as const, optionIds: [], value: 9 }] };
  const answers = new Map<string, AnswerValue>([
    [stress.id, { kind: 'number', value: 2 }],
    [pain.id, { kind: 'boolean', value: true }],
  ]);

  expect(visibleQuestions([stress, hidden, where], answers).map(({ id }) => id)).toEqual([stress.id]);
});

test('a condition on a question that comes later is named after the move that broke it', () => {
  expect(issuesOf({ questions })).toEqual([]);
  expect(issuesOf({ questions: withMoved(questions, 1, 0) })).toEqual([
    { name: 'condition_later', questionId: where.id },
  ]);
  expect(issuesOf({ questions: [where] })).toEqual([{ name: 'condition_missing', questionId: where.id }]);
});

test('an empty survey, a question without text and a choice with one option cannot be sent', () => {
  const choice = { ...newQuestion('multiple', newId), options: [{ id: newId(), text: 'Sì' }] };

  expect(issuesOf({ questions: [] })).toEqual([{ name: 'no_questions', questionId: null }]);
  expect(issuesOf({ questions: [choice] }).map(({ name }) => name)).toEqual(['no_text', 'few_options']);
});

test('a pasted list becomes options without bullets, numbers and repetitions', () => {
  expect(pastedOptions('- Poco\n2) Abbastanza\r\n• Molto\n\nMolto')).toEqual(['Poco', 'Abbastanza', 'Molto']);
});

test('a duplicated question has ids of its own', () => {
  const copy = duplicateOf(meal, newId);

  expect(copy.id).not.toBe(meal.id);
  expect(copy.options.map(({ text }) => text)).toEqual(['Pranzo', 'Cena']);
  expect(copy.options.some(({ id }) => meal.options.some((option) => option.id === id))).toBe(false);
});

test.each(readyMadeNames)('the ready-made survey %s speaks to women and men alike in Italian', (name) => {
  const { questions, description } = contentOfReadyMade(readyMade[name], 'it', newId);
  const texts = questions.flatMap(({ text, help, options }) => [text, help, ...options.map((option) => option.text)]);
  const masculine = /\b(?:sei|essere|ti senti|vai più) \p{L}+o\b|^seduto$/iu;

  expect([description, ...texts].filter((text) => masculine.test(text))).toEqual([]);
});

test.each(readyMadeNames)('the ready-made survey %s can be sent in both languages', (name) => {
  for (const language of ['it', 'en'] as const) {
    const content = contentOfReadyMade(readyMade[name], language, newId);
    expect(issuesOf(content)).toEqual([]);
    expect(content.questions.length).toBeGreaterThanOrEqual(5);
  }
});

test('the weekly check-in takes about 2 minutes', () => {
  expect(estimatedMinutes(contentOfReadyMade(readyMade.weekly, 'it', newId).questions)).toBe(2);
});

test.each(Object.entries(readyMade))(
  'each question about health of the ready-made survey %s is marked',
  (_name, ready) => {
    const { questions } = contentOfReadyMade(ready, 'it', newId);
    const english = contentOfReadyMade(ready, 'en', newId).questions;

    expect([...questions, ...english].filter(mayBeAboutHealth).map(({ text }) => text)).toEqual([]);
  },
);

test('a question is proposed for the mark by words about health, in both languages, and no measurement is', () => {
  const questionOf = (text: string, kind: Question['kind'] = 'text') => ({ ...newQuestion(kind, newId), text });

  for (const text of ['Prendi medicine?', 'Hai il diabete?', 'Do you take any medication?', 'Are you pregnant?'])
    expect([text, mayBeAboutHealth(questionOf(text))]).toEqual([text, true]);
  for (const text of ['Che lavoro fai?', 'Quanta fame hai avuto?', 'What is your goal?'])
    expect([text, mayBeAboutHealth(questionOf(text))]).toEqual([text, false]);
  expect(mayBeAboutHealth(questionOf('Circonferenza del cuore', 'metric'))).toBe(false);
});
