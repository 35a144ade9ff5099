import { findAssignableClients } from '#areas/assignments/server/public.ts';
import { foundOfClient, getClient } from '#areas/clients/server/public.ts';
import type { ProgramCard, ProgramFilters } from '../../contract.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import * as assigned from '../store/assigned.ts';
import { countTemplateWeeks, findProgramSize } from '../store/templates.ts';
import { findCard, findPrograms } from '../store/lists.ts';

type AssignedPage = Promise<{ programs: AssignedProgram[]; nextPage: number }>;

export async function listPrograms(
  scope: Scope,
  filters: ProgramFilters,
): Promise<{ programs: ProgramCard[]; nextPage: number }> {
  if (filters.clientId) await getClient(scope, { id: filters.clientId });
  return findPrograms(scope, filters);
}

/** Returns the data of the assignment form: the program with its size and its copies. */
export async function getDetailForAssign(scope: Scope, { id }: { id: string }) {
  const program = foundOfClient(scope, await findCard(scope, id));
  const { rows } = foundOfClient(scope, await findProgramSize(scope, id));
  const copies = await assigned.findCopies(scope, id, 1);
  return { program, rows, assigned: copies.rows };
}

export async function listAssignable(scope: Scope, request: { id: string; search?: string | undefined; page: number }) {
  await requireProgram(scope, request.id);
  return findAssignableClients(scope, 'programs', { ...request, templateId: request.id });
}

export async function listAssigned(
  scope: Scope,
  { id, page }: { id: string; page: number },
): Promise<{ copies: AssignedProgram[]; nextPage: number }> {
  await requireProgram(scope, id);
  const { rows, nextPage } = await assigned.findCopies(scope, id, page);
  return { copies: rows, nextPage };
}

export async function listOfClient(scope: Scope, { id, page }: { id: string; page: number }): AssignedPage {
  await getClient(scope, { id });
  const { rows, nextPage } = await assigned.findClientPrograms(scope, id, page);
  return { programs: rows, nextPage };
}

export async function listExpiring(scope: Scope, { page }: { page: number }): AssignedPage {
  const { rows, nextPage } = await assigned.findExpiring(scope, page);
  return { programs: rows, nextPage };
}

/** Returns the number of weeks of one program, or of all templates without `programId`. */
export async function totalWeeks(scope: Scope, { programId }: { programId?: string | undefined }) {
  const total = programId
    ? foundOfClient(scope, await findProgramSize(scope, programId)).weeks
    : await countTemplateWeeks(scope);
  return { total };
}

/** Throws not found when the program does not exist or is not visible to the caller. */
async function requireProgram(scope: Scope, id: string): Promise<void> {
  foundOfClient(scope, await findProgramSize(scope, id));
}
