import { statePartsOf } from '#areas/dietary-profiles/rules/own-states.ts';
import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import type { MaternalName } from '#areas/dietary-profiles/rules/maternal-names.ts';
import {
  answersAboutStates,
  answersThatLeaveItOpen,
} from '#areas/dietary-profiles/rules/testing/answers-about-states.ts';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import { newId } from '#shell/common/ids.ts';
import { stateOfVisits, statesOfAnswers } from './declared-states.ts';

const today = '2026-06-01';
const value = (one: boolean | string): SentAnswer['value'] =>
  typeof one === 'boolean' ? { kind: 'boolean', value: one } : { kind: 'text', value: one };
const sent = (question: string, answer: boolean | string, sentAt = '2026-05-01T10:00:00.000Z') => ({
  checkInId: newId(),
  sentAt,
  answers: [
    {
      ...{ questionId: newId(), kind: 'text' as const, question, optionTexts: [], unit: '', metric: null },
      value: value(answer),
    },
  ],
});
const statesIn = (...all: ReturnType<typeof sent>[]) => statesOfAnswers(all, today);
const declared = (...all: ReturnType<typeof sent>[]) =>
  statesIn(...all).flatMap(({ states, unclear }) => (unclear.length > 0 && states.length === 0 ? [] : states.join()));
const leftOpen = (...all: ReturnType<typeof sent>[]) =>
  statesIn(...all).map(({ text, unclear }) => [text, unclear.join()]);

test.each<[string, boolean | string, MaternalName[]]>([
  ...answersAboutStates,
  ['Sei in gravidanza?', true, ['pregnant']],
  ['Are you breastfeeding', true, ['lactating']],
  ['Sei in gravidanza o allatti?', true, ['pregnant', 'lactating']],
  ['Come è andata la settimana?', 'Bene! Sono incinta, 8 settimane.', ['pregnant']],
  ['How are you?', "Tired. I'm pregnant", ['pregnant']],
  ['Sei in gravidanza?', false, []],
  ['Come è andata la settimana?', 'Mia sorella è incinta', []],
  ['Come va?', 'Vorrei rimanere incinta', []],
  ['How are you?', 'My sister is pregnant', []],
  ['How are you?', 'We are trying to get pregnant', []],
  ['Come va?', 'Bene', []],
  ['Sei incinta?', 'No, mia sorella è incinta', []],
  ['Sei incinta?', '', []],
  ['Gravidanza o allattamento?', true, ['pregnant', 'lactating']],
  ['Come va?', 'Sono alla 12a settimana di gravidanza, non dormo', ['pregnant']],
  ['Come va?', 'Dormo poco dopo la gravidanza', []],
])('in a check-in “%s” with the answer “%s” declares %j', (question, answer, states) => {
  expect(declared(sent(question, answer))).toEqual(states.length > 0 ? [states.join()] : []);
});

test('the latest answer about a state counts, and a pregnancy of ten months ago no longer does', () => {
  const yes = sent('Sei in gravidanza?', true, '2026-03-01T10:00:00.000Z');
  const no = sent('Sei in gravidanza?', false);

  expect(declared(no, yes)).toEqual([]);
  expect(declared(sent('Sei in gravidanza?', true), yes)).toEqual(['pregnant']);
  expect(declared(sent('Sei in gravidanza?', ''), yes)).toEqual(['pregnant']);
  expect(declared(sent('Sei in gravidanza?', 'Non lo so'), yes)).toEqual(['pregnant']);
  expect(declared(sent('Are you pregnant?', "I don't know yet"), yes)).toEqual(['pregnant']);
  expect(declared(sent('Sei in gravidanza?', 'Sì, non ho nausea'), yes)).toEqual(['pregnant']);
  expect(declared(sent('Sei in gravidanza?', true, '2025-07-01T10:00:00.000Z'))).toEqual([]);
});

test.each([...answersThatLeaveItOpen, ['Come va?', 'Potrei essere incinta'] as const])(
  'in a check-in “%s” with the answer “%s” leaves the pregnancy to be clarified',
  (question, answer) => {
    expect(leftOpen(sent(question, answer))).toEqual([[answer, 'pregnant']]);
  },
);

