import { expect, test } from 'vitest';
import { entryIn } from './web-entry.ts';

test('the entry of the built page is its module script', () => {
  const html = '<script src="/color-scheme.js"></script><script type="module" crossorigin src="/assets/index-3f.js">';

  expect(entryIn(html)).toBe('/assets/index-3f.js');
  expect(entryIn('<p>')).toBeNull();
});
