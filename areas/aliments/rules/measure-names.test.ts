import { expect, test } from 'vitest';
import { measureNamed } from './measure-names.ts';

const measure = (label: string, label_en = '') => ({ label, label_en });
const measures = [
  measure('cucchiaino', 'teaspoon'),
  measure('fetta media', 'medium slice'),
  measure('tazza', 'cup'),
  measure('uovo', 'egg'),
  measure('foglia', 'leaf'),
];

test.each([
  ['fette', 'fetta media'],
  ['fetta', 'fetta media'],
  ['tazze', 'tazza'],
  ['cups', 'tazza'],
  ['tsp', 'cucchiaino'],
  ['teaspoons', 'cucchiaino'],
  ['cucch', 'cucchiaino'],
  ['ta', 'tazza'],
  ['leaves', 'foglia'],
  ['rashers', 'fetta media'],
])('%s is %s', (typed, label) => {
  expect(measureNamed(typed, measures)?.label).toBe(label);
});

test.each(['cucchiai', 'cucchiaio', 'tbsp', 'tablespoons', 'bicchieri'])(
  '%s is not a measure of a food without',
  (typed) => {
    expect(measureNamed(typed, measures)).toBeUndefined();
  },
);

test.each(['tub', 'tubs', 'tin', 'rasher'])(
  'an own measure named %s is found before the one that is called so, too',
  (typed) => {
    const own = measure(typed.replace(/s$/, ''));

    expect(measureNamed(typed, [measure('vasetto', 'pot'), measure('lattina', 'can'), measure('fetta'), own])).toBe(
      own,
    );
  },
);

test('the measure with exactly the typed name wins, also when it was named with its number', () => {
  const glasses = [measure('bicchiere piccolo', 'small glass'), measure('1 bicchiere', '1 glass')];

  for (const typed of ['bicchiere', 'bicchieri', 'glass', 'glasses'])
    expect(measureNamed(typed, glasses)?.label).toBe('1 bicchiere');
});
