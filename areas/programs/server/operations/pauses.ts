import { programProblems, type ProgramAssignment, type programRoutes } from '../../contract.ts';
import { type ChosenPause, limits, type Pause } from '../../contract/document.ts';
import { hasOverlap, movedEnd, withDays, withPause } from '../../rules/pauses.ts';
import { endsOn } from '../../rules/schedule.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { pauseColumns } from '../store/dates.ts';
import { getProgramAssignment } from './program-assignments.ts';
import { editWeeks } from './programs.ts';

type OneAssignment = Promise<{ programUser: ProgramAssignment }>;

/** Adds a pause of a copy, or changes the one that begins on `replaced`. */
export async function pauseProgram(
  scope: Scope,
  { id, replaced, ...pause }: ParsedRequest<typeof programRoutes.pause>,
): OneAssignment {
  const { programUser } = await getProgramAssignment(scope, { id });
  const others = replaced ? pausesWithout(programUser, replaced) : programUser.pauses;
  return savePauses(scope, programUser, pausesWith(pause, others, programUser));
}

export async function deletePause(
  scope: Scope,
  { id, from }: ParsedRequest<typeof programRoutes.deletePause>,
): OneAssignment {
  const { programUser } = await getProgramAssignment(scope, { id });
  return savePauses(scope, programUser, pausesWithout(programUser, from));
}

/** A last day that the coach chose moves with the days after the pauses. */
async function savePauses(scope: Scope, copy: ProgramAssignment, pauses: readonly Pause[]): OneAssignment {
  const { id, version, chosenEnd } = copy;
  const columns = pauseColumns(pauses, chosenEnd && movedEnd(copy, pauses, chosenEnd));
  await editWeeks(scope, { id, version, columns }, (weeks) => weeks);
  return getProgramAssignment(scope, { id });
}

function pausesWithout({ pauses }: ProgramAssignment, replaced: string): Pause[] {
  if (!pauses.some(({ from }) => from === replaced)) throw new Problem(programProblems.pause_gone);
  return pauses.filter(({ from }) => from !== replaced);
}

function pausesWith(pause: ChosenPause, others: readonly Pause[], copy: ProgramAssignment): Pause[] {
  const { from, until } = pause;
  const lastDay = copy.pauses.length === others.length ? copy.endsOn : endsOn({ ...copy, pauses: others }, copy.weeks);
  if (until !== null && until < from) throw new Problem(programProblems.pause_ends_before, { field: 'until' });
  if (from < copy.startsOn || from > lastDay)
    throw new Problem(programProblems.pause_outside_program, { field: 'from' });
  const pauses = withPause(others, withDays(pause));
  if (pauses.length > limits.pauses)
    throw new Problem(programProblems.too_many_pauses, { values: { most: limits.pauses } });
  if (hasOverlap(pauses)) throw new Problem(programProblems.pauses_overlap, { field: 'from' });
  return pauses;
}
