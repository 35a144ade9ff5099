import { getClient, refuseOverLimit } from '#areas/clients/server/public.ts';
import { type AssignedProgram, programProblems } from '../../contract.ts';
import { copiedWeeks } from '../../rules/copied-weeks.ts';
import { endsOn, programState } from '../../rules/schedule.ts';
import { dayInZone } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import {
  type CopyRow,
  countAssignable,
  findAssignableClients,
  findClientPrograms,
  findCopies,
} from '../store/lists.ts';
import { insertPrograms, isThere } from '../store/programs.ts';
import { saveWeeks } from '../store/weeks.ts';
import { getProgram } from './programs.ts';

interface Assignment {
  id: string;
  clientIds: string[];
  startsOn: string;
  note: string | null;
}

/** Every client gets a copy of their own, which remembers its model; later edits of the model do not touch it. */
export async function assignProgram(
  scope: Scope,
  { id, clientIds, startsOn, note }: Assignment,
): Promise<{ programIds: string[] }> {
  const { program } = await getProgram(scope, { id });
  if (
    !program.weeks.some((week) => week.days.some((day) => day.workouts.some((workout) => workout.exercises.length > 0)))
  )
    throw new Problem(programProblems.empty);
  const clients = [...new Set(clientIds)];
  if ((await countAssignable(scope, clients)) < clients.length)
    throw new Problem(commonProblems.not_found, { field: 'clientIds' });
  await refuseOverLimit(scope, 0);

  const copies = clients.map((clientId) => ({
    programId: newId(),
    clientId,
    weeks: copiedWeeks(program.weeks, newId),
  }));
  const ends_on = endsOn(startsOn, program.weeks.length);
  const model_id = program.clientId ? null : program.id;
  const shared = { title: program.title, info: program.info, model_id, starts_on: startsOn, ends_on, note: note ?? '' };
  await insertPrograms(
    scope,
    copies.map(({ programId, clientId }) => ({ ...shared, id: programId, client_id: clientId })),
  );
  await saveWeeks(scope, copies);
  return { programIds: copies.map(({ programId }) => programId) };
}

export async function listAssignable(scope: Scope, asked: { id: string; search?: string | undefined; page: number }) {
  await refuseUnseen(scope, asked.id);
  return findAssignableClients(scope, asked);
}

export async function listAssigned(scope: Scope, { id }: { id: string }): Promise<{ programs: AssignedProgram[] }> {
  await refuseUnseen(scope, id);
  return { programs: (await findCopies(scope, id)).map(withState(scope)) };
}

export async function listOfClient(scope: Scope, { id, page }: { id: string; page: number }) {
  await getClient(scope, { id });
  const { rows, nextPage } = await findClientPrograms(scope, id, page);
  return { programs: rows.map(withState(scope)), nextPage };
}

async function refuseUnseen(scope: Scope, id: string): Promise<void> {
  if (!(await isThere(scope, id))) throw new Problem(commonProblems.not_found);
}

function withState({ caller }: Scope): (copy: CopyRow) => AssignedProgram {
  const today = dayInZone(new Date().toISOString(), caller.timeZone);
  return (copy) => ({ ...copy, state: programState({ startsOn: copy.startsOn, weeks: copy.weeks, today }) });
}
