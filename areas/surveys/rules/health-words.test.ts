import { expect, test } from 'vitest';
import { readyMadeNames } from '../contract.ts';
import { newQuestion } from './edit-questions.ts';
import { hasHealthWords, mayBeAboutHealth } from './health-words.ts';
import { contentOfReadyMade } from './ready-made/build.ts';
import { readyMade } from './ready-made/ready-made.ts';

test.each([
  'Hai mal di schiena?',
  'Hai problemi di schiena o ginocchia?',
  'Hai problemi intestinali?',
  'Prendi la pillola?',
  'Hai avuto tumori?',
  'Soffri di emicrania?',
  'Sei svenuto?',
  'Hai attacchi di panico?',
  'Hai fastidi?',
  'Do you have back problems?',
  'Do you have any medical conditions?',
  'Are you on the pill?',
  'Do you get migraines?',
  'Do you have panic attacks?',
])('"%s" is about health', (question) => expect(hasHealthWords(question)).toBe(true));

test.each([
  'Which conditions do you train in?',
  'Do you like painting?',
  'Fai l’operatore?',
  'Che lavoro fai?',
  'Che cosa vorresti ottenere?',
  'Quante volte ti alleni a settimana?',
  'Which exercises do you like?',
  'Hai problemi con gli orari?',
])('"%s" is not about health', (question) => expect(hasHealthWords(question)).toBe(false));

test('each ready-made question that is marked has words about health, or depends on one that has them', () => {
  let id = 0;
  const newId = () => `0199a000-0000-7000-8000-${String(++id).padStart(12, '0')}`;
  const questions = readyMadeNames.flatMap((name) =>
    (['it', 'en'] as const).flatMap((language) => contentOfReadyMade(readyMade[name], language, newId).questions),
  );
  const marked = questions.filter(({ isHealth }) => isHealth);
  const textOf = (questionId: string) => questions.find((one) => one.id === questionId)?.text ?? '';

  expect(marked.length).toBeGreaterThan(30);
  const missed = marked.filter(
    ({ text, showIf }) => !hasHealthWords(text) && !showIf.some(({ questionId }) => hasHealthWords(textOf(questionId))),
  );
  expect(missed.map(({ text }) => text)).toEqual([]);
});

test('a question whose options are illnesses may be about health, one with other options not', () => {
  const options = (...texts: string[]) => texts.map((text) => ({ id: '0199a000-0000-7000-8000-000000000001', text }));
  const question = {
    ...newQuestion('checkboxes', () => '0199a000-0000-7000-8000-000000000002'),
    text: 'Spunta le voci',
  };

  expect(mayBeAboutHealth({ ...question, options: options('Diabete tipo 1', 'Epilessia') })).toBe(true);
  expect(mayBeAboutHealth({ ...question, options: options('Nuoto', 'Corsa') })).toBe(false);
});
