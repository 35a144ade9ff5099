import {
  type Copy,
  endOverlappingCopies,
  findNotes,
  findOverlap,
  findRecipients,
  requireRecipients,
} from '#areas/assignments/server/public.ts';
import { assertClientLimit, findWithheldClients } from '#areas/clients/server/public.ts';
import { addDays } from '#shell/common/dates.ts';
import {
  findClientsWithDiagnoses,
  findUnclear,
  findUnmatchedWordsOfClients,
} from '#areas/dietary-profiles/server/public.ts';
import { assertLowEnergyConfirmed, findDifferentTargets, findLowEnergy } from '#areas/macros/server/public.ts';
import { mealPlanProblems } from '../../contract.ts';
import {
  conflictingNotesShown,
  maxConflictingClients,
  type MealPlanAssignPreview,
  type UncheckedText,
} from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { mealPlanRoutes } from '../../contract/routes.ts';
import { allergiesToConfirm, openConflicts } from '../../rules/conflicts.ts';
import { scheduleFaults } from '../../rules/day-bindings.ts';
import { distinctTexts } from '../../rules/unchecked-texts.ts';
import { todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitMealPlansChanged } from '../live.ts';
import {
  archiveStarted,
  copyContent,
  deleteIfUnused,
  endBefore,
  findClientNames,
  insertContent,
  insertCopies,
  lockAssigned,
  setContent,
} from '../store/copies.ts';
import { findSchedule } from '../store/schedule.ts';
import { confirmAllergies } from './allergy-confirmations.ts';
import {
  contentWithNotes,
  findNoteConflicts,
  findPreviewedConflicts,
  findStoredConflicts,
  findUncheckedTexts,
} from './conflicts.ts';
import { waitForCorrections } from './corrected-foods.ts';
import { previewUndecided } from './declared-conflicts.ts';
import { publishCopies } from './publish.ts';
import { assertMayAssignMealPlans } from './qualification.ts';
import { energyReceived, findReceivedDays } from './received-days.ts';
import { findUntranslated } from './untranslated.ts';

type Assignment = ParsedRequest<typeof mealPlanRoutes.assign>;

/**
 * Creates one copy for each client, also for the members of the groups, and publishes it from the first day on, today at the
 * earliest. A copy references its template and does not change with it. `replace` ends the meal plans that overlap the first day.
 */
export async function assignMealPlan(scope: Scope, assignment: Assignment): Promise<{ copyIds: string[] }> {
  const { id, startsOn, note, overlap, isPublished, conflictNote, confirmedAllergies, confirmedLowEnergy } = assignment;
  // Locks the clients, before any meal plan is locked.
  const clientIds = await requireRecipients(scope, assignment);
  await waitForCorrections(scope, [id]);
  const [assigned] = await Promise.all([
    lockAssigned(scope, id).then(found),
    assertClientLimit(scope, 0),
    assertMayAssignMealPlans(scope),
  ]);
  if (assigned.isEmpty) throw new Problem(mealPlanProblems.empty);
  if (assigned.isDraft && isPublished) throw new Problem(mealPlanProblems.draft);

  const copies = clientIds.map((clientId) => ({ id: newId(), clientId }));
  const contentId = newId();
  // Sent together; the stored content comes first, because the copies refer to it.
  const [stored] = await Promise.all([
    findStoredConflicts(scope, id, clientIds),
    copyContent(scope, contentId, id),
    insertCopies(scope, { sourceId: id, contentId, startsOn, note: note ?? '' }, copies),
  ]);
  const byContent = await groupByContent(scope, stored, { contentId, copies, conflictNote: conflictNote ?? null });
  if (stored && isPublished)
    await confirmAllergies(scope, { copies, conflicts: stored.conflicts, confirmed: confirmedAllergies, areNew: true });
  if (isPublished) {
    const energy = energyReceived(await findReceivedDays(scope, { ...assigned, id, clientIds, startsOn }));
    await assertLowEnergyConfirmed(scope, { clientIds, ...energy, confirmed: confirmedLowEnergy });
  }
  if (overlap === 'replace') await replaceOthers(scope, copies, startsOn);
  const copyIds = copies.map((copy) => copy.id);
  await Promise.all([
    isPublished && publishContents(scope, byContent, { ...assigned, firstDayOn: startsOn }),
    emitMealPlansChanged(scope, copyIds, { tellsClients: true }),
  ]);
  const isUsed = isPublished && byContent.some((one) => one.contentId === contentId);
  if (!isUsed) await deleteIfUnused(scope, contentId);
  return { copyIds };
}

