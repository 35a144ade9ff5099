import { programProblems } from '../../contract.ts';
import type { Program, Week } from '../../contract/document.ts';
import { newWeeks } from '../../rules/weeks.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { copyWeeks, type WeekCopy } from '../store/copies.ts';
import { findWeek } from '../store/documents.ts';
import { findVisibleWeekParent, findWeekIds, findWeekParent } from '../store/parts.ts';
import { deleteWeeks, emptyWeeks, moveEnds, shiftWeeks } from '../store/parts-changed.ts';
import { programExists } from '../store/programs.ts';
import { saveWeeks } from '../store/weeks.ts';
import { assertRowLimit } from './checks.ts';
import { lockForCopy, lockForEdit, type EditTarget, refuseTooManyWeeks } from './edits.ts';
import { getProgram } from './programs.ts';

type Versioned = Promise<{ version: number }>;
type OneWeek = Promise<{ week: Week; version: number }>;

/** Goes last, with so many empty days. */
export async function addWeek(scope: Scope, { daysAWeek, ...edited }: EditTarget & { daysAWeek: number }): OneWeek {
  const version = await lockForEdit(scope, edited);
  const before = (await findWeekIds(scope, edited.id)).length;
  refuseTooManyWeeks(before + 1);

  const weeks = newWeeks({ weeks: 1, daysAWeek, newId }).map((week) => ({ ...week, weekNumber: before + 1 }));
  await saveWeeks(scope, { programId: edited.id, weeks });
  await moveEnds(scope, [{ id: edited.id, before, after: before + 1 }]);
  return { week: found(weeks[0]), version };
}

export async function deleteWeek(scope: Scope, { id }: { id: string }): Versioned {
  const { programId } = found(await findWeekParent(scope, id));
  const version = await lockForEdit(scope, { id: programId });
  const weekIds = await findWeekIds(scope, programId);
  const index = placeIn(weekIds, id, 'id');
  if (weekIds.length === 1) throw new Problem(programProblems.last_week);

  await deleteWeeks(scope, [id]);
  await shiftWeeks(scope, { programId, after: index + 1, by: -1 });
  await moveEnds(scope, [{ id: programId, before: weekIds.length, after: weekIds.length - 1 }]);
  return { version };
}

interface CopiedWeek {
  copyFromId: string;
  pasteToId: string | null;
  toProgramId: string;
  weeks: number;
  version?: number | undefined;
}

/** The weeks it is copied over keep their ids and numbers; the copied week itself, when it is among them, stays as it is. */
export async function copyWeek(scope: Scope, asked: CopiedWeek): OneWeek {
  const { copyFromId, pasteToId, toProgramId } = asked;
  const edited = { id: toProgramId, version: asked.version };
  const version = await lockForCopy(scope, edited, { kind: 'week', id: copyFromId });
  if (!(await findVisibleWeekParent(scope, copyFromId)))
    throw new Problem(commonProblems.not_found, { field: 'copyFromId' });
  if (copyFromId === pasteToId) throw new Problem(programProblems.into_itself);
  const weekIds = await findWeekIds(scope, toProgramId);
  const first = pasteToId ? placeIn(weekIds, pasteToId, 'pasteToId') : weekIds.length;
  const after = Math.max(weekIds.length, first + asked.weeks);
  refuseTooManyWeeks(after);

  const copies = copiesOf(asked, weekIds, first);
  await emptyWeeks(
    scope,
    copies.map((copy) => copy.id).filter((id) => weekIds.includes(id)),
  );
  await copyWeeks(scope, copies);
  await assertRowLimit(scope, toProgramId);
  await moveEnds(scope, [{ id: toProgramId, before: weekIds.length, after }]);
  return { week: found(await findWeek(scope, found(copies[0]).id)), version };
}

interface ImportedWeeks {
  from: string;
  to: string;
  weekIds: string[];
  afterWeek: number;
  version?: number | undefined;
}

/** The weeks come in the order in which they are named; past the end means last. */
export async function importWeeks(scope: Scope, asked: ImportedWeeks): Promise<{ program: Program }> {
  const { from, to, weekIds } = asked;
  await lockForCopy(scope, { id: to, version: asked.version }, { kind: 'program', id: from });
  if (!(await programExists(scope, from))) throw new Problem(commonProblems.not_found);
  const known = await findWeekIds(scope, from);
  for (const id of weekIds) placeIn(known, id, 'weekIds');
  const before = from === to ? known.length : (await findWeekIds(scope, to)).length;
  refuseTooManyWeeks(before + weekIds.length);

  const afterWeek = Math.min(asked.afterWeek, before);
  await shiftWeeks(scope, { programId: to, after: afterWeek, by: weekIds.length });
  const copies = weekIds.map((id, index) => ({
    from: id,
    programId: to,
    id: newId(),
    weekNumber: afterWeek + index + 1,
  }));
  await copyWeeks(scope, copies);
  await assertRowLimit(scope, to);
  await moveEnds(scope, [{ id: to, before, after: before + weekIds.length }]);
  return getProgram(scope, { id: to });
}

function copiesOf({ copyFromId, toProgramId, weeks }: CopiedWeek, weekIds: string[], first: number): WeekCopy[] {
  return Array.from({ length: weeks }, (_, index) => ({
    from: copyFromId,
    programId: toProgramId,
    id: weekIds[first + index] ?? newId(),
    weekNumber: first + index + 1,
  })).filter((copy) => copy.id !== copyFromId);
}

function placeIn(ids: readonly string[], id: string, field: string): number {
  const index = ids.indexOf(id);
  if (index === -1) throw new Problem(commonProblems.not_found, { field });
  return index;
}
