import { getClient, refuseOverLimit } from '#areas/clients/server/public.ts';
import { type AssignedProgram, programProblems } from '../../contract.ts';
import { programState } from '../../rules/schedule.ts';
import { dayInZone } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import {
  type CopyRow,
  countAssignable,
  findAssignableClients,
  findClientPrograms,
  findCopies,
} from '../store/lists.ts';
import { copyProgram } from '../store/copies.ts';
import { countRows, isThere } from '../store/programs.ts';

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
  const rows = found(await countRows(scope, id));
  if (rows === 0) throw new Problem(programProblems.empty);
  const clients = [...new Set(clientIds)];
  if ((await countAssignable(scope, clients)) < clients.length)
    throw new Problem(commonProblems.not_found, { field: 'clientIds' });
  await refuseOverLimit(scope, 0);

  const copies = clients.map((clientId) => ({ id: newId(), clientId }));
  await copyProgram(scope, { programId: id, startsOn, note: note ?? '' }, copies);
  return { programIds: copies.map((copy) => copy.id) };
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
