import { translateNames } from '#areas/exercises/server/public.ts';
import { batchesOf, lockTemplateWithCopies } from '#areas/assignments/server/public.ts';
import type { programRoutes } from '../../contract.ts';
import type { ProgramContent, Week } from '../../contract/document.ts';
import { type ProgramUpdate, maxChanges } from '../../contract/copy-update.ts';
import { rowsOf } from '../../rules/content.ts';
import { diffWithTemplate, type Reader } from '../../rules/diff-with-template.ts';
import {
  firstUpdatedWeek,
  stayingWeeks,
  type TemplateUpdate,
  templateUpdateOf,
  unchangedWeeks,
  withTemplateUpdate,
} from '../../rules/template-update.ts';
import { diffDocuments } from '#shell/common/documents/changes.ts';
import { newId } from '#shell/common/ids.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { contentOf, getDocument, saveDocument } from '#shell/server/documents/document.ts';
import { formatterFor } from '#shell/server/pdf/format.ts';
import { publish } from '#shell/server/events.ts';
import { programDocument } from '../document.ts';
import { programChanged, programsEdited } from '../events.ts';
import {
  findContents,
  findSyncedContents,
  type ProgramCopy,
  programCopies,
  syncedColumns,
} from '../store/template-copies.ts';
import { todayIn } from '#shell/common/dates.ts';

/** The copies that an update changes have one event `programsEdited` together. */
const updatedDocument: typeof programDocument = {
  ...programDocument,
  onSaved: (scope, id) => publish(scope, programChanged, { programId: id }),
};

/** Number of copies whose documents are loaded at once, which bounds memory. */
const copiesAtOnce = 20;

/** Lists the copies that have not ended, with the changes that an update from the template would make. */
export async function listCopyUpdates(
  scope: Scope,
  { id }: { id: string },
): Promise<{ version: number; copies: ProgramUpdate[] }> {
  const template = await getDocument(scope, programDocument, id);
  const copies = (await programCopies.find(scope, id)).map((copy) => withUpdate(scope, copy, template.content));
  const listed: ProgramUpdate[] = [];
  for (const batch of batchesOf(copies, copiesAtOnce)) {
    const contents = await findContents(
      scope,
      batch.map(({ copy }) => copy.id),
    );
    const synced = await findSyncedContents(
      scope,
      batch.flatMap(({ copy }) => (copy.wasEditedByHand && copy.isBehind ? copy.id : [])),
    );
    const reader = await readerOf(scope, [template.content, ...contents.values(), ...synced.values()]);
    for (const one of batch) {
      const { id: copyId } = one.copy;
      const [content, syncedContent] = [contents.get(copyId), synced.get(copyId)];
      listed.push(toProgramUpdate(one, reader, { template: template.content, content, synced: syncedContent }));
    }
  }
  return { version: template.version, copies: listed };
}

/**
 * Updates the chosen copies from their template. Refuses all when the template or one of the copies has another version.
 * Moved dates stay in weeks whose number of days does not change. `updated` counts the copies with weeks that may change.
 */
export async function updateCopies(
  scope: Scope,
  request: ParsedRequest<typeof programRoutes.updateCopies>,
): Promise<{ updated: number }> {
  const kind = { document: programDocument, store: programCopies };
  const { template, copies } = await lockTemplateWithCopies(scope, kind, request);
  const outdated = copies.map((copy) => withUpdate(scope, copy, template.content)).filter(hasUpdate);
  const editedIds: string[] = [];
  for (const batch of batchesOf(outdated, copiesAtOnce)) {
    const contents = await findContents(
      scope,
      batch.map(({ copy }) => copy.id),
    );
    const saved = await Promise.all(batch.map((one) => updateCopy(scope, one, template, contents.get(one.copy.id))));
    editedIds.push(...saved.flatMap(({ id, isEdited }) => (isEdited ? id : [])));
  }
  if (editedIds.length > 0)
    await publish(scope, programsEdited, { programIds: editedIds, templateTitle: template.content.title });
  return { updated: outdated.length };
}

