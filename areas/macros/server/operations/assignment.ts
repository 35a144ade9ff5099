import type { AssignPreview, CopyDates } from '#areas/assignments/contract.ts';
import {
  findAssignableClients,
  findNotes,
  findOverlap,
  findRecipients,
  requireRecipients,
} from '#areas/assignments/server/public.ts';
import { assertClientLimit, type Subject } from '#areas/clients/server/public.ts';
import { type AssignedMacro, macroProblems, type macroRoutes } from '../../contract/library.ts';
import { wrongShares } from '../../contract.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { lowestTarget } from '../../rules/low-energy.ts';
import { findDifferentPlans } from '../target-differences.ts';
import { assertLowEnergyConfirmed, findLowEnergy } from '../low-energy.ts';
import { hiddenFrom } from '../hidden.ts';
import { emitMacroChanged } from '../live.ts';
import * as store from '../store/copies.ts';
import { findMacro, type MacroRow } from '../store/templates.ts';
import { deleteMacro, publishGiven } from './macros.ts';

type CopyId = { id: string };

/** Each client gets a copy, which replaces what applied from that day on. */
export async function assignMacro(
  scope: Scope,
  assignment: ParsedRequest<typeof macroRoutes.assign>,
): Promise<{ copyIds: string[] }> {
  const { id, startsOn, note, confirmedLowEnergy } = assignment;
  const [clientIds, template] = await Promise.all([
    requireRecipients(scope, assignment),
    requireTemplate(scope, id),
    assertClientLimit(scope, 0),
  ]);
  assertWholeShares(template);
  await assertLowEnergyConfirmed(scope, {
    ...{ clientIds, kcal: lowestTarget(template.targets) },
    confirmed: confirmedLowEnergy,
  });
  const copies = clientIds.map((clientId) => ({ id: newId(), clientId }));
  await store.insertCopies(scope, template, { templateId: id, startsOn, note: note ?? '', copies });
  await emitMacroChanged(scope, clientIds);
  await publishGiven(scope, { title: template.title, startsOn, copies, isChange: false });
  return { copyIds: copies.map((copy) => copy.id) };
}

export async function previewAssignment(
  scope: Scope,
  assignment: ParsedRequest<typeof macroRoutes.previewAssign>,
): Promise<{ preview: AssignPreview }> {
  const { id: templateId, startsOn } = assignment;
  const [clientIds, { targets }] = await Promise.all([
    findRecipients(scope, assignment),
    requireTemplate(scope, templateId),
  ]);
  const [overlap, notes, low, different] = await Promise.all([
    findOverlap(scope, 'macros', { templateId, clientIds, startsOn, endsOn: null }),
    findNotes(scope, clientIds),
    findLowEnergy(scope, { clientIds, kcal: lowestTarget(targets) }),
    findDifferentPlans(scope, { clientIds, date: startsOn, targets }),
  ]);
  return { preview: { clients: clientIds.length, ...overlap, ...notes, ...low, ...different } };
}

export async function listAssignableClients(
  scope: Scope,
  { id: templateId, ...filters }: ParsedRequest<typeof macroRoutes.assignableClients>,
) {
  await requireTemplate(scope, templateId);
  return findAssignableClients(scope, 'macros', { templateId, ...filters });
}

export async function listAssignedClients(scope: Scope, { id, page }: CopyId & { page: number }) {
  await requireTemplate(scope, id);
  const { rows, nextPage } = await store.findCopies(scope, id, page);
  return { copies: rows, nextPage };
}

export async function getCopyDates(scope: Scope, { id }: CopyId): Promise<{ copy: CopyDates }> {
  const { clientId: _, ...copy } = found(await store.findCopyDates(scope, id));
  return { copy };
}

/** Moves the first day of a copy, and changes its note. */
export async function updateCopyDates(
  scope: Scope,
  { id, version, startsOn, note }: ParsedRequest<typeof macroRoutes.updateDate>,
): Promise<{ copy: CopyDates }> {
  const { clientId } = found(await store.findCopyDates(scope, id));
  await store.lockClients(scope, [clientId]);
  const { copy } = await getCopyDates(scope, { id });
  if (copy.version !== version) throw new Problem(commonProblems.version_conflict, { data: { copy } });
  if (await store.isTaken(scope, { id, clientId, startsOn }))
    throw new Problem(macroProblems.date_taken, { field: 'startsOn' });
  await store.updateCopyDates(scope, { id, startsOn, note });
  await store.alignEnds(scope, [clientId]);
  await emitMacroChanged(scope, [clientId]);
  const { title } = found(await findMacro(scope, id));
  await publishGiven(scope, { title, startsOn, copies: [{ id, clientId }], isChange: true });
  return getCopyDates(scope, { id });
}

/** What applied before applies again. */
export async function unassignMacro(scope: Scope, { id }: CopyId): Promise<void> {
  found(await store.findCopyDates(scope, id));
  await deleteMacro(scope, { id });
}

interface ClientMacros {
  current: AssignedMacro | null;
  macros: AssignedMacro[];
  isHidden: boolean;
  nextPage: number;
}

/** The macros of a client, and whether the numbers are hidden from the client, who then gets none. */
export async function listMacrosOfClient(
  scope: Scope,
  { clientId, authorId }: Subject,
  { page }: { page: number },
): Promise<ClientMacros> {
  const isHidden = (await hiddenFrom(scope, [clientId])).has(clientId);
  if (authorId === null && isHidden) return { current: null, macros: [], isHidden, nextPage: 0 };
  const [current, { rows, nextPage }] = await Promise.all([
    store.findCopyOn(scope, clientId, undefined),
    store.findCopiesOfClient(scope, clientId, page),
  ]);
  return { current: current ?? null, macros: rows, isHidden, nextPage };
}

async function requireTemplate(scope: Scope, id: string): Promise<MacroRow> {
  const macro = found(await findMacro(scope, id));
  if (macro.clientId) throw new Problem(commonProblems.not_found);
  return macro;
}

/** Templates that were stored earlier may have shares that do not add up. */
function assertWholeShares({ title, entries: { day, training, rest } }: MacroRow): void {
  const percent = [day, training, rest].map(wrongShares).find((sum) => sum !== null);
  if (percent != null) throw new Problem(macroProblems.shares_wrong, { values: { title, percent } });
}
