import { Problem } from '#shell/common/problem.ts';
import { parseInWorker } from '#shell/server/files/table-parsing/parse-in-worker.ts';
import { programImportProblems as problems } from '../../contract/import.ts';
import type { ImportParseResult } from '../../rules/import/parse-result.ts';

type Read = Extract<ImportParseResult, { kind: 'read' }>;

/** Reads a file in a thread of its own. Refuses with a problem what cannot be a program. */
export async function parseImport(content: Uint8Array): Promise<Read> {
  const thread = new URL('./parse-worker.ts', import.meta.url);
  const answer = await parseInWorker<ImportParseResult, 'import_too_many_lines'>(thread, content);
  if ('refusal' in answer) {
    const { code, values } = answer.refusal;
    throw new Problem(problems[code], values && { values });
  }
  return readOf(answer.read);
}

function readOf(imported: ImportParseResult): Read {
  if (imported.kind === 'read') return imported;
  if (imported.kind === 'empty') throw new Problem(problems.import_empty);
  if (imported.kind === 'too-many-weeks')
    throw new Problem(problems.import_too_many_weeks, { values: { weeks: imported.weeks } });
  throw new Problem(problems.import_too_many_lines, { values: { lines: imported.lines } });
}
