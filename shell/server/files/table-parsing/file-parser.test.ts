import { afterEach, expect, test } from 'vitest';
import type { ProcessPoolOptions } from '../../workers/process-pool.ts';
import { createFileParser } from './file-parser.ts';
import type { SampleFile } from './testing/sample-parser.ts';

let parser: ReturnType<typeof createFileParser>;
afterEach(() => parser.stop());

function open(options: Partial<ProcessPoolOptions> = {}) {
  parser = createFileParser({ maxWorkers: 1, ...options });
  return (file: SampleFile) => parser.parse<string[]>(new URL('./testing/sample-parser.ts', import.meta.url), file);
}

test('the files of a process are parsed one after the other in the same worker', async () => {
  const parse = open();
  const first = await parse('table');
  const workers = parser.pids();

  expect(first).toEqual({ read: ['a', 'b'] });
  expect(await parse('table')).toEqual(first);
  expect(parser.pids()).toEqual(workers);
});

test('a file that is no table is refused with the reason of the parser', async () => {
  expect(await open()('no table')).toEqual({ refusal: { code: 'import_not_a_table' } });
});

test('a mistake in a parser is an error, not a refusal of the file', async () => {
  await expect(open()('error')).rejects.toThrow('a mistake in the parser');
});

test.each([
  { file: 'endless', options: { timeoutMs: 2000 }, code: 'import_too_long' },
  { file: 'large', options: { maxMemoryMb: 300 }, code: 'import_too_big_inside' },
  { file: 'crash', options: {}, code: 'import_too_big_inside' },
] as const)('a file ($file) that exceeds a limit is refused, and the next one is parsed', async (sample) => {
  const parse = open(sample.options);

  expect(await parse(sample.file)).toEqual({ refusal: { code: sample.code } });
  expect(await parse('table')).toEqual({ read: ['a', 'b'] });
});

test('more files than may wait are answered with "busy"', async () => {
  const parse = open({ maxQueue: 1 });
  const outcomes = await Promise.allSettled([parse('table'), parse('table'), parse('table')]);

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toMatchObject({ reason: { kind: { code: 'busy' } } });
});
