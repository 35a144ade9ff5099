import { expect, test } from 'vitest';
import { pastedLines } from './pasted-days.ts';
import { pasted } from './testing/pasted.ts';

const week = [
  'DIETA PERSONALIZZATA – Sig.ra Anna Verdi          Kcal 1600 circa',
  '',
  "LUNEDI'",
  "Colazione: 30 g fiocchi d'avena*",
  '',
  'DOMENICA',
  'Cena: minestrone, pane 50 g',
  'Prima di dormire: tisana',
  '',
  '* sostituibili con 40 g di pane',
  'NB: NO alcolici. Acqua 2 L al giorno.',
  '',
  'Dott.ssa Carla Bianchi',
].join('\n');

test('footnotes, closing remarks and the title of a pasted week are no food of a meal', () => {
  expect(pasted(week)).toEqual([
    "1 breakfast=30 g fiocchi d'avena (oppure 40 g di pane)",
    '7 dinner=minestrone, pane 50 g evening_snack=tisana',
  ]);
});

test('its closing remarks are about the whole meal plan', () => {
  const general = pastedLines(week).filter(({ section }) => section.isGeneral);

  expect(general.map(({ foods }) => foods)).toEqual([
    'NB: NO alcolici. Acqua 2 L al giorno.',
    'Dott.ssa Carla Bianchi',
  ]);
});