/** Publishes the first version of new copies. */
async function publishContents(
  scope: Scope,
  byContent: readonly CopiesOfContent[],
  version: Pick<MealPlanContent, 'title' | 'duration'> & { firstDayOn: string },
): Promise<void> {
  for (const { content, contentId } of byContent) if (content) await insertContent(scope, contentId, content);
  await publishCopies(scope, byContent, version);
}

/** Previews an assignment with the conflicts of each client. Without recipients the preview is empty, which is not a problem. */
export async function previewAssignment(
  scope: Scope,
  assignment: ParsedRequest<typeof mealPlanRoutes.previewAssign>,
): Promise<{ preview: MealPlanAssignPreview }> {
  const { id: templateId, startsOn } = assignment;
  const clientIds = await findRecipients(scope, assignment);
  const schedule = found(await findSchedule(scope, templateId));
  const endsOn = addDays(startsOn, schedule.duration - 1);
  const overlap = await findOverlap(scope, 'meal_plans', { templateId, clientIds, startsOn, endsOn });
  const notes = await findNotes(scope, clientIds);
  const { conflicts, open, unchecked, content } = await readConflicts(scope, templateId, clientIds);
  const { undecided, undeclared } = await findUnclear(scope, clientIds);
  const unmatched = await findUnmatchedWordsOfClients(scope, clientIds);
  const diagnosed = await findClientsWithDiagnoses(scope, clientIds);
  const listed = gravestFirst([...open, ...conflicts.filter((one) => !open.includes(one))]);
  const received = await findReceivedDays(scope, { ...schedule, id: templateId, clientIds, startsOn });
  const { planned, byKind, others, clientsWithoutProgram } = received;
  const [names, withheld, low, different, untranslated] = await Promise.all([
    findClientNames(scope, [
      ...listed.map(({ clientId }) => clientId),
      ...unchecked.keys(),
      ...undecided.keys(),
      ...undeclared,
      ...unmatched.keys(),
      ...diagnosed,
    ]),
    findWithheldClients(scope, clientIds),
    findLowEnergy(scope, { clientIds, ...energyReceived(received) }),
    findDifferentTargets(scope, { clientIds, date: startsOn, planned, byKind, others }),
    findUntranslated(scope, { templateId, clientIds, content }),
  ]);
  return {
    preview: {
      clients: clientIds.length,
      ...overlap,
      ...notes,
      ...low,
      ...different,
      ...(untranslated && { untranslated }),
      conflictingClients: open.length,
      conflicts: listed.map((one) => ({ ...one, clientName: names.get(one.clientId) ?? '' })),
      ...(unchecked.size > 0 && { unchecked: uncheckedOf(unchecked, names) }),
      uncheckedClients: [...withheld.values()],
      undecidedClients: [...undecided.keys()].map((clientId) => names.get(clientId) ?? ''),
      ...(undecided.size > 0 && {
        undecided: await previewUndecided(scope, { templateId, content, undecided, names }),
      }),
      undeclaredClients: undeclared.map((clientId) => ({ id: clientId, name: names.get(clientId) ?? '' })),
      unmatchedWords: [...unmatched].map(([id, excludedWords]) => ({ id, name: names.get(id) ?? '', excludedWords })),
      ...(diagnosed.length > 0 && {
        clientsWithMedicines: diagnosed.map((id) => ({ id, name: names.get(id) ?? '' })),
      }),
      scheduleFaults: scheduleFaults(schedule),
      clientsWithoutProgram,
    },
  };
}

