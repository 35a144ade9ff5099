import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './ids.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('20,000 ids in a row are valid, different and in ascending order', () => {
  const ids = Array.from({ length: 20_000 }, newId);

  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual(
    [],
  );
  expect(new Set(ids).size).toBe(20_000);
  expect(ids.toSorted()).toEqual(ids);
});

test('an id generated after the clock was set back by a day is still greater than the one before', () => {
  const before = newId();
  vi.useFakeTimers({ now: Date.now() - 86_400_000 });

  expect(newId() > before).toBe(true);
});

test('the last 48 bits of consecutive ids are random', () => {
  const ends = new Set(Array.from({ length: 1000 }, () => newId().slice(-12)));

  expect(ends.size).toBe(1000);
});
