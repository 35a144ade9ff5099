import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderLimits } from '../contract.ts';
import { subtreeOf, childrenOf, heightOf, isTooDeep, ancestorsOf, checkMove, flattenTree, withTotals } from './tree.ts';

/** Forza > Principianti > Palestra, Forza > Avanzati, and Ipertrofia. */
const folders = [
  { id: 'strength', parent_id: null, programs: 1, others: 0, unshared: 0, shared: 0 },
  { id: 'beginners', parent_id: 'strength', programs: 2, others: 0, unshared: 0, shared: 0 },
  { id: 'gym', parent_id: 'beginners', programs: 4, others: 0, unshared: 0, shared: 0 },
  { id: 'advanced', parent_id: 'strength', programs: 0, others: 0, unshared: 0, shared: 0 },
  { id: 'hypertrophy', parent_id: null, programs: 8, others: 0, unshared: 0, shared: 0 },
];

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('the path of a folder starts with the outermost folder', () => {
  expect(ids(ancestorsOf(folders, 'gym'))).toEqual(['strength', 'beginners']);
  expect(ancestorsOf(folders, 'strength')).toEqual([]);
});

test('a folder counts its 2 programs and the 4 in folders below it', () => {
  const totals = withTotals(folders).map(({ id, programsWithin }) => [id, programsWithin]);

  expect(Object.fromEntries(totals)).toEqual({ strength: 7, beginners: 6, gym: 4, advanced: 0, hypertrophy: 8 });
});

test('the flattened tree lists each folder before its subfolders', () => {
  const read = flattenTree(folders).map(({ folder, depth }) => `${depth} ${folder.id}`);

  expect(read).toEqual(['1 strength', '2 beginners', '3 gym', '2 advanced', '1 hypertrophy']);
  expect(ids(childrenOf(folders, 'strength'))).toEqual(['beginners', 'advanced']);
});

test.each([
  ['strength', 'strength', 'into_itself'],
  ['strength', 'gym', 'into_itself'],
  ['gym', 'advanced', 'fine'],
  ['strength', 'hypertrophy', 'fine'],
  ['gym', null, 'fine'],
] as const)('moving %s into %s: %s', (id, parentId, result) => {
  expect(checkMove(folders, id, parentId)).toBe(result);
});

test('six levels are allowed, a seventh is too deep', () => {
  const chain = [1, 2, 3, 4, 5, 6].map((level) => ({
    id: String(level),
    parent_id: level === 1 ? null : String(level - 1),
  }));

  expect(isTooDeep(chain, '5')).toBe(false);
  expect(isTooDeep(chain, '6')).toBe(true);
  expect(checkMove([...chain, { id: 'alone', parent_id: null }], 'alone', '6')).toBe('too_deep');
});

test('a subtree of three levels fits into the third level, not into the fourth', () => {
  const chain = ['a', 'b', 'c', 'd'].map((id, index, all) => ({ id, parent_id: all[index - 1] ?? null }));
  const both = [...folders, ...chain];

  expect(heightOf(both, 'strength')).toBe(3);
  expect(checkMove(both, 'strength', 'c')).toBe('fine');
  expect(checkMove(both, 'strength', 'd')).toBe('too_deep');
});

test('a folder whose parent is not listed is an outermost one', () => {
  const visible = folders.filter(({ id }) => id !== 'beginners');

  expect(ids(childrenOf(visible, null))).toEqual(['strength', 'gym', 'hypertrophy']);
  expect(flattenTree(visible)).toHaveLength(visible.length);
});

test('a cycle in the data ends the path', () => {
  const circle = [
    { id: 'a', parent_id: 'b' },
    { id: 'b', parent_id: 'a' },
  ];

  expect(ids(ancestorsOf(circle, 'a'))).toEqual(['a', 'b']);
});

/** Random trees: the parent of a folder is an earlier folder or null. */
const forests = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((picks) =>
  picks.map((pick, index) => ({
    id: `f${index}`,
    parent_id: pick % (index + 1) === index ? null : `f${pick % (index + 1)}`,
  })),
);

test('after every allowed move there is no cycle and no folder is too deep', () => {
  fc.assert(
    fc.property(forests, fc.nat(), fc.nat(), (forest, one, other) => {
      const isAllowedAsItIs = forest.every(({ id }) => ancestorsOf(forest, id).length < folderLimits.depth);
      fc.pre(isAllowedAsItIs);
      const moved = forest[one % forest.length]?.id ?? '';
      const goal = forest[other % forest.length]?.id ?? '';
      fc.pre(checkMove(forest, moved, goal) === 'fine');

      const after = forest.map((folder) => (folder.id === moved ? { ...folder, parent_id: goal } : folder));

      expect(flattenTree(after)).toHaveLength(forest.length);
      expect(Math.max(...flattenTree(after).map(({ depth }) => depth))).toBeLessThanOrEqual(folderLimits.depth);
    }),
  );
});

test('the flattened tree has every folder once, and a subtree has all folders that its totals count', () => {
  fc.assert(
    fc.property(forests, (forest) => {
      const counted = withTotals(
        forest.map((folder) => ({ ...folder, programs: 1, others: 0, unshared: 0, shared: 0 })),
      );

      expect(new Set(ids(flattenTree(forest).map(({ folder }) => folder))).size).toBe(forest.length);
      for (const { id, programsWithin } of counted) expect(subtreeOf(forest, id)).toHaveLength(programsWithin);
    }),
  );
});
