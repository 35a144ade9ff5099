import { expect, test } from 'vitest';
import { commonProblems } from '#shell/common/problem.ts';
import { createLimiter } from './limiter.ts';

/** Tasks that run until they are ended. */
function heavyWork() {
  const running = new Set<string>();
  const ends = new Map<string, () => void>();
  return {
    running,
    end: (name: string) => ends.get(name)?.(),
    work: (name: string) => () => {
      running.add(name);
      return new Promise<string>((resolve) => {
        ends.set(name, () => {
          running.delete(name);
          resolve(name);
        });
      });
    },
  };
}

test('a few tasks run at a time, the next waits for its turn, and one more than may wait is refused', async () => {
  const run = createLimiter({ concurrency: 2, concurrencyPerKey: 2, maxQueuePerKey: 1, maxTasks: 10 });
  const { running, end, work } = heavyWork();
  const [one, two, three] = ['1', '2', '3'].map((name) => run('studio', work(name)));

  await expect(run('studio', work('4'))).rejects.toMatchObject({ kind: { code: 'too_many' } });
  expect([...running]).toEqual(['1', '2']);

  end('2');
  expect(await two).toBe('2');
  await expect.poll(() => [...running]).toEqual(['1', '3']);

  end('1');
  end('3');
  expect(await Promise.all([one, three])).toEqual(['1', '3']);
});

test('a task that fails gives its turn to the next', async () => {
  const run = createLimiter({ concurrency: 1, concurrencyPerKey: 1, maxQueuePerKey: 5, maxTasks: 10 });
  const failed = run('studio', async () => {
    throw new Error('rotto');
  });
  const next = run('studio', async () => 'fatto');

  await expect(failed).rejects.toThrow('rotto');
  expect(await next).toBe('fatto');
  expect(await run('studio', async () => 'di nuovo')).toBe('di nuovo');
});

test('20 tasks of one studio leave a slot to another studio, and refuse only their own studio', async () => {
  const run = createLimiter({ concurrency: 3, concurrencyPerKey: 2, maxQueuePerKey: 18, maxTasks: 100 });
  const { running, end, work } = heavyWork();
  const large = Array.from({ length: 20 }, (_, index) => run('large', work(`large ${index}`)));
  const refused = run('large', work('large 20'));
  const small = run('small', work('small'));

  await expect(refused).rejects.toMatchObject({ kind: { code: 'too_many' } });
  await expect.poll(() => [...running]).toEqual(['large 0', 'large 1', 'small']);
  end('small');
  expect(await small).toBe('small');
  for (let index = 0; index < 20; index++) {
    await expect.poll(() => running.has(`large ${index}`)).toBe(true);
    end(`large ${index}`);
  }
  expect(await Promise.all(large)).toHaveLength(20);
});

test('when all studios together have too many tasks, the next one is refused with the given problem', async () => {
  const limits = { concurrency: 1, concurrencyPerKey: 1, maxQueuePerKey: 5, maxTasks: 2 };
  const run = createLimiter({ ...limits, problem: commonProblems.print_busy });
  const { end, work } = heavyWork();
  const tasks = [run('a', work('a')), run('b', work('b'))];

  await expect(run('c', work('c'))).rejects.toMatchObject({ kind: { code: 'print_busy' } });
  end('a');
  expect(await tasks[0]).toBe('a');
  end('b');
  await Promise.all(tasks);
});

test('between two tasks of a studio there is a pause, in which those of others run; its last task has none', async () => {
  const run = createLimiter({ concurrency: 1, concurrencyPerKey: 1, maxQueuePerKey: 5, maxTasks: 10, pauseShare: 2 });
  const order: string[] = [];
  const task = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    order.push(name);
  };
  const large = [run('large', task('large 1')), run('large', task('large 2'))];
  await large[0];
  await run('small', task('small'));
  await Promise.all(large);

  expect(order).toEqual(['large 1', 'small', 'large 2']);
});