interface CopyWithUpdate {
  copy: ProgramCopy;
  weeks: { weekNumber: number; isLogged: boolean }[];
  update: TemplateUpdate;
  /** Numbers of the weeks whose differences stay. */
  staying: number[];
}

function withUpdate(scope: Scope, copy: ProgramCopy, template: ProgramContent): CopyWithUpdate {
  const { startsOn, pauses, weekCount, loggedWeeks } = copy;
  const weeks = Array.from({ length: weekCount }, (_, index) => ({
    weekNumber: index + 1,
    isLogged: loggedWeeks.includes(index + 1),
  }));
  const dates = { startsOn, pauses, today: todayIn(scope.caller.timeZone) };
  const update = templateUpdateOf({ ...dates, weeks, templateWeeks: template.weeks.length });
  return { copy, weeks, update, staying: stayingWeeks(weeks, { ...dates, update }) };
}

function hasUpdate({ update }: CopyWithUpdate): boolean {
  return firstUpdatedWeek(update) !== null;
}

async function readerOf(scope: Scope, contents: readonly ProgramContent[]): Promise<Reader> {
  const rows = contents.flatMap(({ weeks }) => rowsOf(weeks));
  const nameOf = await translateNames(scope, rows, scope.language);
  return { formatNumber: formatterFor(scope.language).number, language: scope.language, nameOf };
}

interface ComparedContents {
  template: ProgramContent;
  content: ProgramContent | undefined;
  /** What the copy was when it was made or last updated, where the history has it. */
  synced: ProgramContent | undefined;
}

function toProgramUpdate(
  { copy, weeks, update, staying }: CopyWithUpdate,
  reader: Reader,
  { template, content, synced }: ComparedContents,
): ProgramUpdate {
  const { weekCount: _, loggedWeeks: __, isOutdated: ___, pauses: ____, isBehind, ...header } = copy;
  const changesIn = (numbers: readonly number[]) => {
    const isListed = ({ weekNumber }: Week) => numbers.includes(weekNumber);
    return diffWithTemplate(template.weeks.filter(isListed), content?.weeks.filter(isListed) ?? [], reader);
  };
  const ownChangesIn = (numbers: ReadonlySet<number>) => {
    const isListed = ({ weekNumber }: Week) => numbers.has(weekNumber);
    return synced ? diffWithTemplate(content?.weeks.filter(isListed) ?? [], synced.weeks.filter(isListed), reader) : [];
  };
  // What differs from a template that has not changed since was changed by hand in the copy.
  const changes = isBehind ? changesIn([...update.replaced, ...update.added, ...update.removed]) : [];
  const ownChanges = ownChangesIn(new Set(changes.map(({ weekNumber }) => weekNumber)));
  return {
    ...header,
    isOpen: firstUpdatedWeek(update) !== null,
    fromWeek: firstUpdatedWeek(update),
    unchangedWeeks: unchangedWeeks(weeks, update),
    changeCount: changes.length,
    changes: changes.slice(0, maxChanges),
    ownChangeCount: ownChanges.length,
    ownChanges: ownChanges.slice(0, maxChanges),
    stayingChangeCount: changesIn(staying).length,
  };
}

async function updateCopy(
  scope: Scope,
  { copy: { id }, update }: CopyWithUpdate,
  template: { version: number; content: ProgramContent },
  before: ProgramContent | undefined,
): Promise<{ id: string; isEdited: boolean }> {
  if (!before) throw new Error(`updateCopy: no content of ${id}`);
  const weeks = withTemplateUpdate(before.weeks, { template: template.content.weeks, update, newId });
  const after = contentOf(programDocument, { ...before, weeks });
  const columns = syncedColumns(template.version);
  await saveDocument(scope, updatedDocument, { id, startsSession: true, columns }, { before, after });
  return { id, isEdited: diffDocuments(before, after).length > 0 };
}
