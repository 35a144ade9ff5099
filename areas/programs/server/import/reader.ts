import { Problem } from '#shell/common/problem.ts';
import { readInThread } from '#shell/server/files/tables/thread.ts';
import { programImportProblems as problems } from '../../contract/import.ts';
import type { Imported } from '../../rules/import/imported.ts';

type Read = Extract<Imported, { kind: 'read' }>;

/** Reads a file in a thread of its own. Refuses with a problem what cannot be a program. */
export async function readImport(content: Uint8Array): Promise<Read> {
  const thread = new URL('./read-worker.ts', import.meta.url);
  const answer = await readInThread<Imported, 'import_too_many_lines'>(thread, content);
  if ('refusal' in answer) {
    const { code, values } = answer.refusal;
    throw new Problem(problems[code], values && { values });
  }
  return readOf(answer.read);
}

function readOf(imported: Imported): Read {
  if (imported.kind === 'read') return imported;
  if (imported.kind === 'empty') throw new Problem(problems.import_empty);
  if (imported.kind === 'too-many-weeks')
    throw new Problem(problems.import_too_many_weeks, { values: { weeks: imported.weeks } });
  throw new Problem(problems.import_too_many_lines, { values: { lines: imported.lines } });
}
