import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import { extendSeries } from './series.ts';

beforeEach(() => setCurrentLanguage('it'));

test('80 kg and 82,5 kg continue with 85 kg and 87,5 kg', () => {
  expect([0, 1].map((offset) => extendSeries(['80 kg', '82,5 kg'], offset))).toEqual(['85 kg', '87,5 kg']);
});

test('a falling series ends at 0', () => {
  expect([0, 1, 2].map((offset) => extendSeries(['4', '2'], offset))).toEqual(['0', '0', '0']);
});

test.each([[['80 kg']], [['6-8', '8-10']], [['80 kg', '75%']], [['max', '10']], [['8', '8']], [['1', '2', '4']]])(
  'the texts %j are not a series and repeat',
  (texts) => {
    expect(texts.map((_, offset) => extendSeries(texts, offset))).toEqual(texts);
  },
);

test('an arithmetic series of whole numbers continues with the same step', () => {
  const numbers = fc.record({ start: fc.nat(200), step: fc.integer({ min: 1, max: 20 }), offset: fc.nat(20) });
  fc.assert(
    fc.property(numbers, ({ start, step, offset }) => {
      const texts = [start, start + step, start + 2 * step].map(String);
      expect(extendSeries(texts, offset).replace('.', '')).toBe(String(start + (3 + offset) * step));
    }),
  );
});
