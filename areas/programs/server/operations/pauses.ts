import { programProblems, type programRoutes } from '../../contract.ts';
import type { ProgramAssignment } from '../../contract/assigned.ts';
import { type ChosenPause, limits, type Pause } from '../../contract/document.ts';
import { hasOverlap, movedEnd, withDays, withPause } from '../../rules/pauses.ts';
import { endWithPauses, overlappedCopy } from '../../rules/paused-end.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { programPauseChanged } from '../events.ts';
import { pauseColumns } from '../store/dates.ts';
import { getProgramAssignment } from './program-assignments.ts';
import { editWeeks } from './programs.ts';

type OneAssignment = Promise<{ programUser: ProgramAssignment }>;

/** Adds a pause of a copy, or changes the one that begins on `replaced`. */
export async function pauseProgram(
  scope: Scope,
  { id, replaced, endsBeforeNext, ...pause }: ParsedRequest<typeof programRoutes.pause>,
): OneAssignment {
  const { programUser } = await getProgramAssignment(scope, { id });
  const others = replaced ? pausesWithout(programUser, replaced) : programUser.pauses;
  const pauses = pausesWith(pause, others, programUser);
  const next = endsBeforeNext ? overlappedCopy(programUser, pauses) : undefined;
  const before = programUser.pauses.find(({ from }) => from === replaced);
  await publish(scope, programPauseChanged, {
    programId: id,
    pause: { from: pause.from, until: pause.until },
    ...(before && { replaced: { from: before.from, until: before.until } }),
  });
  return savePauses(scope, programUser, { pauses, replacedFrom: next?.startsOn });
}

export async function deletePause(
  scope: Scope,
  { id, from }: ParsedRequest<typeof programRoutes.deletePause>,
): OneAssignment {
  const { programUser } = await getProgramAssignment(scope, { id });
  const pauses = pausesWithout(programUser, from);
  const removed = programUser.pauses.find((one) => one.from === from);
  await publish(scope, programPauseChanged, {
    programId: id,
    pause: null,
    ...(removed && { replaced: { from: removed.from, until: removed.until } }),
  });
  return savePauses(scope, programUser, { pauses });
}

/** A last day that the coach chose moves with the days after the pauses. */
async function savePauses(
  scope: Scope,
  copy: ProgramAssignment,
  { pauses, replacedFrom }: { pauses: readonly Pause[]; replacedFrom?: string | undefined },
): OneAssignment {
  const { id, version } = copy;
  const chosenEnd = copy.chosenEnd && movedEnd(copy, pauses, copy.chosenEnd);
  const columns = pauseColumns({ pauses, chosenEnd, replacedFrom });
  await editWeeks(scope, { id, version, columns }, (weeks) => weeks);
  return getProgramAssignment(scope, { id });
}

function pausesWithout({ pauses }: ProgramAssignment, replaced: string): Pause[] {
  if (!pauses.some(({ from }) => from === replaced)) throw new Problem(programProblems.pause_gone);
  return pauses.filter(({ from }) => from !== replaced);
}

function pausesWith(pause: ChosenPause, others: readonly Pause[], copy: ProgramAssignment): Pause[] {
  const { from, until } = pause;
  const { endsOn: lastDay } = endWithPauses(copy, others);
  if (until < from) throw new Problem(programProblems.pause_ends_before, { field: 'until' });
  if (from < copy.startsOn || from > lastDay)
    throw new Problem(programProblems.pause_outside_program, { field: 'from' });
  const pauses = withPause(others, withDays(pause));
  if (pauses.length > limits.pauses)
    throw new Problem(programProblems.too_many_pauses, { values: { most: limits.pauses } });
  if (hasOverlap(pauses)) throw new Problem(programProblems.pauses_overlap, { field: 'from' });
  return pauses;
}
