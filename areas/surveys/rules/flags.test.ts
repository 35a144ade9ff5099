import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import type { AnswerValue } from '../contract/answers.ts';
import type { Question } from '../contract/questions.ts';
import { sentAnswers } from './answers.ts';
import { isFlagBroken } from './conditions.ts';
import { duplicateOf, newQuestion, withKind } from './edit-questions.ts';
import { flagsOf } from './flags.ts';

const pain: Question = {
  ...newQuestion('boolean', newId),
  text: 'Dolori?',
  flagIf: { test: 'yes', optionIds: [], value: null },
};
const mood: Question = {
  ...newQuestion('number', newId),
  text: 'Umore',
  min: 1,
  max: 10,
  flagIf: { test: 'at_most', optionIds: [], value: 3 },
};
const stress: Question = {
  ...mood,
  id: newId(),
  text: 'Stress',
  flagIf: { test: 'at_least', optionIds: [], value: 8 },
};
const sleep: Question = { ...mood, id: newId(), text: 'Sonno', flagIf: null };
const weight: Question = { ...newQuestion('metric', newId), text: 'Peso' };
const week: Question = { ...newQuestion('text', newId), text: 'Com’è andata la settimana?' };
const questions = [pain, mood, stress, sleep, weight, week];

const number = (value: number): AnswerValue => ({ kind: 'number', value });
const text = (value: string): AnswerValue => ({ kind: 'text', value });
const kg = (value: number): AnswerValue => ({ kind: 'metric', value });
const sent = (...given: [Question, AnswerValue][]) =>
  sentAnswers(questions, new Map(given.map(([{ id }, value]) => [id, value])));

test.each<[string, [Question, AnswerValue], [Question, AnswerValue] | null, string | null]>([
  ['a symptom in a text', [week, text('Ipoglicemia dopo la corsa')], null, 'symptom'],
  ['a text without a symptom', [week, text('Bene, nessun dolore')], null, null],
  ['a medicine in a text', [week, text('Ho iniziato la metformina')], null, 'medicine'],
  ['a medicine that the last answer did not name', [week, text('Eutirox 50')], [week, text('Niente')], 'medicine'],
  ['the same medicine as last time', [week, text('Eutirox 50')], [week, text('Eutirox 50')], null],
  ['a symptom and a medicine', [week, text('Emicrania: posso prendere ibuprofene?')], null, 'symptom'],
  ['pain', [pain, { kind: 'boolean', value: true }], null, 'answer'],
  ['no pain', [pain, { kind: 'boolean', value: false }], null, null],
  ['a mood of 3', [mood, number(3)], null, 'answer'],
  ['a mood of 5 after 7', [mood, number(5)], [mood, number(7)], 'worse'],
  ['a mood of 6 after 7', [mood, number(6)], [mood, number(7)], null],
  ['stress of 6 after 4, whose high values are bad', [stress, number(6)], [stress, number(4)], 'worse'],
  ['stress of 4 after 7', [stress, number(4)], [stress, number(7)], null],
  ['sleep of 4 after 6, without a rule of its own', [sleep, number(4)], [sleep, number(6)], 'worse'],
  ['80.1 kg on a trend of 78 kg', [weight, kg(80.1)], null, 'off_trend'],
  ['79.5 kg on a trend of 78 kg', [weight, kg(79.5)], null, null],
])('%s', (_, now, before, reason) => {
  const flags = flagsOf({
    questions,
    answers: sent(now),
    before: before ? sent(before) : [],
    weightTrend: now[0] === weight ? 78 : null,
  });

  expect(flags.map((flag) => flag.reason)).toEqual(reason ? [reason] : []);
});

test('the answer that a question flags is the first, also behind one that is only worse than before', () => {
  const ordered = [sleep, pain];
  const answers = (slept: number, hurts: boolean) =>
    sentAnswers(
      ordered,
      new Map<string, AnswerValue>([
        [sleep.id, number(slept)],
        [pain.id, { kind: 'boolean', value: hurts }],
      ]),
    );
  const flags = flagsOf({
    questions: ordered,
    answers: answers(3, true),
    before: answers(8, false),
    weightTrend: null,
  });

  expect(flags.map(({ question, reason }) => [question, reason])).toEqual([
    ['Dolori?', 'answer'],
    ['Sonno', 'worse'],
  ]);
});

test('a symptom that a correction replaces by another one, or by a medicine, stays beside it until it is read', () => {
  const flagsAfter = (before: string, now: string) => {
    const former = {
      answers: sent([week, text(before)]),
      flags: flagsOf({ ...unread, answers: sent([week, text(before)]) }),
    };
    return flagsOf({ ...unread, answers: sent([week, text(now)]) }, former).map(({ reason, changed }) => [
      reason,
      changed?.was.value ?? null,
    ]);
  };
  const unread = { questions, before: [], weightTrend: null };

  expect(flagsAfter('Dolore al petto', 'Emicrania')).toEqual([
    ['symptom', null],
    ['symptom', text('Dolore al petto')],
  ]);
  expect(flagsAfter('Dolore al petto', 'Ho preso ibuprofene')).toEqual([
    ['medicine', null],
    ['symptom', text('Dolore al petto')],
  ]);
  expect(flagsAfter('Dolore al petto', 'Dolore al petto da ieri')).toEqual([['symptom', null]]);
});

test('the rule of a question goes with a kind that cannot have it, and a copy refers to its own options', () => {
  const meals: Question = { ...newQuestion('multiple', newId), text: 'Pasti' };
  const [first] = meals.options;
  const ruled: Question = { ...meals, flagIf: { test: 'any_of', optionIds: [first?.id ?? ''], value: null } };
  const copy = duplicateOf(ruled, newId);

  expect(isFlagBroken(ruled)).toBe(false);
  expect(isFlagBroken(copy)).toBe(false);
  expect(copy.flagIf?.optionIds).toEqual([copy.options[0]?.id]);
  expect(withKind(ruled, 'text', newId).flagIf).toBeNull();
  expect(isFlagBroken({ ...ruled, options: ruled.options.slice(1) })).toBe(true);
});
