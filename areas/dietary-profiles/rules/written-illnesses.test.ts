import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { healthSentencesIn, ownHealthSentencesIn } from './written-illnesses.ts';

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

test.each([
  ...[
    'Dimenticavo: ho il diabete di tipo 2',
    'Soffro di calcoli renali',
    'Sono iperteso',
    'Ho l’epilessia',
    'Ho la gastrite',
  ],
  ...['Mi hanno diagnosticato l’insufficienza renale', 'Ho avuto una trombosi', 'Sono cardiopatica', 'Ho il reflusso'],
  ...[
    'Ho l’ipotiroidismo',
    'Ho sempre con me l’adrenalina',
    'Porto sempre l’EpiPen',
    'Ho la penna di adrenalina in borsa',
  ],
  ...['Prendo un anticoagulante', 'Faccio l’insulina prima dei pasti', 'I have type 1 diabetes', 'I carry an EpiPen'],
  ...[
    'Diabete tipo 2 da dieci anni',
    'Mia madre ha il diabete e anche io ho il diabete',
    'Il mio diabete è peggiorato',
    'Sono epilettico',
    'I have kidney stones',
    'Ho problemi di cuore',
    'Sono malata di cuore',
  ],
])('“%s” in a message is about the health of the client', (text) => {
  expect(ownHealthSentencesIn(text)).toEqual([text]);
});

test.each([
  ['Soffro di diabete, posso mangiare la banana?', 'Soffro di diabete, posso mangiare la banana'],
  ['Con il diabete posso mangiare la frutta?', 'Con il diabete posso mangiare la frutta'],
  ['Ciao! Ho la celiachia e il diabete. A domani', 'Ho la celiachia e il diabete'],
])('“%s” has the sentence “%s”', (text, sentence) => {
  expect(ownHealthSentencesIn(text)).toEqual([sentence]);
});

test.each([
  ...['Il diabete si eredita?', 'Mia madre ha il diabete', 'Non ho il diabete', 'Ho letto un articolo sul diabete'],
  ...['Ho una domanda: il diabete si eredita?', 'Un mio collega ha il diabete', 'Ho casi di diabete in famiglia'],
  ...['Un diabetico può mangiare la frutta?', 'Ho paura del diabete', 'Che scarica di adrenalina la gara', 'A domani'],
  ...['Non prendo farmaci', 'Il mio cane ha il diabete', 'Ho preso gli integratori', 'Hai il diabete?'],
])('“%s” in a message is not', (text) => {
  expect(ownHealthSentencesIn(text)).toEqual([]);
});

test.each(['con a ', 'ho il diabete ', 'mio ', 'con me a b c ', '(((', 'penna di ', 'con diabete x'])(
  'a message of 10,000 characters of “%s” is read in linear time, also as a question',
  (part) => {
    const text = part.repeat(10_000 / part.length);
    for (const one of [text, `${text}?`]) expectLinearCost(one, ownHealthSentencesIn);
  },
);
