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
  withoutUnchangedWeeks,
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
    const { contents, synced } = await findCopies(scope, batch);
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
    const { contents, synced } = await findCopies(scope, batch);
    const saved = await Promise.all(
      batch.map((one) => {
        const { id } = one.copy;
        return updateCopy(scope, one, template, { content: contents.get(id), synced: synced.get(id) });
      }),
    );
    editedIds.push(...saved.flatMap(({ id, isEdited }) => (isEdited ? id : [])));
  }
  if (editedIds.length > 0)
    await publish(scope, programsEdited, { programIds: editedIds, templateTitle: template.content.title });
  return { updated: outdated.length };
}

/** The contents of copies, and of those that were changed by hand also what they were when they were made or last updated. */
async function findCopies(scope: Scope, copies: readonly CopyWithUpdate[]) {
  const edited = copies.filter(({ copy }) => copy.wasEditedByHand && copy.isBehind);
  const [contents, synced] = await Promise.all([
    findContents(scope, idsOf(copies)),
    findSyncedContents(scope, idsOf(edited)),
  ]);
  return { contents, synced };
}

function idsOf(copies: readonly CopyWithUpdate[]): string[] {
  return copies.map(({ copy }) => copy.id);
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

interface CopyContents {
  content: ProgramContent | undefined;
  /** What the copy was when it was made or last updated, where it was changed by hand and the history has it. */
  synced: ProgramContent | undefined;
}

interface ComparedContents extends CopyContents {
  template: ProgramContent;
}

/** The update of a copy, of which only the weeks change that the template has changed since. */
function ofChangedWeeks(
  { update }: Pick<CopyWithUpdate, 'update'>,
  { template, synced }: Pick<ComparedContents, 'template' | 'synced'>,
): TemplateUpdate {
  return synced ? withoutUnchangedWeeks(update, { template: template.weeks, synced: synced.weeks }) : update;
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
  const { replaced, added, removed } = ofChangedWeeks({ update }, { template, synced });
  const changes = isBehind ? changesIn([...replaced, ...added, ...removed]) : [];
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
  { copy: { id }, update: open }: CopyWithUpdate,
  template: { version: number; content: ProgramContent },
  { content: before, synced }: CopyContents,
): Promise<{ id: string; isEdited: boolean }> {
  if (!before) throw new Error(`updateCopy: no content of ${id}`);
  const update = ofChangedWeeks({ update: open }, { template: template.content, synced });
  const weeks = withTemplateUpdate(before.weeks, { template: template.content.weeks, update, newId });
  const after = contentOf(programDocument, { ...before, weeks });
  const columns = syncedColumns(template.version);
  await saveDocument(scope, updatedDocument, { id, startsSession: true, columns }, { before, after });
  return { id, isEdited: diffDocuments(before, after).length > 0 };
}
