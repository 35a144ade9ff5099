import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { programImportProblems as problems } from '../../contract/import.ts';
import type { ImportParseResult } from '../../rules/import/parse-result.ts';
import type { ImportInput } from './parse-content.ts';

type ParsedImport = Extract<ImportParseResult, { kind: 'read' }>;

/** Parses a file in a worker process. Throws a problem when the file is not a program or exceeds a limit. */
export async function parseImport(
  { fileParser }: Pick<Scope, 'fileParser'>,
  input: ImportInput,
): Promise<ParsedImport> {
  const parser = new URL('./parse-content.ts', import.meta.url);
  const response = await fileParser.parse<ImportParseResult, 'import_too_many_lines'>(parser, input);
  if ('refusal' in response) {
    const { code, values } = response.refusal;
    throw new Problem(problems[code], values && { values });
  }
  const result = response.read;
  if (result.kind === 'read') return result;
  if (result.kind === 'empty') throw new Problem(problems.import_empty);
  if (result.kind === 'training-log') throw new Problem(problems.import_training_log);
  if (result.kind === 'too-many-weeks')
    throw new Problem(problems.import_too_many_weeks, { values: { weeks: result.weeks } });
  throw new Problem(problems.import_too_many_lines, { values: { lines: result.lines } });
}
