import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { importLimits, metricImportProblems as problems } from '../../contract/import.ts';
import type { ReadFile, ReadMeasurements, SentTable, TableRefusal } from './read.ts';

/** Parses a file in a worker process. Throws a problem when it is no table of measurements. */
export async function readMeasurements(
  { fileParser }: Pick<Scope, 'fileParser'>,
  sent: SentTable,
): Promise<ReadMeasurements> {
  const answer = await fileParser.parse<ReadFile, TableRefusal>(new URL('./read.ts', import.meta.url), sent);
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
