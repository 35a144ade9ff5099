import { expect, test } from 'vitest';
import { dropTargetIn, withRowOver } from './order.ts';

const order = { push: ['bench', 'raise', 'plank'], legs: ['squat'], rest: [] };

test('over a row of another workout, the dragged one stands before it', () => {
  expect(withRowOver(order, 'raise', 'squat')).toEqual({
    push: ['bench', 'plank'],
    legs: ['raise', 'squat'],
    rest: [],
  });
});

test('over an empty workout it is its first row', () => {
  const over = withRowOver(order, 'raise', 'rest');

  expect(over).toMatchObject({ rest: ['raise'] });
  expect(dropTargetIn(over, 'raise', 'rest')).toEqual({ workoutId: 'rest', position: 1 });
});

test('at home nothing changes until it is let go, then it takes the place of the row under it', () => {
  expect(withRowOver(order, 'bench', 'plank')).toBe(order);
  expect(dropTargetIn(order, 'bench', 'plank')).toEqual({ workoutId: 'push', position: 3 });
});

test('let go over nothing we know, it stays', () => {
  expect(dropTargetIn(order, 'bench', 'elsewhere')).toBeNull();
});
