import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

/** A task that runs until it is released. */
function heavyWork() {
  const under = new Set<number>();
  const ends = new Map<number, () => void>();
  return {
    under,
    end: (name: number) => ends.get(name)?.(),
    work: (name: number) => () => {
      under.add(name);
      return new Promise<number>((done) => {
        ends.set(name, () => {
          under.delete(name);
          done(name);
        });
      });
    },
  };
}

test('so much is done at a time, the next waits for its turn, and one more than may wait is refused', async () => {
  const inTurn = createLimiter({ concurrency: 2, maxQueue: 1 });
  const { under, end, work } = heavyWork();
  const [one, two, three] = [inTurn(work(1)), inTurn(work(2)), inTurn(work(3))];

  await expect(inTurn(work(4))).rejects.toMatchObject({ kind: { code: 'too_many' } });
  expect([...under]).toEqual([1, 2]);

  end(2);
  expect(await two).toBe(2);
  await expect.poll(() => [...under]).toEqual([1, 3]);

  end(1);
  end(3);
  expect(await Promise.all([one, three])).toEqual([1, 3]);
});

test('work that fails gives its turn to the next', async () => {
  const inTurn = createLimiter({ concurrency: 1, maxQueue: 5 });
  const failed = inTurn(async () => {
    throw new Error('rotto');
  });
  const next = inTurn(async () => 'fatto');

  await expect(failed).rejects.toThrow('rotto');
  expect(await next).toBe('fatto');
  expect(await inTurn(async () => 'di nuovo')).toBe('di nuovo');
});
