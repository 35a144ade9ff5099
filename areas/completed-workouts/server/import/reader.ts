import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { historyImportProblems as problems } from '../../contract/import.ts';
import type { History, HistoryParseResult } from '../../rules/import/history.ts';
import type { HistoryRefusal, SentFile } from './read.ts';

/** Parses an export in a worker process. Throws a problem when the file is no export of Strong or Hevy. */
export async function parseHistoryFile({ fileParser }: Pick<Scope, 'fileParser'>, sent: SentFile): Promise<History> {
  const parser = new URL('./read.ts', import.meta.url);
  const answer = await fileParser.parse<HistoryParseResult, HistoryRefusal>(parser, sent);
  if ('read' in answer) return historyOf(answer.read);
  const { code, values } = answer.refusal;
  throw new Problem(problems[code], values && { values });
}

function historyOf(read: HistoryParseResult): History {
  switch (read.kind) {
    case 'history':
      return read.history;
    case 'not-history':
      throw new Problem(problems.import_not_history);
    case 'columns-missing':
      throw new Problem(problems.import_columns_missing, {
        values: { app: read.source === 'strong' ? 'Strong' : 'Hevy', columns: read.columns.join(', ') },
      });
    case 'empty':
      throw new Problem(problems.import_empty);
    case 'too-many-workouts':
      throw new Problem(problems.import_too_many_workouts, { values: { workouts: read.workouts } });
    case 'too-many-exercises':
      throw new Problem(problems.import_too_many_exercises, { values: { exercises: read.exercises } });
  }
}
