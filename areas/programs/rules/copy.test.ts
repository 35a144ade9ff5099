import { expect, test } from 'vitest';
import { newRow, renumbered } from './rows.ts';
import { pastedAsNew, withPasted } from './copy.ts';
import { withSuperset } from './supersets.ts';

const squat = {
  ...newRow({ id: 'squat', exercise: { id: 'squat', name: 'Squat' } }),
  sets: 5,
  reps: '5',
  restValue: 180,
};
const curl = newRow({ id: 'curl', exercise: { id: 'curl', name: 'Curl' } });
const dip = newRow({ id: 'dip', exercise: { id: 'dip', name: 'Dip' } });

test('pasting 5 sets of squat over row B keeps its id, letter and place', () => {
  const [, target = curl] = renumbered([dip, curl]);

  expect(withPasted(target, squat)).toEqual({ ...squat, id: 'curl', key: 'B', position: 2, supersetPosition: null });
});

test('pasting over a member of a superset leaves no pause between the members', () => {
  const [, target = curl] = withSuperset([squat, curl, dip], ['curl', 'dip']);

  expect(withPasted(target, squat)).toMatchObject({ name: 'Squat', supersetPosition: 1, restType: 'no_rest' });
});

test('pasting a member of a superset over an ordinary row keeps the 180 seconds of that row', () => {
  const [, member = curl] = withSuperset([squat, curl, dip], ['curl', 'dip']);

  expect(withPasted(squat, member)).toMatchObject({
    name: 'Curl',
    supersetPosition: null,
    restType: 'seconds',
    restValue: 180,
  });
});

test('pasting a member of a superset as new puts it last, alone and with 90 seconds', () => {
  const rows = withSuperset([curl, dip], ['curl', 'dip']);

  const pasted = pastedAsNew(rows, rows[0] ?? curl, () => 'new');

  expect(pasted).toHaveLength(3);
  expect(pasted[2]).toMatchObject({
    id: 'new',
    name: 'Curl',
    key: 'B',
    supersetPosition: null,
    restType: 'seconds',
    restValue: 90,
  });
});
