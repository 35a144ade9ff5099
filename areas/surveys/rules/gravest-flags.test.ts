import { expect, test } from 'vitest';
import { gravestFirst } from './gravest-flags.ts';

test('answers that name a symptom, those to questions about health and those that name a medicine are named before the others', () => {
  const flags = [
    { question: 'How was your energy?', reason: 'answer' as const },
    { question: 'How stressed did you feel?', reason: 'worse' as const },
    { question: 'Did you have any pain?', reason: 'answer' as const },
    { question: 'Anything else?', reason: 'medicine' as const },
    { question: 'Anything to tell me?', reason: 'symptom' as const },
  ];

  expect(gravestFirst(flags).map(({ question }) => question)).toEqual([
    'Anything to tell me?',
    'Did you have any pain?',
    'Anything else?',
    'How was your energy?',
    'How stressed did you feel?',
  ]);
});
