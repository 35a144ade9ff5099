import { expect, test } from 'vitest';
import { expectLinearCost } from '#shell/common/testing/processor-time.ts';
import { asCopied, withoutCopiedLines } from './copied-lines.ts';
import en from '../texts/en.json' with { type: 'json' };
import it from '../texts/it.json' with { type: 'json' };

const templates = [...Object.values(it.declared.noteLine), ...Object.values(en.declared.noteLine)];

test.each(templates)('a line that a confirmation adds as “%s” is not read again', (template) => {
  const line = template.replace('{{date}}', '1 dic 2026').replace('{{parts}}', asCopied('kiwi, sei incinta? forse'));

  expect(withoutCopiedLines(`Sono allergica alle fragole\n${line}\nCeno alle 21`)).toBe(
    'Sono allergica alle fragole\n\nCeno alle 21',
  );
});

test('what a client adds behind such a line is read', () => {
  const note = 'In chat il 1 dic 2026: non mangio più carne. Sono allergica alle noci';

  expect(withoutCopiedLines(note)).toBe('Sono allergica alle noci');
});

test('a note of the client that begins like such a line, without a date, stays', () => {
  const note = 'In chat ho scritto che sono allergica alle noci';

  expect(withoutCopiedLines(note)).toBe(note);
});

test('a note is read in a time that grows with its length', () => {
  expectLinearCost('In chat il '.repeat(20_000), withoutCopiedLines);
  expectLinearCost(' .'.repeat(100_000), asCopied);
});
