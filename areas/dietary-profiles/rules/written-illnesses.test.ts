import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { namesMedicine } from '#areas/clients/rules/medicine-words.ts';
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
  ...[
    'ho iniziato ozempic',
    'da lunedì prendo la pillola e il lansoprazolo',
    'prendo anche la pillola e il lansoprazolo',
  ],
  ...[
    'doc put me on blood thinners',
    'dr put me on zofran',
    'il medico mi ha dato il bisoprololo',
    'sto facendo il Bentelan',
  ],
  ...['started mounjaro last week', 'I am on the pill', 'my gp started me on Lexapro', 'ho finito l’antibiotico ieri'],
  ...['prendo una compressa la sera', 'take something for my blood pressure', 'Prendo la pastiglia per la tiroide'],
  ...['il cardiologo mi ha prescritto Kaptor 5', 'Ora xarelto 20mg', 'threw up after the yogurt, dr put me on zofran'],
  ...[
    'ho preso una tachipirina',
    'on amoxicillin until friday',
    'sono sotto cortisone',
    'metto il nuvaring da un mese',
    'on birth control since june',
    'ho preso l’oki',
    'prendo la tiroxina',
  ],
])('“%s” in a message names a medicine of the client', (text) => {
  expect(ownHealthSentencesIn(text)).toEqual([text]);
  expect(namesMedicine(text)).toBe(true);
});

test.each([
  ...[
    'ho preso le scale per il cuore',
    'Una pillola di motivazione',
    'oki a domani',
    'prendo la pillola rossa',
    'prendo un caffè',
    'la pillola del film',
    'Pillole di saggezza dal coach',
    'A bitter pill',
  ],
  ...[
    'I take the red pill every leg day',
    'my doctor put me on a low-carb diet',
    'Il medico mi ha prescritto gli esami del sangue',
  ],
  ...[
    'prendo il bus per il centro',
    'Il medico mi ha prescritto il riposo',
    'passo in farmacia',
    'took the stairs for the heart',
  ],
  ...[
    'prendo il tè per la pressione',
    'Mia madre prende l’eutirox',
    'Tutti parlano di ozempic',
    'Ho letto un articolo su ozempic',
  ],
  ...[
    'Che ne pensi di ozempic?',
    'dr put me on the waiting list',
    'prendo la creatina e la vitamina D',
    'Il concorso è lunedì',
  ],
  ...[
    'Motorcycling on sunday',
    'Ho comprato un antracite',
    'Il dipinto di aprile',
    'controllo il colesterolo',
    'sono in palestra',
  ],
])('“%s” in a message is an ordinary sentence', (text) => {
  expect(ownHealthSentencesIn(text)).toEqual([]);
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

test.each([
  'con a ',
  'ho il diabete ',
  'mio ',
  'con me a b c ',
  '(((',
  'penna di ',
  'con diabete x',
  'dr put me on a ',
  'prendo la x per ',
  'posso con ',
])('a message of 10,000 characters of “%s” is read in linear time, also as a question', (part) => {
  const text = part.repeat(10_000 / part.length);
  for (const one of [text, `${text}?`]) expectLinearCost(one, ownHealthSentencesIn);
});
