import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderLimits } from '../contract.ts';
import { freeName, isSameName } from '#shell/common/free-name.ts';
import { namesAmong } from './names.ts';

test('a free name stays unchanged', () => {
  expect(freeName('Forza', ['Ipertrofia'], folderLimits.name)).toBe('Forza');
});

test('a name that exists, ignoring case, gets the first free number', () => {
  expect(freeName('Forza', ['forza', 'FORZA (2)'], folderLimits.name)).toBe('Forza (3)');
});

test('a name of 80 characters is cut to fit its number', () => {
  const long = 'x'.repeat(folderLimits.name);

  expect(freeName(long, [long], folderLimits.name)).toBe(`${'x'.repeat(76)} (2)`);
});

test('a name is never cut within a surrogate pair', () => {
  const long = `x${'💪'.repeat(39)}`;

  expect(freeName(long, [long], folderLimits.name).isWellFormed()).toBe(true);
});

test('names are compared like in the database', () => {
  const pairs = [
    ['İyi', 'iyi'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['\u212A', 'k'],
  ] as const;

  expect(pairs.map(([one, other]) => isSameName(one, other))).toEqual([true, true, true]);
});

test('two moved folders do not get the same name', () => {
  const coming = [
    { id: '1', name: 'Casa' },
    { id: '2', name: 'casa (2)' },
  ];

  expect(namesAmong(coming, ['Casa']).map(({ name }) => name)).toEqual(['Casa (2)', 'casa (2) (2)']);
});

test('for any names all resulting names differ and fit', () => {
  const names = fc.array(fc.stringMatching(/^[abA]{1,3}( \([23]\))?$/), { maxLength: 12 });
  fc.assert(
    fc.property(names, names, (coming, taken) => {
      const named = namesAmong(
        coming.map((name, index) => ({ id: String(index), name })),
        taken,
      ).map(({ name }) => name);

      named.forEach((name, index) => {
        expect([...taken, ...named.slice(0, index)].some((other) => isSameName(other, name))).toBe(false);
        expect(name.length).toBeLessThanOrEqual(folderLimits.name);
      });
    }),
  );
});
