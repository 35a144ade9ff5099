import { foundOfClient } from '#areas/clients/server/public.ts';
import { programProblems, type programRoutes } from '../../contract.ts';
import type { ProgramAssignment } from '../../contract/assigned.ts';
import type { Day, Week } from '../../contract/document.ts';
import { hasSharedDate, withOffsets } from '../../rules/dates.ts';
import { type CopyCalendar, isInsertedDay } from '../../rules/pauses.ts';
import { endsOn } from '../../rules/schedule.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { deleteRestorably } from '#shell/server/deletions.ts';
import { publish } from '#shell/server/events.ts';
import { programsEdited, programEndChosen, programRemoved, programsDeleted } from '../events.ts';
import { emitProgramsChanged } from '../live.ts';
import { findProgramAssignment } from '../store/assigned.ts';
import { lockCopy } from '../store/copies.ts';
import { assignmentColumns } from '../store/dates.ts';
import { releaseReplacedPrograms } from '../store/replaced-programs.ts';
import { editWeeks } from './programs.ts';

type OneAssignment = Promise<{ programUser: ProgramAssignment }>;

export async function getProgramAssignment(scope: Scope, { id }: { id: string }): OneAssignment {
  return { programUser: foundOfClient(scope, await findProgramAssignment(scope, id)) };
}

/** Changes start, chosen end, note and the offsets of `days`. A new start moves all dates of the copy. */
export async function saveProgramAssignment(
  scope: Scope,
  changed: ParsedRequest<typeof programRoutes.saveProgramUser>,
): OneAssignment {
  const { id, version, days } = changed;
  const { programUser } = await getProgramAssignment(scope, { id });
  if (version !== programUser.version)
    throw new Problem(commonProblems.version_conflict, { data: { copy: programUser } });
  const { chosenEnd } = changed;
  if (chosenEnd && chosenEnd !== programUser.chosenEnd)
    await publish(scope, programEndChosen, { programId: id, endsOn: chosenEnd });
  const offsets = new Map(days.map((day) => [day.id, day.offset]));
  await editWeeks(scope, { id, version, columns: assignmentColumns(changed) }, (weeks) => {
    const pauses = changed.startsOn === programUser.startsOn ? programUser.pauses : [];
    checkChosenEnd({ ...changed, pauses }, weeks.length);
    return withDates(weeks, offsets);
  });
  if (changed.startsOn !== programUser.startsOn) await publish(scope, programsEdited, { programIds: [id] });
  return getProgramAssignment(scope, { id });
}

/** Deletes a copy, which can be restored. What it would have replaced goes on, until it is restored. */
export async function unassignProgram(scope: Scope, { programId }: { programId: string }): Promise<void> {
  await emitProgramsChanged(scope, [programId]);
  await releaseReplacedPrograms(scope, programId);
  if (!(await lockCopy(scope, programId))) throw new Problem(commonProblems.not_found);
  await publish(scope, programRemoved, { programId });
  await deleteRestorably(scope, 'programs', [programId]);
  await publish(scope, programsDeleted, { programIds: [programId] });
}

function checkChosenEnd(
  { chosenEnd, ...copy }: CopyCalendar & { chosenEnd?: string | null | undefined },
  weeks: number,
) {
  if (chosenEnd && (chosenEnd < copy.startsOn || chosenEnd > endsOn(copy, weeks)))
    throw new Problem(programProblems.end_outside_weeks, { field: 'chosenEnd' });
  if (chosenEnd && isInsertedDay(copy.pauses, chosenEnd))
    throw new Problem(programProblems.end_in_pause, { field: 'chosenEnd' });
}

function withDates(weeks: Week[], offsets: ReadonlyMap<string, number | null>): Week[] {
  const known = weeks.flatMap((week) => week.days).filter(({ id }) => offsets.has(id));
  if (known.length < offsets.size) throw new Problem(commonProblems.not_found, { field: 'days' });
  return weeks.map((week) => {
    if (!week.days.some(({ id }) => offsets.has(id))) return week;
    if (hasSharedDate(week.days.map((day) => withChosenOffset(day, offsets))))
      throw new Problem(programProblems.same_date, { field: 'days' });
    return { ...week, days: withOffsets(week.days, offsets) };
  });
}

function withChosenOffset(day: Day, offsets: ReadonlyMap<string, number | null>): Day {
  return offsets.has(day.id) ? { ...day, offset: offsets.get(day.id) ?? null } : day;
}
