import { expect, test } from 'vitest';
import { careKinds } from '#areas/clients/contract/care.ts';
import { handOverTexts } from './hand-over.ts';

const people = ['coach', 'nutritionist', null] as const;
const pairs = people.flatMap((training) => people.map((nutrition) => ({ training, nutrition })));

/** The lines of a save that changes `before` to `after`, of which the client reads new professionals. */
function textsOf(before: (typeof pairs)[number], after: (typeof pairs)[number], hidesNames = false) {
  const all = careKinds.map((kind) => ({ kind, from: before[kind], to: after[kind] }));
  const changes = all.filter(({ from, to }) => from !== to);
  const professionals = people.flatMap((id) =>
    id ? [[id, { id, name: hidesNames ? 'Studio' : id, readsOwnChats: true }] as const] : [],
  );
  const inCharge = Object.fromEntries(careKinds.flatMap((kind) => (after[kind] ? [[kind, after[kind]]] : [])));
  const announced = changes.filter(({ to }) => to !== null);
  return handOverTexts({ changes, announced, professionals: new Map(professionals), inCharge });
}

test.each([false, true])(
  'of the 81 changes of both kinds of care, only who followed the client for nothing before can read the chat from now on (hidden names: %s)',
  (hidesNames) => {
    let readers = 0;
    for (const before of pairs)
      for (const after of pairs) {
        const had = [before.training, before.nutrition];
        const added = people.filter((id) => id && !had.includes(id) && [after.training, after.nutrition].includes(id));
        const texts = textsOf(before, after, hidesNames);
        const announced = texts.filter(({ key }) => key !== 'now').map(({ professionalId }) => professionalId);
        readers += added.length;
        // People with one visible name share a line.
        if (!hidesNames) expect([...new Set(announced)].toSorted(), JSON.stringify({ before, after })).toEqual(added);
        else expect(announced.length > 0, JSON.stringify({ before, after })).toBe(added.length > 0);
      }
    expect(readers).toBe(40);
  },
);

test('who moves from training to nutrition, without anybody for training any more, reads nothing new', () => {
  expect(textsOf({ training: 'coach', nutrition: null }, { training: null, nutrition: 'coach' })).toEqual([
    { key: 'now', professionalId: 'coach', name: 'coach', context: 'nutrition' },
  ]);
});
