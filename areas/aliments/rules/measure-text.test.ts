import { expect, test } from 'vitest';
import { measureName } from './measure-text.ts';

test.each([
  ['cucchiaio', 'cucchiai'],
  ['cucchiaino', 'cucchiaini'],
  ['fetta media', 'fette medie'],
  ['bicchiere piccolo', 'bicchieri piccoli'],
  ['uovo', 'uova'],
  ['vasetto', 'vasetti'],
  ['porzione (3-4 fette)', 'porzioni (3-4 fette)'],
  ['fetta di pane', 'fette di pane'],
  ['spicchio', 'spicchi'],
  ['porzione cotta', 'porzioni cotte'],
])('two of «%s» are «%s»', (one, several) => {
  expect(measureName(one, 2, 'it')).toBe(several);
});

test.each([
  ['tablespoon', 'tablespoons'],
  ['small glass', 'small glasses'],
  ['serving (small roll)', 'servings (small roll)'],
])('two of "%s" are "%s"', (one, several) => {
  expect(measureName(one, 2, 'en')).toBe(several);
});

test('half a spoon and one spoon are singular', () => {
  expect([0.5, 1].map((count) => measureName('cucchiaio', count, 'it'))).toEqual(['cucchiaio', 'cucchiaio']);
});