test('“forse” is to be clarified until another answer says yes or no, and only as it was said last', () => {
  const no = (day: number) => sent('Sei in gravidanza?', false, `2026-04-0${day}T10:00:00.000Z`);
  const yes = sent('Sei in gravidanza?', true, '2026-04-01T10:00:00.000Z');
  const maybe = (day: number) => sent('Sei in gravidanza?', 'Forse', `2026-04-0${day}T10:00:00.000Z`);

  expect(leftOpen(maybe(2), no(1))).toEqual([['Forse', 'pregnant']]);
  expect(leftOpen(maybe(3), maybe(2))).toHaveLength(1);
  expect(leftOpen(no(3), maybe(2))).toEqual([]);
  expect(declared(maybe(2), yes)).toEqual(['pregnant']);
  expect(leftOpen(maybe(2), yes)).toHaveLength(1);
  expect(leftOpen(sent('Sei in gravidanza?', 'Forse', '2025-07-01T10:00:00.000Z'))).toEqual([]);
  expect(statesIn(sent('Sei mai stata incinta?', 'Non lo so'))).toEqual([]);
});

test.each([
  ['Ho la nausea. Sono incinta', 'Sono incinta'],
  ['Insonnia, perché allatto', 'Insonnia, perché allatto'],
  ['I am breastfeeding; I sleep badly', 'I am breastfeeding'],
  ['Ho avuto il diabete in gravidanza', ''],
  ['Mia moglie è incinta', ''],
  ['I was pregnant two years ago', ''],
  ['Sono incinta, vorrei capire cosa mangiare', 'Sono incinta, vorrei capire cosa mangiare'],
  ['Sono incinta, spero vada tutto bene', 'Sono incinta, spero vada tutto bene'],
  ['ho provato la ricetta, sono incinta', 'ho provato la ricetta, sono incinta'],
  ['I am pregnant and I want to eat better', 'I am pregnant and I want to eat better'],
  ['I want to eat better because I am pregnant', 'I want to eat better because I am pregnant'],
  ['Vorrei mangiare meglio perché sono incinta', 'Vorrei mangiare meglio perché sono incinta'],
  ['Mia sorella è incinta e io allatto', 'io allatto'],
  ['Mia sorella, che ha 30 anni, è incinta', ''],
  ['Mia sorella, incinta di 3 mesi, sta male', ''],
  ['Vorrei dirti che sono incinta', 'Vorrei dirti che sono incinta'],
  ['Vorrei dimagrire e rimanere incinta', ''],
  ['Spero di restare incinta, cerco una gravidanza', ''],
  ['We hope to marry and get pregnant', ''],
  ['Dormo poco. Forse sono incinta', 'Forse sono incinta'],
  ['Forse mia sorella è incinta', ''],
])('of “%s” the part about the state is “%s”', (text, part) => {
  expect(statePartsOf(text)).toBe(part);
});

const visit = (
  day: string,
  maternalState: 'none' | 'pregnant' | 'trimester_1' | 'trimester_3' | 'lactating' | null,
) => ({
  id: day,
  day,
  maternalState,
});

test('the last visit that says anything decides, as long as the pregnancy may last', () => {
  expect(stateOfVisits([visit('2026-03-01', 'trimester_1'), visit('2026-04-01', null)], today)?.state).toBe('pregnant');
  expect(stateOfVisits([visit('2026-03-01', 'pregnant'), visit('2026-04-01', 'none')], today)).toBeNull();
  expect(stateOfVisits([visit('2026-01-01', 'trimester_3')], today)).toBeNull();
  expect(stateOfVisits([visit('2026-01-01', 'trimester_3'), visit('2026-04-20', 'lactating')], today)?.state).toBe(
    'lactating',
  );
  expect(stateOfVisits([visit('2026-07-01', 'pregnant')], today)).toBeNull();
});

test.each(['vorrei ', 'e ', 'sono incinta e ', ', ', 'mia sorella '])(
  'an answer of 30,000 characters of “%s” is read in linear time',
  (part) => {
    expectLinearCost(`sono ${part.repeat(30_000 / part.length)}incinta`, statePartsOf);
  },
);
