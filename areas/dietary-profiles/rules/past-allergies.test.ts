import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { allergyPartsOf } from './allergy-parts.ts';

test.each([
  'Da piccola ero allergica alle fragole, ora non più',
  'Da piccola ero allergica alle fragole. Ora non più',
  'Da bambino ero allergico al latte ma adesso non lo sono più',
  'Ero allergica alle uova (ora non più)',
  'Ero intollerante al lattosio, poi mi è passata',
  'Allergico alle uova? No, mai stato',
  'Allergica alle noci? No!',
  'Sono allergica alle noci? No, mai stata',
  'I’m no longer allergic to milk',
  'I used to be allergic to eggs but not any more',
  'I was allergic to eggs as a child, not anymore',
  'I was allergic to nuts, but I no longer am',
  'I have never been allergic to nuts',
  'I don’t have a nut allergy',
  'Allergic to eggs? No, never was',
  'I outgrew my egg allergy',
  'Non ho l’allergia alle noci',
  'Non ho più l’allergia alle uova',
  'Non sono risultata allergica alle noci',
  'L’allergia alle uova mi è passata',
  'Pensavo di essere celiaca, invece no',
  'Il kiwi mi faceva venire l’orticaria, ora non più',
  'Le noci mi facevano gonfiare la gola da piccola, adesso non più',
  'Non sono più allergico alle arachidi',
  'Allergica alle noci: no',
  'Ero celiaca? No, non lo sono mai stata',
])('“%s” declares nothing', (text) => {
  expect(allergyPartsOf(text)).toBe('');
});

test.each([
  ['Non più tardi di ieri ero allergico alle noci', 'Non più tardi di ieri ero allergico alle noci'],
  ['Da piccola ero allergica alle fragole', 'Da piccola ero allergica alle fragole'],
  ['Ero allergica alle uova, ora non più, ma sono allergica al latte', 'ma sono allergica al latte'],
  [
    'Da piccola ero allergica alle fragole, ora non più ma al kiwi sì',
    'Da piccola ero allergica alle fragole, ora non più ma al kiwi sì',
  ],
  ['Ero allergica alle uova, ora non più. Al latte sì', 'Ero allergica alle uova, ora non più. Al latte sì'],
  [
    'Lo sai che sono allergica alle uova? No, non te l’avevo detto',
    'Lo sai che sono allergica alle uova? No, non te l’avevo detto',
  ],
  ['Ti ho detto che sono allergica alle noci? No', 'Ti ho detto che sono allergica alle noci? No'],
  ['I am allergic to nuts, the test was negative though', 'I am allergic to nuts, the test was negative though'],
  ['Sono allergica alle noci, no?', 'Sono allergica alle noci'],
  ['Sono allergica alle noci e non lo sapevo più', 'Sono allergica alle noci e non lo sapevo più'],
  ['Posso mangiare il pesto? No, sono allergica alle noci', 'sono allergica alle noci'],
  ['Non ho più dubbi: sono allergica alle noci', 'Non ho più dubbi: sono allergica alle noci'],
  ['Allergica alle noci? Sì, da sempre', 'Allergica alle noci? Sì'],
  [
    'Sono stata male, sono allergica alle noci, ora è passata',
    'Sono stata male, sono allergica alle noci, ora è passata',
  ],
  ['Non sono allergica alle noci? Sì che lo sono', 'Non sono allergica alle noci? Sì che lo sono'],
  ['Mi è passata la febbre, ma sono allergica alle noci', 'ma sono allergica alle noci'],
  ['Sono allergica alle noci? No! Sono allergica alle arachidi', 'Sono allergica alle arachidi'],
  [
    'Sono allergica alle noci, prima mangiavo il pesto, ora non più',
    'Sono allergica alle noci, prima mangiavo il pesto, ora non più',
  ],
  ['Allergie? Sì, alle noci', 'Allergie? Sì, alle noci'],
  ['Sono allergica alle noci ma non più alle uova', 'Sono allergica alle noci ma non più alle uova'],
  ['I am allergic to eggs, I never eat them any more', 'I am allergic to eggs, I never eat them any more'],
  ['Sono allergica alle noci, non le mangio più', 'Sono allergica alle noci'],
])('“%s” is to be confirmed as “%s”', (text, quote) => {
  expect(allergyPartsOf(text)).toBe(quote);
});

test.each(['allergica ', 'ero allergica alle uova, ora non più ', 'allergica? No ', 'il kiwi mi gonfia la gola '])(
  '10,000 characters of “%s” are read in linear time',
  (repeated) => {
    expectLinearCost(repeated.repeat(Math.ceil(10_000 / repeated.length)), allergyPartsOf);
  },
);
