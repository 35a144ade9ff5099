import type { ConfirmedLowEnergy } from '#areas/assignments/contract/energy.ts';
import type { ProblemKind } from '#shell/common/problem.ts';
import type { EnergyOrigin, MacroDraft } from '../../contract.ts';
import { type AssignedMacro, type Macro, macroProblems, type macroRoutes } from '../../contract/library.ts';
import { calculatedNeed, energyOf } from '../../rules/energy.ts';
import { lowestTarget } from '../../rules/low-energy.ts';
import { targetsOf } from '../../rules/targets.ts';
import { assertVisibleClient } from '#areas/clients/server/public.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { publish } from '#shell/server/events.ts';
import { macrosDeleted, macroGiven } from '../events.ts';
import { shownMacro, withHiddenKept } from '../health-data.ts';
import { hiddenFrom } from '../hidden.ts';
import { emitMacroChanged } from '../live.ts';
import { assertLowEnergyConfirmed } from '../low-energy.ts';
import * as copies from '../store/copies.ts';
import * as store from '../store/templates.ts';

type OneMacro = Promise<{ macro: Macro }>;
type MacroId = { id: string };
type GivenMacro = NonNullable<(typeof macroGiven)['payload']>;

export async function getMacro(scope: Scope, { id }: MacroId): OneMacro {
  const row = shownMacro(found(await store.findMacro(scope, id)));
  return { macro: { ...row, computedEnergy: row.energy && computed(row.energy) } };
}

/** The template, or the copy of a client, and the first copies of it. */
export async function getDetailForAssign(
  scope: Scope,
  { id }: MacroId,
): Promise<{ macro: Macro; assigned: AssignedMacro[] }> {
  const { macro } = await getMacro(scope, { id });
  return { macro, assigned: (await copies.findCopies(scope, id, 1)).rows };
}

/** Creates a template or, with a client, what applies to the client from a day. */
export async function createMacro(
  scope: Scope,
  { clientId, startsOn, confirmedLowEnergy, ...draft }: ParsedRequest<typeof macroRoutes.create>,
): OneMacro {
  const id = newId();
  const content = contentOf(draft);
  if (clientId) {
    if (!startsOn) throw new Problem(macroProblems.date_missing, { field: 'startsOn' });
    await assertVisibleClient(scope, clientId);
    await assertEnoughEnergy(scope, content, { clientId, energy: draft.energy, confirmed: confirmedLowEnergy });
    await copies.insertCopies(scope, content, { templateId: null, startsOn, note: '', copies: [{ id, clientId }] });
  } else await store.insertTemplate(scope, id, content);
  await emitMacroChanged(scope, clientId ? [clientId] : []);
  if (clientId && startsOn) {
    const copies = [{ id, clientId }];
    await publishGiven(scope, { title: content.title, startsOn, copies, isChange: false });
  }
  return getMacro(scope, { id });
}

/** The copies of a template do not change with it. */
export async function updateMacro(
  scope: Scope,
  { id, version, confirmedLowEnergy, ...draft }: ParsedRequest<typeof macroRoutes.update>,
): OneMacro {
  const stored = found(await store.findMacro(scope, id));
  const { clientId } = stored;
  await advanceVersion(scope, { table: 'macros', id, version }, async () => (await getMacro(scope, { id })).macro);
  const content = contentOf(withHiddenKept(draft, stored));
  if (clientId)
    await assertEnoughEnergy(scope, content, { clientId, energy: draft.energy, confirmed: confirmedLowEnergy });
  await store.updateMacro(scope, id, content);
  await emitMacroChanged(scope, clientId ? [clientId] : []);
  const dates = clientId ? await copies.findCopyDates(scope, id) : undefined;
  if (clientId && dates) {
    const { startsOn } = dates;
    await publishGiven(scope, { title: draft.title, startsOn, copies: [{ id, clientId }], isChange: true });
  }
  return getMacro(scope, { id });
}

/** Copies stay when their template is deleted. */
export async function deleteMacro(scope: Scope, { id }: MacroId): Promise<void> {
  const { clientId } = found(await store.findMacro(scope, id));
  if (clientId) await copies.lockClients(scope, [clientId]);
  await store.deleteMacro(scope, id);
  if (clientId) await copies.alignEnds(scope, [clientId]);
  await emitMacroChanged(scope, clientId ? [clientId] : []);
  if (clientId) await publish(scope, macrosDeleted, { macroIds: [id] });
}

/** Publishes that clients got targets, without the clients who must not see them. */
export async function publishGiven(scope: Scope, { copies: all, ...given }: GivenMacro): Promise<void> {
  const hidden = await hiddenFrom(
    scope,
    all.map(({ clientId }) => clientId),
  );
  const shown = all.filter(({ clientId }) => !hidden.has(clientId));
  if (shown.length > 0) await publish(scope, macroGiven, { ...given, copies: shown });
}

/** Copies a template, or the copy of a client without what was calculated from the client's body, to a new template. */
export async function cloneMacro(scope: Scope, { id, title }: MacroId & { title: string }): OneMacro {
  const stored = found(await store.findMacro(scope, id));
  const original = shownMacro({ ...stored, isHealthDataHidden: stored.clientId !== null });
  const copyId = newId();
  await store.insertTemplate(scope, copyId, { ...original, title });
  await emitMacroChanged(scope, []);
  return getMacro(scope, { id: copyId });
}

interface Checked {
  clientId: string;
  /** As it was typed: a stored origin may be hidden from the caller. */
  energy: EnergyOrigin | null;
  confirmed: readonly ConfirmedLowEnergy[];
}

function assertEnoughEnergy(
  scope: Scope,
  { targets }: store.MacroContent,
  { clientId, energy, confirmed }: Checked,
): Promise<void> {
  const calculated = calculatedNeed(energy);
  return assertLowEnergyConfirmed(scope, {
    clientIds: [clientId],
    kcal: lowestTarget(targets),
    calculated,
    ageYears: energy?.ageYears ?? null,
    confirmed,
  });
}

/** Targets are computed here; those of a request would only be a preview. */
function contentOf(draft: MacroDraft): store.MacroContent {
  if (draft.energy && !computed(draft.energy)) throw incomplete(macroProblems.energy_incomplete);
  return { ...draft, targets: targetsOf(draft.entries) };
}

function incomplete(problem: ProblemKind): Problem {
  return new Problem(problem, { field: 'energy' });
}

function computed(energy: EnergyOrigin) {
  const result = energyOf(energy);
  if (result.kind !== 'energy') return null;
  const { bmrKcal, totalKcal, goalKcal } = result;
  return { bmrKcal, totalKcal, goalKcal };
}
