import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { Question } from '../contract/questions.ts';
import { newQuestion } from './edit-questions.ts';
import { skippedQuestions } from './skipped.ts';

const pain: Question = { ...newQuestion('boolean', newId), text: 'Dolore?' };
const where: Question = {
  ...newQuestion('text', newId),
  text: 'Dove?',
  showIf: [{ questionId: pain.id, test: 'yes', optionIds: [], value: null }],
};
const sleep: Question = { ...newQuestion('text', newId), text: 'Sonno?' };
const questions = [pain, where, sleep];

const skippedWith = (hasPain: boolean | null, others: readonly Question[] = []) => {
  const answers =
    hasPain === null ? [] : [{ questionId: pain.id, value: { kind: 'boolean' as const, value: hasPain } }];
  const named = [...answers, ...others.map(({ id }) => ({ questionId: id }))];
  return skippedQuestions(questions, { answers, named }).map(({ question }) => question);
};

test('a question without an answer is skipped, and one that was not shown because of another answer is not', () => {
  expect(skippedWith(true)).toEqual(['Dove?', 'Sonno?']);
  expect(skippedWith(false)).toEqual(['Sonno?']);
  expect(skippedWith(null)).toEqual(['Dolore?', 'Sonno?']);
});

test('a question whose answer was taken back or may not be read is not skipped, and of a reserved answer none that follows it', () => {
  expect(skippedWith(true, [where])).toEqual(['Sonno?']);
  expect(skippedWith(null, [pain])).toEqual(['Sonno?']);
});
