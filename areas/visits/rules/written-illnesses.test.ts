import { expect, test } from 'vitest';
import { healthSentencesIn } from './written-illnesses.ts';

test.each<[string, string[]]>([
  ['Malattia renale cronica stadio 3b', ['Malattia renale cronica stadio 3b']],
  ['Type 1 diabetes on insulin', ['Type 1 diabetes on insulin']],
  ['Perdere 5 kg. Prende Sintrom.', ['Prende Sintrom']],
  [
    'Insufficienza renale cronica 3b, potassio 5,6 mmol/L, dialisi no. Allergico ai crostacei. Prende Sintrom.',
    ['Insufficienza renale cronica 3b, potassio 5,6 mmol/L, dialisi no', 'Prende Sintrom'],
  ],
  ['Eutirox 75 mcg al mattino\nLavora su turni', ['Eutirox 75 mcg al mattino']],
  ['Takes warfarin; likes running', ['Takes warfarin']],
  ['In cura con Ramipril', ['In cura con Ramipril']],
])('“%s” has the sentences about health %j', (text, expected) => {
  expect(healthSentencesIn(text)).toEqual(expected);
});

test.each([
  ...['Perdere 5 kg', 'Non ha il diabete', 'Nessuna malattia', 'Sua madre ha il diabete', 'Non prende farmaci', ''],
  ...['Prende il bus alle 7', 'Takes lunch at work', 'Certificato di medicina sportiva in arrivo'],
])('“%s” has none', (text) => {
  expect(healthSentencesIn(text)).toEqual([]);
});
