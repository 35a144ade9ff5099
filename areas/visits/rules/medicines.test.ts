import { expect, test } from 'vitest';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import { newId } from '#shell/common/ids.ts';
import { medicinesIn, namesMedicines } from './medicines.ts';

test.each(['No', 'Nessuno', 'nessun farmaco.', 'Non prendo farmaci', 'Non ne prendo', 'Niente', 'None', '-', ''])(
  'who answers “%s” takes no medicines',
  (text) => {
    expect(namesMedicines(text)).toBe(false);
  },
);

test.each([
  'Warfarin',
  'Nessuno, tranne la pillola',
  'Prendo Eutirox',
  'Prendo farmaci',
  'Assumo medicinali',
  'Non prendo più il Ramipril',
  'Cardioaspirina 100',
])('“%s” is shown rather than interpreted', (text) => {
  expect(namesMedicines(text)).toBe(true);
});

const answer = (question: string, given: boolean | string): SentAnswer => ({
  questionId: newId(),
  question,
  ...(typeof given === 'boolean'
    ? { kind: 'boolean', value: { kind: 'boolean', value: given } }
    : { kind: 'text', value: { kind: 'text', value: given } }),
  optionTexts: [],
  unit: '',
  metric: null,
});

const read = (...answers: SentAnswer[]) =>
  medicinesIn({ sections: [] }, { sentAt: '2026-11-20T08:00:00Z', answers }).map(
    ({ question, text }) => `${question} ${text}`,
  );

test('a yes is shown with the answer that explains it, and is not dropped for an answer that does not', () => {
  const takesMedicines = answer('Prendi farmaci?', true);
  expect(read(takesMedicines, answer('Se sì, quali?', 'Warfarin'))).toEqual(['Prendi farmaci? Warfarin']);
  expect(read(takesMedicines, answer('Interventi chirurgici?', 'No'))).toEqual(['Prendi farmaci? ']);
  expect(read(answer('Prendi farmaci?', false), answer('Interventi?', 'Ernia'))).toEqual([]);
});

test.each([
  ['Prendi farmaci o hai allergie?', 1],
  ['Farmaci prescritti dal medico di famiglia', 1],
  ['Quali medicine prendi?', 1],
  ['Che terapie segui?', 1],
  ['Hai fatto fisioterapia?', 0],
  ['Hai un certificato di medicina sportiva?', 0],
  ['Sei allergico a farmaci?', 0],
  ['In famiglia qualcuno prende farmaci?', 0],
])('the answer to “%s” names medicines %i times', (question, times) => {
  expect(read(answer(question, 'Ramipril'))).toHaveLength(times);
});
