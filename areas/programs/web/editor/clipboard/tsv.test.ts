import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTsv, formatTsv } from './tsv.ts';

test('a spreadsheet gives two lines of three cells, with or without a last line break', () => {
  const lines = [
    ['4', '6-8', '80 kg'],
    ['3', '', '75%'],
  ];
  expect(parseTsv('4\t6-8\t80 kg\r\n3\t\t75%\r\n')).toEqual(lines);
  expect(parseTsv('4\t6-8\t80 kg\n3\t\t75%')).toEqual(lines);
});

test('an empty first cell is a cell', () => {
  expect(parseTsv('\t8')).toEqual([['', '8']]);
});

test('a note with a line break stays in one cell', () => {
  expect(parseTsv('"Fermati\n""in alto"""\t3')).toEqual([['Fermati\n"in alto"', '3']]);
});

test('a text that a spreadsheet would read as a formula is copied as text', () => {
  expect(formatTsv([['=cmd()', '@x', '8']])).toBe("'=cmd()\t'@x\t8");
});

test('formatted cells parse back to the same texts', () => {
  const texts = fc.string().filter((text) => !/^'[=@]/.test(text));
  const sheets = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.array(fc.array(texts, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
    );
  fc.assert(
    fc.property(sheets, (lines) => {
      expect(parseTsv(formatTsv(lines))).toEqual(lines);
    }),
  );
});
