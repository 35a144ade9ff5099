import { expect, test } from 'vitest';
import { declarationExample } from '../example.ts';
import { shownOnce } from './shown-once.ts';

const ofNote = (text: string) => ({ record: 'note' as const, text, day: '2026-02-01' });
const declared = (text: string) => ({ ...declarationExample, text, question: '', source: 'note' as const });

test('a sentence of the note of the record that is to be confirmed is not repeated among the diagnoses', () => {
  const diagnoses = [ofNote('Celiaca dal 2019'), ofNote('Prende Eutirox')];

  const shown = shownOnce({ diagnoses, declarations: [declared('celiaca dal 2019')] }, '');

  expect(shown.diagnoses).toEqual([ofNote('Prende Eutirox')]);
});

test('a note of the profile that the declarations have is left out, another one stays and is not repeated', () => {
  const declarations = [declared('Allergica alle noci. Ipertesa')];

  expect(shownOnce({ declarations }, 'Allergica alle noci').note).toBe('');
  expect(shownOnce({ declarations }, 'Poco sale').note).toBe('Poco sale');
  expect(shownOnce({ diagnoses: [ofNote('Poco sale')], declarations }, 'Poco sale, pressione alta').diagnoses).toEqual(
    [],
  );
});

test('what a visit says stays: its day is its own', () => {
  const ofVisit = { text: 'Celiaca', day: '2026-02-01' };

  expect(shownOnce({ diagnoses: [ofVisit], declarations: [declared('Celiaca')] }, '').diagnoses).toEqual([ofVisit]);
});
