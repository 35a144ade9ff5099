import { expect, test } from 'vitest';
import { withElisions } from './elision.ts';

test.each([
  ['scade il 8 dic 2026', "scade l'8 dic 2026"],
  ['Il 11 novembre', "L'11 novembre"],
  ['dal 8 al 11 dic', "dall'8 all'11 dic"],
  ['Dal 8 dic, nel 80% dei casi, è il 11,5%', "Dall'8 dic, nell'80% dei casi, è l'11,5%"],
  ['fai il 8x3, dal 8 in poi, il 800', 'fai il 8x3, dal 8 in poi, il 800'],
  ['il 18 dic, il 1 dic, dal 118 al 110', 'il 18 dic, il 1 dic, dal 118 al 110'],
  ['civil 8, pral 11, DAL 8', 'civil 8, pral 11, DAL 8'],
])('%s is read as %s', (text, read) => {
  expect(withElisions(text)).toBe(read);
});