function uncheckedOf(
  unchecked: ReadonlyMap<string, UncheckedText[]>,
  names: ReadonlyMap<string, string>,
): MealPlanAssignPreview['unchecked'] {
  return {
    texts: distinctTexts([...unchecked.values()].flat()).slice(0, conflictingNotesShown),
    clients: [...unchecked.keys()].map((clientId) => names.get(clientId) ?? ''),
  };
}

type ConflictsOfClient = Omit<MealPlanAssignPreview['conflicts'][number], 'clientName'>;

/** The clients whose allergies are to be confirmed before the others, who are listed as far as there is room. */
function gravestFirst(conflicts: readonly ConflictsOfClient[]): ConflictsOfClient[] {
  const isAllergic = ({ foods }: ConflictsOfClient) => allergiesToConfirm(foods).length > 0;
  return [...conflicts.filter(isAllergic), ...conflicts.filter((one) => !isAllergic(one))].slice(
    0,
    maxConflictingClients,
  );
}

interface ReadConflicts extends Record<'conflicts' | 'open', ConflictsOfClient[]> {
  unchecked: ReadonlyMap<string, UncheckedText[]>;
  content: MealPlanContent | undefined;
}

/** The clients with foods or notes in conflict, and those of them with a food that needs a note. */
async function readConflicts(scope: Scope, templateId: string, clientIds: readonly string[]): Promise<ReadConflicts> {
  const stored = await findPreviewedConflicts(scope, templateId, clientIds);
  if (!stored) return { conflicts: [], open: [], unchecked: new Map(), content: undefined };
  const notes = await findNoteConflicts(stored);
  const conflicting = [...new Set([...stored.conflicts.keys(), ...notes.keys()])];
  const conflicts = conflicting.map((clientId) => ({
    clientId,
    foods: stored.conflicts.get(clientId)?.slice(0, 100) ?? [],
    notes: notes.get(clientId) ?? [],
  }));
  const isOpen = ({ clientId }: ConflictsOfClient) => openConflicts(stored.conflicts.get(clientId) ?? []).length > 0;
  const unchecked = await findUncheckedTexts(stored);
  return { conflicts, open: conflicts.filter(isOpen), unchecked, content: stored.content };
}

interface NewCopies {
  /** The stored content of the assigned meal plan. */
  contentId: string;
  copies: readonly Copy[];
  conflictNote: string | null;
}

interface CopiesOfContent {
  contentId: string;
  copies: Copy[];
  /** The content, when it is not that of the assigned meal plan. */
  content?: MealPlanContent;
}

/** The copies by their content: most have that of the template, those of clients with conflicts have notes. */
async function groupByContent(
  scope: Scope,
  stored: Awaited<ReturnType<typeof findStoredConflicts>>,
  { contentId, copies, conflictNote }: NewCopies,
): Promise<CopiesOfContent[]> {
  if (!stored) return [{ contentId, copies: [...copies] }];
  const noted: CopiesOfContent[] = [];
  const unchanged: Copy[] = [];
  for (const copy of copies) {
    const content = contentWithNotes(stored.content, stored.conflicts.get(copy.clientId) ?? [], conflictNote);
    if (content === stored.content) unchanged.push(copy);
    else {
      await setContent(scope, copy.id, content);
      noted.push({ contentId: newId(), copies: [copy], content });
    }
  }
  return [...(unchanged.length > 0 ? [{ contentId, copies: unchanged }] : []), ...noted];
}

/** Ends the other meal plans of the clients, today at the earliest: what the client had stays. */
async function replaceOthers(scope: Scope, copies: readonly Copy[], startsOn: string): Promise<void> {
  const today = todayIn(scope.caller.timeZone);
  const from = startsOn > today ? startsOn : today;
  const archived = await archiveStarted(
    scope,
    copies.map(({ clientId }) => clientId),
    from,
  );
  await endOverlappingCopies(scope, 'meal_plans', {
    copies: [...copies, ...archived],
    startsOn: from,
    end: endBefore(from),
  });
}
