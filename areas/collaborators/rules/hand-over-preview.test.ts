import { expect, test } from 'vitest';
import { changesNothing, handOverPreview } from './hand-over-preview.ts';

const anna = { id: 'anna', name: 'Anna' };
const bruno = { id: 'bruno', name: 'Bruno' };
const inCharge = [
  { kind: 'training', professional: anna, clients: 7 },
  { kind: 'training', professional: bruno, clients: 3 },
  { kind: 'training', professional: null, clients: 2 },
  { kind: 'nutrition', professional: bruno, clients: 12 },
] as const;

test('of 12 clients handed over to Bruno 7 are of Anna, 2 have no professional, and 3 are of Bruno already', () => {
  const preview = handOverPreview(inCharge, 'training', 'bruno');

  expect(preview).toEqual({
    kind: 'training',
    moved: [{ id: 'anna', from: 'Anna', clients: 7 }],
    added: 2,
    unchanged: 3,
  });
  expect(changesNothing(preview)).toBe(false);
});

test('nothing changes when all of them are with the professional already', () => {
  expect(changesNothing(handOverPreview(inCharge, 'nutrition', 'bruno'))).toBe(true);
});
