import { Problem } from '#shell/common/problem.ts';
import { parseInWorker } from '#shell/server/files/table-parsing/parse-in-worker.ts';
import { importLimits, metricImportProblems as problems } from '../../contract/import.ts';
import type { ReadFile, ReadMeasurements, SentTable, TableRefusal } from './read.ts';

/** Parses a file in a worker thread. Throws a problem when it is no table of measurements. */
export async function readMeasurements(sent: SentTable): Promise<ReadMeasurements> {
  const thread = new URL('./read-worker.ts', import.meta.url);
  const answer = await parseInWorker<ReadFile, TableRefusal>(thread, sent);
  if ('read' in answer) return contentOf(answer.read);
  const { code, values } = answer.refusal;
  throw new Problem(problems[code], values && { values });
}

function contentOf(read: ReadFile): ReadMeasurements {
  switch (read.kind) {
    case 'values':
      return read;
    case 'no-day':
      throw new Problem(problems.import_no_day);
    case 'no-metric':
      throw new Problem(problems.import_no_metric);
    case 'empty':
      throw new Problem(problems.import_empty);
    case 'too-many':
      throw new Problem(problems.import_too_many_values, {
        values: { values: read.values, limit: importLimits.values },
      });
  }
}
