import { expect, test } from 'vitest';
import { countedMeasure, halvesText, measureName } from './measure-text.ts';

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

test('a label that was typed with its number loses it', () => {
  expect([measureName('1 biscotto', 3, 'it'), measureName('1 biscotto', 1, 'it')]).toEqual(['biscotti', 'biscotto']);
});

test('half a portion, one and a half and two are written without decimals', () => {
  expect([0.5, 1.5, 2].map(halvesText)).toEqual(['½', '1½', '2']);
});

test('a measure without an English name follows the Italian rules in English too', () => {
  const bar = { label: '1 barretta', label_en: '' };

  expect([1, 21].map((count) => countedMeasure(bar, count, 'en'))).toEqual(['barretta', 'barrette']);
  expect(countedMeasure({ label: '', label_en: 'scoop' }, 2, 'it')).toBe('scoops');
});

test('millilitres have no plural in either language', () => {
  expect(measureName('ml', 200, 'en')).toBe('ml');
  expect(measureName('ml', 200, 'it')).toBe('ml');
});
