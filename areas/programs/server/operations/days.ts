import { programProblems } from '../../contract.ts';
import type { Day } from '../../contract/document.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { copyDay as copyDayInto } from '../store/copies.ts';
import { findDay } from '../store/documents.ts';
import { findDayIds, findVisibleDayParent, findWeekParent } from '../store/parts.ts';
import { emptyDay } from '../store/parts-changed.ts';
import { assertRowLimit } from './checks.ts';
import { lockForCopy, refuseTooManyDays } from './edits.ts';

interface CopiedDay {
  /** The week the day is in. */
  id: string;
  copyFromId: string;
  pasteToId: string | null;
  toWeekId: string;
  version?: number | undefined;
}

/** A day that is copied over keeps its id, its number and its date; a new one goes last in its week. */
export async function copyDay(scope: Scope, asked: CopiedDay): Promise<{ day: Day; version: number }> {
  const { copyFromId, pasteToId, toWeekId } = asked;
  const { programId } = found(await findWeekParent(scope, toWeekId));
  const edited = { id: programId, version: asked.version };
  const version = await lockForCopy(scope, edited, { kind: 'day', id: copyFromId });
  const from = await findVisibleDayParent(scope, copyFromId);
  if (from?.inId !== asked.id) throw new Problem(commonProblems.not_found, { field: 'copyFromId' });
  if (copyFromId === pasteToId) throw new Problem(programProblems.into_itself);

  const dayIds = await findDayIds(scope, toWeekId);
  const id = pasteToId ?? newId();
  if (pasteToId === null) refuseTooManyDays(dayIds.length + 1);
  else if (!dayIds.includes(id)) throw new Problem(commonProblems.not_found, { field: 'pasteToId' });
  else await emptyDay(scope, id);
  await copyDayInto(scope, { from: copyFromId, programId, weekId: toWeekId, id, dayNumber: dayIds.length + 1 });
  await assertRowLimit(scope, programId);
  return { day: found(await findDay(scope, id)), version };
}
