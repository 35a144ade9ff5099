import { expect, test } from 'vitest';
import { mergeRecord, withUniqueElements } from './merge-record.ts';

const base = { name: 'Estate', goal: '', heightCm: 180 };

test('a field that only the other save changed is taken, a field that only I changed stays', () => {
  const merged = mergeRecord({ base, mine: { ...base, goal: 'Forza' }, theirs: { ...base, heightCm: 182 } });

  expect(merged).toEqual({
    values: { name: 'Estate', goal: 'Forza', heightCm: 182 },
    taken: ['heightCm'],
    disputed: [],
  });
});

test('a field that both changed keeps mine until the choice, and one that both changed alike needs none', () => {
  const mine = { ...base, name: 'Luglio', goal: 'Forza' };

  const merged = mergeRecord({ base, mine, theirs: { ...base, name: 'Agosto', goal: 'Forza' } });

  expect(merged).toEqual({ values: mine, taken: [], disputed: ['name'] });
});

test('lists have what both sides added, and nothing that either removed', () => {
  const lists = {
    base: { users: ['Anna', 'Bruno'] },
    mine: { users: ['Bruno', 'Carla'] },
    theirs: { users: ['Anna', 'Dora'] },
  };

  expect(mergeRecord(lists)).toEqual({ values: { users: ['Dora', 'Carla'] }, taken: ['users'], disputed: [] });
});

test('a list of records in which both changed the same one is disputed; changes of different records are merged', () => {
  const [one, two] = [
    { id: 'a', name: 'Obiettivi' },
    { id: 'b', name: 'Sonno' },
  ];
  const base = { sections: [one, two] };
  const mine = { sections: [{ ...one, name: 'Mio' }, two] };
  const theirs = { sections: [{ ...one, name: 'Loro' }, two] };
  const other = { sections: [one, { ...two, name: 'Loro' }] };

  expect(mergeRecord({ base, mine, theirs })).toEqual({ values: mine, taken: [], disputed: ['sections'] });
  const added = { sections: [...mine.sections, { id: 'c', name: 'Sport' }] };
  const merged = mergeRecord({ base, mine: added, theirs: other });
  expect(merged.disputed).toEqual([]);
  expect(merged.values.sections.map(({ name }) => name)).toEqual(['Mio', 'Loro', 'Sport']);
});

const byAllergen = { allergies: (one: unknown) => (one as { allergen: string }).allergen };
const milk = { allergen: 'milk', severity: 'allergy' };
const tolerated = { allergen: 'milk', severity: 'intolerance' };
const eggs = { allergen: 'eggs', severity: 'allergy' };

test('a list keyed by another field has what both sides added', () => {
  const versions = { base: { allergies: [milk] }, mine: { allergies: [milk, eggs] }, theirs: { allergies: [] } };

  expect(mergeRecord(versions, byAllergen)).toMatchObject({ values: { allergies: [eggs] }, disputed: [] });
});

test('an element that both added or changed differently is a choice, and never twice in the list', () => {
  const added = { base: { allergies: [] }, mine: { allergies: [milk] }, theirs: { allergies: [tolerated, eggs] } };
  const changed = { ...added, base: { allergies: [{ ...milk, severity: 'unknown' }] } };

  for (const versions of [added, changed])
    expect(mergeRecord(versions, byAllergen)).toEqual({
      values: { allergies: [milk] },
      taken: [],
      disputed: ['allergies'],
    });
});

test('a stored draft with an element twice has it once, as it was written last', () => {
  expect(withUniqueElements({ allergies: [tolerated, eggs, milk], note: '' }, byAllergen)).toEqual({
    allergies: [milk, eggs],
    note: '',
  });
});

test('merges of any three lists of allergies have each allergen at most once', () => {
  const lists = [[], [milk], [tolerated], [milk, eggs], [eggs, tolerated], [tolerated, milk]];
  let checked = 0;
  for (const base of lists.slice(0, 5))
    for (const mine of lists)
      for (const theirs of lists.slice(0, 5)) {
        const versions = { base: { allergies: base }, mine: { allergies: mine }, theirs: { allergies: theirs } };
        const { values } = mergeRecord(versions, byAllergen);
        const names = values.allergies.map(({ allergen }) => allergen);
        expect(names).toEqual([...new Set(names)]);
        checked += 1;
      }
  expect(checked).toBe(150);
});
