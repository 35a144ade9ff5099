import { todayIn } from '#shell/common/dates.ts';
import { call } from '#shell/web/api/call.ts';
import { createAtom } from '#shell/web/atom.ts';
import { preloadDocumentDialogs } from '#shell/web/documents/DocumentDialogs.tsx';
import { type OpenedDocument, openDocument, startDocument } from '#shell/web/documents/open-document.ts';
import { programRoutes } from '../../contract.ts';
import type { Pause, Program, ProgramContent } from '../../contract/document.ts';
import { programModel } from '../../rules/document-model.ts';
import { currentWeek, weeksUntilEnd } from '../../rules/schedule.ts';
import { readCellErrors, storeCellErrors } from './cells/stored-errors.ts';
import { undoCellErrors } from './cells/undo-cell-errors.ts';
import type { Editor } from './context.tsx';
import { useProgramText } from './document-text.ts';
import { libraryNamesOf } from './exercise-name.ts';
import { keepFocus } from './grid/keep-focus.ts';
import { lazyChunks } from './lazy-chunks.ts';
import { documentOf, type LoadedProgram } from './load-program.ts';
import { createEditorUi } from './state/editor-ui.ts';
import { trainingOf } from './training.ts';

interface EditorOptions {
  userId: string;
  membershipId: string;
  typeName: Editor['typeName'];
  timeZone?: string;
  onSaved: (saved: { version: number; content: ProgramContent }) => void;
  onReplaced: () => void;
}

/** Creates the editor of a loaded program. */
export function openEditor(
  { detail, ...loaded }: Pick<LoadedProgram, 'detail' | 'document' | 'orphanedDraft'>,
  { userId, membershipId, typeName, timeZone, onSaved, onReplaced }: EditorOptions,
): Editor & OpenedDocument<ProgramContent> {
  const { id } = detail.program;
  const startsOn = createAtom(detail.program.startsOn);
  // Responses cached on the device are not checked against the schema and may lack these fields.
  const stopsOn = createAtom(detail.program.stopsOn ?? null);
  const pauses = createAtom<readonly Pause[]>(detail.program.pauses ?? []);
  const document = openDocument(loaded, {
    kind: 'program',
    id,
    userId,
    routes: programRoutes,
    model: programModel,
    useText: useProgramText,
    onSaved,
    onReplaced,
    async load() {
      const { program } = await call(programRoutes.get, { id });
      startsOn.set(program.startsOn);
      stopsOn.set(program.stopsOn);
      pauses.set(program.pauses ?? []);
      return documentOf(program);
    },
  });
  const { exercises, settings } = detail;
  const firstWeek = initialWeek(detail.program, timeZone);
  const ui = createEditorUi(readCellErrors(id, userId));
  return {
    ...document,
    membershipId,
    typeName,
    exercises,
    libraryNames: libraryNamesOf(exercises),
    training: createAtom(trainingOf(detail)),
    settings,
    startsOn,
    stopsOn,
    pauses,
    firstWeek,
    ui,
  };
}

function initialWeek({ startsOn, pauses, endsOn, weeks }: Program, timeZone: string | undefined): number {
  if (!startsOn || !endsOn || !timeZone) return 1;
  const followed = weeksUntilEnd({ startsOn, pauses, endsOn, weeks: weeks.length });
  return currentWeek({ startsOn, pauses, weeks: followed, today: todayIn(timeZone) });
}

const preloadDelayMs = 1500;

/** Starts autosave, the storage of invalid cells and the keeping of the focus; the returned function stops them. */
export function startEditor(
  editor: Editor,
  { orphanedDraft }: Pick<LoadedProgram, 'orphanedDraft'>,
  userId: string,
): () => void {
  const stop = startDocument(editor, orphanedDraft);
  const stopStoring = storeCellErrors(editor, userId);
  const stopUndoing = undoCellErrors(editor);
  const stopKeeping = keepFocus(editor);
  const timer = setTimeout(preloadChunks, preloadDelayMs);
  return () => {
    clearTimeout(timer);
    stopKeeping();
    stopUndoing();
    stopStoring();
    stop();
  };
}

/** Loads the lazy chunks in the background: without a connection they could not be loaded later. */
function preloadChunks(): void {
  void Promise.allSettled([preloadDocumentDialogs(), ...Object.values(lazyChunks).map((load) => load())]);
}
