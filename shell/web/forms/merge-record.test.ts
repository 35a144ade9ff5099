import { expect, test } from 'vitest';
import { mergeRecord, withChoice, withUniqueElements } from './merge-record.ts';

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

  expect(merged).toEqual({
    values: mine,
    taken: [],
    disputed: [{ name: 'name', key: undefined, mine: 'Luglio', theirs: 'Agosto', shown: 'mine' }],
  });
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

  expect(mergeRecord({ base, mine, theirs })).toMatchObject({
    values: mine,
    taken: [],
    disputed: [{ name: 'sections', key: 'a', shown: 'mine' }],
  });
  const added = { sections: [...mine.sections, { id: 'c', name: 'Sport' }] };
  const merged = mergeRecord({ base, mine: added, theirs: other });
  expect(merged.disputed).toEqual([]);
  expect(merged.values.sections.map(({ name }) => name)).toEqual(['Mio', 'Loro', 'Sport']);
});

const byAllergen = {
  allergies: {
    keyOf: (one: unknown) => (one as { allergen: string }).allergen,
    gravityOf: (one: unknown) => ((one as { severity: string }).severity === 'allergy' ? 1 : 0),
  },
};
const milk = { allergen: 'milk', severity: 'allergy' };
const tolerated = { allergen: 'milk', severity: 'intolerance' };
const eggs = { allergen: 'eggs', severity: 'allergy' };

test('an allergy that one side removed stays until the removal is chosen', () => {
  const versions = { base: { allergies: [milk] }, mine: { allergies: [milk, eggs] }, theirs: { allergies: [] } };
  const merged = mergeRecord(versions, byAllergen);
  const [removal] = merged.disputed;

  expect(merged.values.allergies).toEqual([milk, eggs]);
  expect(removal).toEqual({ name: 'allergies', key: 'milk', mine: milk, theirs: undefined, shown: 'mine' });
  expect(removal && withChoice([milk, eggs], removal, 'theirs', byAllergen.allergies)).toEqual([eggs]);
});

test('my removal of an allergy is a choice when the other save changed the list', () => {
  const versions = { base: { allergies: [milk] }, mine: { allergies: [] }, theirs: { allergies: [milk, eggs] } };

  expect(mergeRecord(versions, byAllergen)).toMatchObject({
    values: { allergies: [milk, eggs] },
    taken: ['allergies'],
    disputed: [{ key: 'milk', shown: 'theirs' }],
  });
});

test('choosing one side of an allergy changes that allergy only: what either side added stays', () => {
  const versions = { base: { allergies: [] }, mine: { allergies: [tolerated] }, theirs: { allergies: [milk, eggs] } };
  const { values, taken, disputed } = mergeRecord(versions, byAllergen);
  const [choice] = disputed;
  if (!choice) throw new Error('There is no choice');

  expect(values.allergies).toEqual([milk, eggs]);
  expect(taken).toEqual(['allergies']);
  expect(disputed).toHaveLength(1);
  expect(withChoice(values.allergies, choice, 'mine', byAllergen.allergies)).toEqual([tolerated, eggs]);
});

test('an allergy that the other save made an intolerance is a choice that shows the allergy', () => {
  const versions = { base: { allergies: [milk] }, mine: { allergies: [milk] }, theirs: { allergies: [tolerated] } };

  expect(mergeRecord(versions, byAllergen)).toMatchObject({
    values: { allergies: [milk] },
    disputed: [{ key: 'milk', shown: 'mine' }],
  });
});

test.each([[[tolerated, eggs, milk]], [[milk, eggs, tolerated]]])(
  'a stored draft with an allergy and an intolerance of the same food has the allergy, in either order',
  (allergies) => {
    expect(withUniqueElements({ allergies, note: '' }, byAllergen)).toEqual({ allergies: [milk, eggs], note: '' });
  },
);

test('a stored draft with another element twice has it once, as it was written last', () => {
  const rules = { sections: { keyOf: (one: unknown) => (one as { id: string }).id } };
  const sections = [
    { id: 'a', name: 'Prima' },
    { id: 'a', name: 'Dopo' },
  ];

  expect(withUniqueElements({ sections }, rules)).toEqual({ sections: [sections[1]] });
});

test('merges of any three lists of allergies have each allergen once, and the gravest of each that only a choice could remove', () => {
  const lists = [[], [milk], [tolerated], [milk, eggs], [eggs, tolerated], [tolerated, milk]];
  let checked = 0;
  for (const base of lists.slice(0, 5))
    for (const mine of lists)
      for (const theirs of lists.slice(0, 5)) {
        const versions = { base: { allergies: base }, mine: { allergies: mine }, theirs: { allergies: theirs } };
        const { values } = mergeRecord(versions, byAllergen);
        const names = values.allergies.map(({ allergen }) => allergen);
        expect(names).toEqual([...new Set(names)]);
        const isMerged = JSON.stringify(theirs) !== JSON.stringify(base);
        for (const { allergen } of isMerged ? [...mine, ...theirs] : []) expect(names).toContain(allergen);
        checked += 1;
      }
  expect(checked).toBe(150);
});
