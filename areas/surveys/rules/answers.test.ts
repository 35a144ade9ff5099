import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { AnswerEntry, AnswerValue } from '../contract/answers.ts';
import type { Question } from '../contract/questions.ts';
import { answersOf, faultOf, firstFault, fittingEntries, mergedEntries, sentAnswers } from './answers.ts';
import { newQuestion } from './edit-questions.ts';

const pain: Question = { ...newQuestion('boolean', newId), text: 'Dolore?', required: true };
const where: Question = {
  ...newQuestion('text', newId),
  text: 'Dove?',
  required: true,
  showIf: [{ questionId: pain.id, test: 'yes', optionIds: [], value: null }],
};
const energy: Question = { ...newQuestion('number', newId), text: 'Energia', min: 1, max: 10 };
const [poco, molto] = [newId(), newId()];
const amount: Question = {
  ...newQuestion('multiple', newId),
  text: 'Quanto?',
  options: [
    { id: poco, text: 'Poco' },
    { id: molto, text: 'Molto' },
  ],
  hasOther: true,
};
const questions = [pain, where, energy, amount];

const entry = ({ id }: Question, value: AnswerValue | null, at = '2026-11-16T08:00:00.000Z'): AnswerEntry => ({
  questionId: id,
  value,
  at,
});
const yes: AnswerValue = { kind: 'boolean', value: true };
const no: AnswerValue = { kind: 'boolean', value: false };
const fault = (...entries: AnswerEntry[]) => {
  const found = firstFault(questions, answersOf(entries));
  return found && [found.name, found.question.text];
};

test('of the phone at 8:10 and the tablet at 8:05, the phone is valid, in whichever order they arrive', () => {
  const phone = entry(pain, yes, '2026-11-16T08:10:00.000Z');
  const tablet = entry(pain, no, '2026-11-16T08:05:00.000Z');

  expect(mergedEntries([phone], [tablet])).toEqual([phone]);
  expect(mergedEntries([tablet], [phone])).toEqual([phone]);
  expect(mergedEntries([phone], [entry(pain, null, '2026-11-16T09:00:00.000Z')])[0]?.value).toBeNull();
});

test('a hidden question is not required, and its answer is dropped', () => {
  const answered = [entry(pain, no), entry(where, { kind: 'text', value: 'Schiena' })];

  expect(fault(...answered)).toBeNull();
  expect(sentAnswers(questions, answersOf(answered)).map(({ question }) => question)).toEqual(['Dolore?']);
});

test('a number on a scale keeps the upper end that the client read, a counted one has none', () => {
  const steps: Question = { ...newQuestion('number', newId), text: 'Passi', unit: 'passi', min: 0, max: 8 };
  const answered = [entry(energy, { kind: 'number', value: 3 }), entry(steps, { kind: 'number', value: 3 })];
  const sent = sentAnswers([energy, steps, pain], answersOf([...answered, entry(pain, yes)]));

  expect(sent.map(({ question, scaleMax }) => [question, scaleMax])).toEqual([
    ['Energia', 10],
    ['Passi', null],
    ['Dolore?', null],
  ]);
});

test('a required question without an answer is named; spaces are no answer', () => {
  expect(fault()).toEqual(['answer_missing', 'Dolore?']);
  expect(fault(entry(pain, yes), entry(where, { kind: 'text', value: '  ' }))).toEqual(['answer_missing', 'Dove?']);
});

test('an energy of 11 on a scale of 1 to 10 is refused, 7.5 is not', () => {
  expect(fault(entry(pain, no), entry(energy, { kind: 'number', value: 11 }))).toEqual([
    'number_out_of_range',
    'Energia',
  ]);
  expect(fault(entry(pain, no), entry(energy, { kind: 'number', value: 7.5 }))).toBeNull();
});

test('a weight of 750 kg or 7.5 kg is refused with what is possible, 66.5 kg is not', () => {
  const weight: Question = { ...newQuestion('metric', newId), text: 'Peso', metric: 'weight' };
  const faults = [750, 7.5, 66.5].map((value) => faultOf(weight, { kind: 'metric', value }));

  expect(faults.map((found) => found && [found.name, found.min, found.max])).toEqual([
    ['number_out_of_range', 20, 350],
    ['number_out_of_range', 20, 350],
    null,
  ]);
});

test('a number with one limit is refused with that limit', () => {
  const question = (limits: { min?: number; max?: number }): Question => ({
    ...newQuestion('number', newId),
    ...limits,
  });
  const ofThree = { kind: 'number', value: 3 } as const;

  expect(faultOf(question({ min: 5 }), ofThree)?.name).toBe('number_too_small');
  expect(faultOf(question({ max: 2 }), ofThree)?.name).toBe('number_too_large');
  expect(faultOf(question({ min: 3 }), ofThree)).toBeNull();
});

test('an answer keeps the options as texts, with what was typed', () => {
  const sent = (value: AnswerValue) => sentAnswers(questions, answersOf([entry(pain, no), entry(amount, value)]))[1];

  expect(sent({ kind: 'multiple', optionIds: [molto], other: '' })?.optionTexts).toEqual(['Molto']);
  expect(sent({ kind: 'multiple', optionIds: [], other: 'Così così' })?.optionTexts).toEqual(['Così così']);
});

test('answers to a question that is gone, has another kind or lost its option do not fit any more', () => {
  const changed = [
    { ...pain, kind: 'text' as const },
    { ...amount, options: [] },
  ];
  const entries = [
    entry(pain, yes),
    entry(energy, { kind: 'number', value: 5 }),
    entry(amount, { kind: 'multiple', optionIds: [poco], other: '' }),
  ];

  expect(fittingEntries(questions, entries)).toEqual(entries);
  expect(fittingEntries(changed, entries)).toEqual([]);
  expect(fittingEntries(questions, [entry(amount, { kind: 'multiple', optionIds: [poco, molto], other: '' })])).toEqual(
    [],
  );
});
