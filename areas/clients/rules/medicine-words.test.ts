import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { namesMedicine } from './medicine-words.ts';

test.each([
  'Posso prendere ibuprofene?',
  'Ho iniziato la metformina',
  'Da lunedì prendo 20 mg di atorvastatina',
  'ho fatto tre giorni di antibiotico',
  'Il medico mi ha dato un nuovo farmaco',
  'Ho preso una Tachipirina per la febbre',
  'Uso l’insulina prima dei pasti',
  'Ho smesso la pillola',
  'I take blood thinners',
  'Can I take ibuprofen before training?',
  'Started Ozempic two weeks ago',
  'My doctor changed my medication',
  'On beta blockers since May',
  'Non prendo più l’Eutirox',
  'Non ho preso l’insulina questa settimana',
  'I no longer take metformin',
  'Didn’t take my medication for 3 days',
  'Senza cortisone da lunedì',
  'Non riesco a dormire senza Xanax',
  'Ho finito la pastiglia della tiroide',
  'Non prendo più farmaci',
  'Da lunedì prendo la pillola',
  'dr put me on zofran',
  'on the pill since may',
])('%s names a medicine', (text) => {
  expect(namesMedicine(text)).toBe(true);
});

test.each([
  'Non prendo farmaci',
  'Nessuna medicina',
  'No medication this week',
  'Sono passato in farmacia',
  'Studio medicina dello sport',
  'Slams with the medicine ball',
  'Ho la resistenza all’insulina',
  'Insulin resistance',
  'Una settimana di proteine e creatina',
  'Una tisana diuretica la sera',
  'Un momento difficile, ma tutto bene',
  'Molto stanco, dormo poco',
  'Prendo la pillola rossa',
  'La pillola del film',
  'My coach put me on a new plan',
  'Alcol e colesterolo',
])('%s names none', (text) => {
  expect(namesMedicine(text)).toBe(false);
});

test.each(['a', 'dr put me on a ', 'prendo la ', 'non prendo farmaci ', 'pillola di ', 'x'.repeat(50)])(
  'a text of 20,000 characters of “%s” is read in linear time',
  (part) => {
    expectLinearCost(part.repeat(20_000 / part.length), namesMedicine);
  },
);
