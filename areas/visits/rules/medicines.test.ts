import { expect, test } from 'vitest';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import { newId } from '#shell/common/ids.ts';
import { asksForDiagnoses, namesMedicines, takenAnswersIn, takenNow } from './medicines.ts';

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
  takenNow(takenAnswersIn({ sections: [] }, { sentAt: '2026-11-20T08:00:00Z', answers })).map(
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

const sentOn = (day: string, ...answers: SentAnswer[]) =>
  takenAnswersIn({ sections: [] }, { sentAt: `${day}T08:00:00Z`, answers });
const shown = (...sent: ReturnType<typeof sentOn>[]) => takenNow(sent.flat()).map(({ text, day }) => `${text} ${day}`);

test('of one question the newest answer counts; of another one an older answer stays until a newer no', () => {
  const first = sentOn('2026-01-01', answer('Prendi farmaci?', 'Warfarin'));
  const other = sentOn('2026-02-01', answer('Quali medicine usi?', 'Eutirox'));
  const changed = sentOn('2026-03-01', answer('Prendi farmaci?', 'Ramipril'));

  expect(shown(first, other, changed)).toEqual(['Ramipril 2026-03-01', 'Eutirox 2026-02-01']);
  expect(shown(first, other, sentOn('2026-03-01', answer('Prendi farmaci?', false)))).toEqual([]);
  expect(shown(other, sentOn('2026-01-15', answer('Prendi farmaci?', false)))).toEqual(['Eutirox 2026-02-01']);
});

test.each([
  'Hai cambiato farmaci?',
  'Hai preso farmaci questa settimana?',
  'Hai saltato la terapia?',
  'Any new medication?',
])('a no to “%s” does not say that nothing is taken', (question) => {
  const first = sentOn('2026-01-01', answer('Prendi farmaci?', 'Warfarin'));

  expect(shown(first, sentOn('2026-03-01', answer(question, false)))).toEqual(['Warfarin 2026-01-01']);
});

test.each([
  'Prendi farmaci per dormire?',
  'Hai avuto effetti collaterali dai farmaci?',
  'Segui una terapia psicologica?',
  'Do you take any medication for sleep?',
])('a no to “%s” says nothing of other medicines', (question) => {
  const first = sentOn('2026-01-01', answer('Prendi farmaci?', 'Warfarin'));

  expect(shown(first, sentOn('2026-03-01', answer(question, false)))).toEqual(['Warfarin 2026-01-01']);
});

test.each([
  'Prendi farmaci?',
  'Assumi farmaci o integratori?',
  'Quali medicine prendi?',
  'Stai prendendo medicinali al momento?',
  'Do you take any medication?',
  'Are you on any medication?',
])('a no to “%s” ends all older medicines', (question) => {
  const first = sentOn('2026-01-01', answer('Farmaci', 'Warfarin'));

  expect(shown(first, sentOn('2026-03-01', answer(question, 'No')))).toEqual([]);
});

test.each([true, 'Come prima.', 'Invariati', 'Nessuna variazione', 'Same as before'])(
  'a newer answer %s keeps what an older one names',
  (given) => {
    const first = sentOn('2026-01-01', answer('Prendi farmaci?', 'Warfarin'));

    expect(shown(first, sentOn('2026-03-01', answer('Prendi farmaci?', given)))).toContain('Warfarin 2026-01-01');
  },
);

test('a no about supplements leaves the medicines, and one about both ends both', () => {
  const first = sentOn('2026-01-01', answer('Prendi farmaci?', 'Warfarin'), answer('Usi integratori?', 'Ferro'));

  expect(shown(first, sentOn('2026-03-01', answer('Prendi integratori?', false)))).toEqual(['Warfarin 2026-01-01']);
  expect(shown(first, sentOn('2026-03-01', answer('Prendi farmaci o integratori?', false)))).toEqual([]);
  expect(shown(sentOn('2026-01-01', answer('Usi integratori?', 'Nessun integratore.')))).toEqual([]);
});

test.each([
  ['Hai malattie diagnosticate o prendi farmaci?', true],
  ['Do you have diagnosed conditions, or take medication?', true],
  ['Prendi farmaci per una malattia cronica?', false],
  ['Prendi farmaci prescritti per una malattia cronica?', false],
  ['Do you take medication for a chronic condition?', false],
  ['Quali farmaci prendi?', false],
])('whether “%s” asks for diagnoses besides medicines: %s', (question, asks) => {
  expect(asksForDiagnoses(question)).toBe(asks);
});

test.each([
  'Noci: porto Fastjekt',
  'Ho sempre l’EpiPen con me',
  'Porto adrenalina autoiniettabile',
  'I carry a Jext pen',
])('“%s” in an answer about allergies names a medicine', (text) => {
  expect(read(answer('Hai allergie?', text))).toEqual([`Hai allergie? ${text}`]);
});

test('a pen with adrenaline that is denied, or explains what is taken, is named once at most', () => {
  expect(read(answer('Hai allergie?', 'Noci, non porto Fastjekt'))).toEqual([]);
  expect(read(answer('Prendi farmaci?', true), answer('Quali?', 'Fastjekt'))).toEqual(['Prendi farmaci? Fastjekt']);
});
