import { findNamedExercises } from '#areas/exercises/server/public.ts';
import { sharingProblems } from '#areas/sharing/contract.ts';
import { programProblems } from '../contract.ts';
import { limits, ProgramContent } from '../contract/document.ts';
import { exerciseIdsOf, idsOf, rowsOf } from '../rules/content.ts';
import { withNumbers } from '../rules/numbers.ts';
import { programTotals } from '../rules/totals.ts';
import { parseWarmUp } from '../rules/warm-up.ts';
import { diffDocuments } from '#shell/common/documents/changes.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { DocumentKind } from '#shell/server/documents/kind.ts';
import { publish } from '#shell/server/events.ts';
import { programChanged, programsEdited } from './events.ts';
import { emitProgramsChanged } from './live.ts';
import { saveProgramIndex } from './store/program-index.ts';
import { isEditableProgram, isVisibleProgram } from './store/visibility.ts';

/** Document definition of programs, templates and copies. */
export const programDocument: DocumentKind<ProgramContent> = {
  area: 'programs',
  table: 'programs',
  schema: ProgramContent,
  list: 'weeks',
  isVisible: isVisibleProgram,
  editable: { condition: isEditableProgram, problem: sharingProblems.not_author },
  normalize: (content) => ({ ...content, weeks: withNumbers(content.weeks) }),
  assertValid,
  columns: columnsOf,
  async saveIndex(scope, id, content) {
    if (!(await saveProgramIndex(scope, id, content))) throw new Problem(programProblems.ids_taken);
  },
  emitSaved: (scope, id, version) => emitProgramsChanged(scope, [id], version),
  async onSaved(scope, id, { before, after }) {
    await publish(scope, programChanged, { programId: id });
    if (diffDocuments(before, after).length > 0) await publish(scope, programsEdited, { programIds: [id] });
  },
};

/** Computes the columns that lists show and sort by. */
export function columnsOf({ title, weeks }: ProgramContent) {
  const { workouts } = programTotals(weeks);
  return { title, week_count: weeks.length, workout_count: workouts, row_count: rowsOf(weeks).length };
}

/** Checks the row limit, unique ids, warm-ups and existing exercises. Only exercises that `previous` does not have are queried. */
export async function assertValid(
  scope: Scope,
  content: ProgramContent,
  previous: ProgramContent | null,
): Promise<void> {
  const { weeks } = content;
  const rows = rowsOf(weeks);
  if (rows.length > limits.rowsAProgram)
    throw new Problem(programProblems.too_many_rows, { values: { most: limits.rowsAProgram } });
  const invalidWarmUps = new Set([...new Set(rows.map(({ warmUp }) => warmUp))].filter((text) => !parseWarmUp(text)));
  const wrong = rows.find(({ warmUp }) => invalidWarmUps.has(warmUp));
  if (wrong) throw new Problem(programProblems.not_a_warm_up, { field: 'warmUp', values: { name: wrong.name } });
  const ids = idsOf(weeks);
  if (new Set(ids).size < ids.length) throw new Problem(programProblems.ids_taken);

  const known = exerciseIdsOf(previous?.weeks ?? []);
  const added = [...exerciseIdsOf(weeks)].filter((id) => !known.has(id));
  if (added.length > 0 && (await findNamedExercises(scope, added)).size < added.length)
    throw new Problem(commonProblems.not_found, { field: 'exerciseId' });
}
