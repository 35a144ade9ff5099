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

const createItem = (id: string, text = id, items: Item[] = []): Item => ({ id, text, items });
const note: Note = {
  title: 'Spesa',
  tags: ['casa'],
  items: [createItem('a', 'pane', [createItem('b'), createItem('c')]), createItem('d')],
};

function edited(change: (note: Note) => void): Note {
  const copy = structuredClone(note);
  change(copy);
  return copy;
}

/** A tree of at most 40 items in any shape. The same ids occur at different positions in different trees. */
const trees = fc
  .array(fc.record({ parentIndex: fc.nat(60), text: fc.constantFrom('x', 'y', 'z'), isPresent: fc.boolean() }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((nodes): Note => {
    const root: Note = { title: nodes[0]?.text ?? '', tags: nodes.map(({ text }) => text), items: [] };
    const added: Item[] = [];
    nodes.forEach(({ parentIndex, text, isPresent }, index) => {
      if (!isPresent) return;
      const parent = added[parentIndex % (added.length + 1)];
      const child = createItem(`i${index}`, text);
      (parent ?? root).items.push(child);
      added.push(child);
    });
    return root;
  });

describe('changes of a document', () => {
  test('a changed text is one field of one part, whatever the size of the document', () => {
    const after = { ...note, items: note.items.map((one) => (one.id === 'd' ? { ...one, text: 'latte' } : one)) };

    expect(diffDocuments(note, after)).toEqual([{ id: 'd', fields: { text: 'latte' } }]);
  });

  test('an added part is sent as its fields and the new order of its list', () => {
    const after = edited(({ items }) => void items.splice(1, 0, createItem('e')));

    expect(diffDocuments(note, after)).toEqual([
      { id: '', lists: { items: ['a', 'e', 'd'] } },
      { id: 'e', fields: { id: 'e', text: 'e', items: [] }, lists: {} },
    ]);
  });

  test('the changes between any two versions turn the first into the second, also after JSON serialization', () => {
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

  test('that name an unknown part, or put a part into two lists or into itself, are rejected', () => {
    expect(() => applyChanges(note, [{ id: 'x', fields: { text: 'y' } }])).toThrow(DocumentError);
    expect(() => applyChanges(note, [{ id: 'd', lists: { items: ['b'] } }])).toThrow(DocumentError);
    expect(() => applyChanges(note, [{ id: 'c', lists: { items: ['a'] } }])).toThrow(DocumentError);
    expect(() => applyChanges(note, [{ id: '', lists: { items: ['nothing'] } }])).toThrow(DocumentError);
  });

  test('cannot set fields of the prototype of all objects', () => {
    const changes = JSON.parse('[{"id":"d","fields":{"__proto__":{"isAdmin":true}}}]');

    applyChanges(note, changes);

    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('a merge of two versions', () => {
  test('has the edits of both sides when they changed different parts', () => {
    const mine = edited(({ items }) => void Object.assign(items[1] ?? {}, { text: 'latte' }));
    const theirs = edited(({ items }) => void items.push(createItem('e')));

    const { content, conflicts } = mergeDocuments({ base: note, mine, theirs });

    expect(content.items.map(({ text }) => text)).toEqual(['pane', 'latte', 'e']);
    expect(conflicts).toEqual([]);
  });

  test('reports a conflict for a text that both changed, and uses mine until it is resolved', () => {
    const [mine, theirs] = ['mio', 'loro'].map((title) => edited((one) => void Object.assign(one, { title })));
    const merge = { base: note, mine: mine ?? note, theirs: theirs ?? note };

    const { content, conflicts } = mergeDocuments(merge);
    const resolved = mergeDocuments({ ...merge, resolutions: new Map([[conflicts[0]?.key ?? '', 'theirs']]) });

    expect(conflicts).toEqual([{ key: ' title', partId: '', field: 'title', mine: 'mio', theirs: 'loro' }]);
    expect([content.title, resolved.content.title]).toEqual(['mio', 'loro']);
  });

  test('keeps a part that one side deleted and the other changed, and reports a conflict', () => {
    const mine = edited(({ items }) => void items.shift());
    const theirs = edited(({ items }) => void Object.assign(items[0]?.items[1] ?? {}, { text: 'burro' }));
    const merge = { base: note, mine, theirs };

    const { content, conflicts } = mergeDocuments(merge);
    const resolved = mergeDocuments({ ...merge, resolutions: new Map([['a (deleted)', 'mine']]) });

    expect(conflicts).toMatchObject([{ partId: 'a', field: '(deleted)', mine: true, theirs: false }]);
    expect(content.items.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(resolved.content.items.map(({ id }) => id)).toEqual(['d']);
  });

  test('restores a deleted parent when the other side moved a part into it', () => {
    const mine = edited(({ items }) => {
      const [moved] = items.splice(1, 1);
      if (moved) items[0]?.items.push(moved);
    });
    const theirs = edited(({ items }) => void items.shift());

    const { content } = mergeDocuments({ base: note, mine, theirs });

    expect(content.items.map(({ id, items }) => [id, items.map((one) => one.id)])).toEqual([['a', ['b', 'c', 'd']]]);
  });

  test('has both parts when each side moved one of them into the other', () => {
    const base = { ...note, items: [createItem('a'), createItem('d')] };
    const mine = { ...note, items: [createItem('d', 'd', [createItem('a')])] };
    const theirs = { ...note, items: [createItem('a', 'a', [createItem('d')])] };

    expect(mergeDocuments({ base, mine, theirs }).content).toEqual(theirs);
  });

  test('with one unchanged side equals the other side, for any two versions', () => {
    fc.assert(
      fc.property(trees, trees, (base, other) => {
        const merges = [
          mergeDocuments({ base, mine: base, theirs: other }),
          mergeDocuments({ base, mine: other, theirs: base }),
        ];
        for (const { content, conflicts } of merges) {
          expect(content).toEqual(other);
          expect(conflicts).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('contains every part that neither side deleted exactly once, whichever way conflicts are resolved', () => {
    fc.assert(
      fc.property(trees, trees, trees, fc.boolean(), (base, mine, theirs, isMine) => {
        const { conflicts } = mergeDocuments({ base, mine, theirs });
        const resolutions = new Map(
          conflicts.map(({ key }) => [key, isMine ? ('mine' as const) : ('theirs' as const)]),
        );
        const ids = [...flattenDocument(mergeDocuments({ base, mine, theirs, resolutions }).content).keys()];
        const [before, ours, others] = [base, mine, theirs].map((one) => flattenDocument(one));
        const expected = [...(ours?.keys() ?? [])].filter((id) => others?.has(id) && before?.has(id));

        expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 200 },
    );
  });
});

test('the differences of two versions list the outermost of added and removed parts, and reordered lists', () => {
  const after = edited(({ items }) => {
    items[0]?.items.reverse();
    items.splice(1, 1, createItem('e', 'e', [createItem('f')]));
  });

  expect(listDifferences(note, { ...after, title: ' Spesa ' })).toEqual([
    { partId: 'd', kind: 'removed', field: null, before: null, after: null },
    { partId: 'a', kind: 'reordered', field: 'items', before: null, after: null },
    { partId: 'e', kind: 'added', field: null, before: null, after: null },
  ]);
});
