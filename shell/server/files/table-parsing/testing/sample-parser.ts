import { FileParseError } from '../file-parse-error-details.ts';

export type SampleFile = 'table' | 'no table' | 'error' | 'endless' | 'large' | 'crash';

/** A parser for the tests of `FileParser`. Called with anything but `'table'`, it fails in the way that the name says. */
export function parseFile(file: SampleFile): string[] {
  const parsed = file === 'large' ? [Buffer.alloc(1024 ** 3, 1).toString('latin1', 0, 1)] : ['a', 'b'];
  if (file === 'no table') throw new FileParseError('import_not_a_table');
  if (file === 'error') throw new Error('a mistake in the parser');
  if (file === 'crash') process.kill(process.pid, 'SIGKILL');
  while (file === 'endless' || file === 'large') parsed.splice(2);
  return parsed;
}
