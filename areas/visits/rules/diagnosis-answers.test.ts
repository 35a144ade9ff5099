import { expect, test } from 'vitest';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import { newId } from '#shell/common/ids.ts';
import { diagnosesInAnswers, partsOfIllnessWords } from './diagnosis-answers.ts';

/** A yes or no, a text, or chosen options. */
function answer(question: string, given: boolean | string | string[]): SentAnswer {
  const fields = { questionId: newId(), question, optionTexts: [], unit: '', metric: null };
  if (typeof given === 'boolean') return { ...fields, kind: 'boolean', value: { kind: 'boolean', value: given } };
  if (typeof given === 'string') return { ...fields, kind: 'text', value: { kind: 'text', value: given } };
  const value = { kind: 'checkboxes' as const, optionIds: given.map(() => newId()), other: '' };
  return { ...fields, kind: 'checkboxes', value, optionTexts: given };
}

const survey = (sentAt: string, ...answers: SentAnswer[]) => ({ survey: 'Prima visita', sentAt, answers });
const namedIn = (...answers: SentAnswer[]) =>
  diagnosesInAnswers([survey('2026-11-20T08:00:00Z', ...answers)]).map(({ question = '', text }) => [question, text]);

test.each<[string, boolean | string | string[], string]>([
  ['Hai una di queste condizioni?', ['Diabete', 'Malattia renale'], 'Diabete, Malattia renale'],
  ['Quali malattie hai?', ['Diabete di tipo 1', 'Insufficienza renale'], 'Diabete di tipo 1, Insufficienza renale'],
  ['Hai il diabete?', true, ''],
  ['Hai il diabete?', ['Sì'], ''],
  ['Patologie in corso', ['Gotta'], 'Gotta'],
  ['Malattie', 'Ipertensione dal 2019', 'Ipertensione dal 2019'],
  ['Spunta ciò che ti riguarda', ['Fumo', 'Ipotiroidismo'], 'Ipotiroidismo'],
  ['Altro da dirci?', 'Il medico dice che ho la gotta', 'Il medico dice che ho la gotta'],
  ['Do you have any of the following conditions?', ['Type 2 diabetes', 'None of the others'], 'Type 2 diabetes'],
  ['Do you have a heart condition?', true, ''],
  ['Any medical conditions?', 'Asthma', 'Asthma'],
])('“%s” with %j is a diagnosis', (question, given, text) => {
  const one = answer(question, given);

  expect(namedIn(one)).toEqual([[question, text]]);
  expect(JSON.stringify(one)).toMatch(new RegExp(partsOfIllnessWords, 'i'));
});

test.each<[string, boolean | string | string[]]>([
  ['Hai una di queste condizioni?', ['Nessuna di queste']],
  ['Any medical conditions?', ['None of the above']],
  ['Hai malattie diagnosticate?', false],
  ['Malattie', 'Nessuna'],
  ['Hai il diabete?', ['No']],
  ['Malattie in famiglia', ['Diabete']],
  ['Family history of heart disease?', true],
  ['Altro da dirci?', 'Mia madre ha il diabete'],
  ['Altro da dirci?', 'Non ho il diabete'],
  ['Prendi farmaci per il diabete?', true],
  ['Hai allergie?', 'Noci'],
  ['Quali sport fai?', ['Nuoto', 'Cardio']],
])('“%s” with %j is none', (question, given) => {
  expect(namedIn(answer(question, given))).toEqual([]);
});

test('a yes has the text that explains it, and that text is no diagnosis of its own', () => {
  const answers = [answer('Hai malattie diagnosticate?', true), answer('Quali?', 'Diabete di tipo 2')];

  expect(namedIn(...answers)).toEqual([['Hai malattie diagnosticate?', 'Diabete di tipo 2']]);
});

test('of the answers to a question the latest counts; a note without an illness ends nothing', () => {
  const question = 'Quali malattie hai?';
  const first = survey('2026-01-10T08:00:00Z', answer(question, ['Gotta']), answer('Note', 'Ho il diabete'));
  const later = survey('2026-05-10T08:00:00Z', answer(question, ['Nessuna']), answer('Note', 'Tutto bene'));

  expect(diagnosesInAnswers([first]).map(({ text }) => text)).toEqual(['Gotta', 'Ho il diabete']);
  expect(diagnosesInAnswers([first, later]).map(({ text, day }) => [text, day])).toEqual([
    ['Ho il diabete', '2026-01-10'],
  ]);
});
