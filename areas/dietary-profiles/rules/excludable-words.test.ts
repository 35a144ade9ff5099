import { expect, test } from 'vitest';
import { excludableWordsOf } from './unrecognised.ts';

const question = 'Allergie, intolleranze o cibi che devi evitare?';

test.each([
  ['Sono allergica al kiwi e alla pesca, non tollero il lattosio', ['kiwi', 'pesca']],
  ['Favismo (G6PD)', ['favismo', 'g6pd']],
  ['Kiwi, bananas, tomatoes', ['kiwi', 'bananas', 'tomatoes']],
  ["Kiwi e un po' le fave", ['kiwi', 'fave']],
  ['Il kiwi mi dà prurito, non digerisco le fave, mi gonfia', ['kiwi', 'fave']],
  ['Fragole, accertate dal pediatra', ['fragole']],
  ['Frumento, mi gonfia', []],
  ['Arachidi', []],
  ['La soia mi dà prurito', []],
  ['Pork and offal, for religion', ['pork', 'offal']],
  ['Maiale per religione', ['maiale']],
  ['Coniglio e cavallo, per scelta etica; fegato, per gusto', ['coniglio', 'cavallo', 'fegato']],
  ['Non mangio carne di maiale per motivi religiosi', ['carne maiale']],
  ['Liver, personal taste', ['liver']],
  ['Gravidanza, 20 settimane', []],
  ['Pregnant, 20 weeks', []],
  ['Incinta, secondo trimestre', []],
  ['Gravidanza, 5 mesi e 3 giorni', []],
  ['No', []],
  ['', []],
])('“%s” has the excluded words %j', (text, excluded) => {
  expect(excludableWordsOf({ question, text })).toEqual(excluded);
});
