import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, diffDocuments } from './changes.ts';
import { listDifferences } from './differences.ts';
import { mergeDocuments } from './merge.ts';
import { DocumentError, flattenDocument } from './parts.ts';

interface Item {
  id: string;
  text: string;
  items: Item[];
}

interface Note {
  title: string;
  tags: string[];
  items: Item[];
}

const item = (id: string, text = id, items: Item[] = []): Item => ({ id, text, items });
const note: Note = { title: 'Spesa', tags: ['casa'], items: [item('a', 'pane', [item('b'), item('c')]), item('d')] };

function edited(change: (note: Note) => void): Note {
  const copy = structuredClone(note);
  change(copy);
  return copy;
}

/** A tree of at most forty items in any shape, with the same ids in different places. */
const trees = fc
  .array(fc.record({ under: fc.nat(60), text: fc.constantFrom('x', 'y', 'z'), isThere: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((nodes): Note => {
    const root: Note = { title: nodes[0]?.text ?? '', tags: nodes.map(({ text }) => text), items: [] };
    const placed: Item[] = [];
    nodes.forEach(({ under, text, isThere }, index) => {
      if (!isThere) return;
      const parent = placed[under % (placed.length + 1)];
      const made = item(`i${index}`, text);
      (parent ?? root).items.push(made);
      placed.push(made);
    });
    return root;
  });

describe('changes', () => {
  test('a changed text is one field of one part, whatever the size of the document', () => {
    const after = { ...note, items: note.items.map((one) => (one.id === 'd' ? { ...one, text: 'latte' } : one)) };

    expect(diffDocuments(note, after)).toEqual([{ id: 'd', fields: { text: 'latte' } }]);
  });

  test('an added part is its fields and the order of its list', () => {
    const after = edited(({ items }) => void items.splice(1, 0, item('e')));

    expect(diffDocuments(note, after)).toEqual([
      { id: '', lists: { items: ['a', 'e', 'd'] } },
      { id: 'e', fields: { id: 'e', text: 'e', items: [] }, lists: {} },
    ]);
  });

  test('any version comes out of any other by their changes, also through JSON', () => {
    let compared = 0;
    fc.assert(
      fc.property(trees, trees, (before, after) => {
        const changes = JSON.parse(JSON.stringify(diffDocuments(before, after)));
        expect(applyChanges(before, changes)).toEqual(after);
        compared += 1;
      }),
      { numRuns: 300 },
    );
    expect(compared).toBe(300);
  });

  test('that name a part nobody has, or put one into two places or into itself, are refused', () => {
    expect(() => applyChanges(note, [{ id: 'x', fields: { text: 'y' } }])).toThrow(DocumentError);
    expect(() => applyChanges(note, [{ id: 'd', lists: { items: ['b'] } }])).toThrow(DocumentError);
    expect(() => applyChanges(note, [{ id: 'c', lists: { items: ['a'] } }])).toThrow(DocumentError);
    expect(() => applyChanges(note, [{ id: '', lists: { items: ['nothing'] } }])).toThrow(DocumentError);
  });

  test('cannot reach what every object has', () => {
    const changes = JSON.parse('[{"id":"d","fields":{"__proto__":{"isAdmin":true}}}]');

    applyChanges(note, changes);

    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('a merge', () => {
  test('has the edits of both sides where they touched different things', () => {
    const mine = edited(({ items }) => void Object.assign(items[1] ?? {}, { text: 'latte' }));
    const theirs = edited(({ items }) => void items.push(item('e')));

    const { content, conflicts } = mergeDocuments({ base: note, mine, theirs });

    expect(content.items.map(({ text }) => text)).toEqual(['pane', 'latte', 'e']);
    expect(conflicts).toEqual([]);
  });

  test('asks about a text that both changed, and takes mine until it is answered', () => {
    const [mine, theirs] = ['mio', 'loro'].map((title) => edited((one) => void Object.assign(one, { title })));
    const merge = { base: note, mine: mine ?? note, theirs: theirs ?? note };

    const { content, conflicts } = mergeDocuments(merge);
    const resolved = mergeDocuments({ ...merge, resolutions: new Map([[conflicts[0]?.key ?? '', 'theirs']]) });

    expect(conflicts).toEqual([{ key: ' title', partId: '', field: 'title', mine: 'mio', theirs: 'loro' }]);
    expect([content.title, resolved.content.title]).toEqual(['mio', 'loro']);
  });

  test('keeps what one side deleted and the other wrote in, and says so', () => {
    const mine = edited(({ items }) => void items.shift());
    const theirs = edited(({ items }) => void Object.assign(items[0]?.items[1] ?? {}, { text: 'burro' }));
    const merge = { base: note, mine, theirs };

    const { content, conflicts } = mergeDocuments(merge);
    const resolved = mergeDocuments({ ...merge, resolutions: new Map([['a (deleted)', 'mine']]) });

    expect(conflicts).toMatchObject([{ partId: 'a', field: '(deleted)', mine: true, theirs: false }]);
    expect(content.items.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(resolved.content.items.map(({ id }) => id)).toEqual(['d']);
  });

  test('brings back the parent of a part that was moved into it', () => {
    const mine = edited(({ items }) => {
      const [moved] = items.splice(1, 1);
      if (moved) items[0]?.items.push(moved);
    });
    const theirs = edited(({ items }) => void items.shift());

    const { content } = mergeDocuments({ base: note, mine, theirs });

    expect(content.items.map(({ id, items }) => [id, items.map((one) => one.id)])).toEqual([['a', ['b', 'c', 'd']]]);
  });

  test('of two parts that were moved into each other has both', () => {
    const base = { ...note, items: [item('a'), item('d')] };
    const mine = { ...note, items: [item('d', 'd', [item('a')])] };
    const theirs = { ...note, items: [item('a', 'a', [item('d')])] };

    expect(mergeDocuments({ base, mine, theirs }).content).toEqual(theirs);
  });

  test('with one side unchanged is the other side, for any two versions', () => {
    fc.assert(
      fc.property(trees, trees, (base, other) => {
        const both = [
          mergeDocuments({ base, mine: base, theirs: other }),
          mergeDocuments({ base, mine: other, theirs: base }),
        ];
        for (const { content, conflicts } of both) {
          expect(content).toEqual(other);
          expect(conflicts).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('loses nothing that neither side deleted, and has no part twice, whichever way conflicts are resolved', () => {
    fc.assert(
      fc.property(trees, trees, trees, fc.boolean(), (base, mine, theirs, isMine) => {
        const { conflicts } = mergeDocuments({ base, mine, theirs });
        const resolutions = new Map(
          conflicts.map(({ key }) => [key, isMine ? ('mine' as const) : ('theirs' as const)]),
        );
        const ids = [...flattenDocument(mergeDocuments({ base, mine, theirs, resolutions }).content).keys()];
        const [before, ours, others] = [base, mine, theirs].map((one) => flattenDocument(one));
        const due = [...(ours?.keys() ?? [])].filter((id) => others?.has(id) && before?.has(id));

        expect(due.filter((id) => !ids.includes(id))).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 200 },
    );
  });
});

test('differences name the topmost of what came and went, values with before and after, moves and orders', () => {
  const after = edited(({ items }) => {
    items[0]?.items.reverse();
    items.splice(1, 1, item('e', 'e', [item('f')]));
  });

  expect(listDifferences(note, { ...after, title: ' Spesa ' })).toEqual([
    { partId: 'd', kind: 'removed', field: null, before: null, after: null },
    { partId: 'a', kind: 'reordered', field: 'items', before: null, after: null },
    { partId: 'e', kind: 'added', field: null, before: null, after: null },
  ]);
});
