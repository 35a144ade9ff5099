import { programProblems, type ProgramAssignment } from '../../contract.ts';
import type { Day } from '../../contract/document.ts';
import { hasSharedDate, withOffsets } from '../../rules/dates.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findProgramAssignment } from '../store/assigned.ts';
import { deleteCopy } from '../store/programs.ts';
import { updateCopy, findSiblingDays, type PlacedDay, saveDates } from '../store/program-users.ts';

interface ChangedProgramUser {
  id: string;
  version: number;
  startsOn: string;
  note: string;
  days: Pick<Day, 'id' | 'offset'>[];
}

type OneProgramUser = Promise<{ programUser: ProgramAssignment }>;

export async function getProgramAssignment(scope: Scope, { id }: { id: string }): OneProgramUser {
  return { programUser: found(await findProgramAssignment(scope, id)) };
}

/** Another start moves every date; the days that are named fall on other dates of their week. */
export async function saveProgramUser(scope: Scope, changed: ChangedProgramUser): OneProgramUser {
  if (!(await updateCopy(scope, changed))) await refuseStale(scope, changed.id);
  if (changed.days.length > 0) await moveDays(scope, changed);
  return getProgramAssignment(scope, { id: changed.id });
}

export async function unassignProgram(scope: Scope, { programId }: { programId: string }): Promise<void> {
  if (!(await deleteCopy(scope, programId))) throw new Problem(commonProblems.not_found);
}

async function moveDays(scope: Scope, { id, days }: ChangedProgramUser): Promise<void> {
  const chosen = new Map(days.map((day) => [day.id, day.offset]));
  const beside = await findSiblingDays(scope, id, [...chosen.keys()]);
  const known = beside.filter((day) => chosen.has(day.id));
  if (known.length < chosen.size) throw new Problem(commonProblems.not_found, { field: 'days' });

  const weeks = [...Map.groupBy(beside, (day) => day.weekId).values()];
  if (weeks.some((week) => hasSharedDate(week.map((day) => withChoice(day, chosen)))))
    throw new Problem(programProblems.same_date, { field: 'days' });
  await saveDates(
    scope,
    weeks.flatMap((week) => withOffsets(week, chosen)),
  );
}

function withChoice(day: PlacedDay, chosen: ReadonlyMap<string, number | null>): PlacedDay {
  return chosen.has(day.id) ? { ...day, offset: chosen.get(day.id) ?? null } : day;
}

async function refuseStale(scope: Scope, id: string): Promise<never> {
  const { programUser } = await getProgramAssignment(scope, { id });
  throw new Problem(programProblems.version_conflict, { data: { programUser } });
}
