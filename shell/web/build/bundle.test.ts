import { describe, expect, it } from 'vitest';
import { importCycles } from './bundle.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk', imports });

describe('importCycles', () => {
  it('finds the chunks that import each other, also over a third one', () => {
    const bundle = { a: chunk('b'), b: chunk('c', 'e'), c: chunk('a', 'd'), d: chunk('e'), e: chunk() };
    expect(importCycles(bundle).map((cycle) => cycle.toSorted())).toEqual([['a', 'b', 'c']]);
  });

  it('finds nothing where two chunks import the same one', () => {
    expect(importCycles({ a: chunk('b', 'c'), b: chunk('d'), c: chunk('d'), d: chunk() })).toEqual([]);
  });

  it('does not follow imports on demand', () => {
    expect(
      importCycles({ a: { ...chunk('b'), dynamicImports: ['b'] }, b: { ...chunk(), dynamicImports: ['a'] } }),
    ).toEqual([]);
  });
});
