import { expect, test } from 'vitest';
import { dropTargetIn, withRowOver } from './order.ts';

const order = { push: ['bench', 'raise', 'plank'], legs: ['squat'], rest: [] };

test('a row dragged over a row of another workout is inserted before it', () => {
  expect(withRowOver(order, 'raise', 'squat')).toEqual({
    push: ['bench', 'plank'],
    legs: ['raise', 'squat'],
    rest: [],
  });
});

test('a row dragged over an empty workout becomes its first row', () => {
  const over = withRowOver(order, 'raise', 'rest');

  expect(over).toMatchObject({ rest: ['raise'] });
  expect(dropTargetIn(over, 'raise', 'rest')).toEqual({ workoutId: 'rest', position: 1 });
});

test('within its own workout a row moves on drop, to the position of the row under it', () => {
  expect(withRowOver(order, 'bench', 'plank')).toBe(order);
  expect(dropTargetIn(order, 'bench', 'plank')).toEqual({ workoutId: 'push', position: 3 });
});

test('a row dropped on an unknown target does not move', () => {
  expect(dropTargetIn(order, 'bench', 'elsewhere')).toBeNull();
});
