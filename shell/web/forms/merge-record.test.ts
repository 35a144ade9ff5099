import { expect, test } from 'vitest';
import { mergeRecord } from './merge-record.ts';

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
