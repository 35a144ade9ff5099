import { plainDateInZone } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Program } from '../../contract/document.ts';
import { currentWeek } from '../../rules/schedule.ts';
import type { LoadedProgram } from './load-program.ts';
import type { Editor } from './context.tsx';
import { autosaveOf, writeDraft } from './state/autosave.ts';
import { lazyChunks } from './lazy-chunks.ts';
import { draftName, clearLocalDraft, lockLocalDraft } from './state/draft.ts';
import { fingerprint } from './state/fingerprint.ts';
import { startAutosave } from './state/start-autosave.ts';
import { createEditorUi } from './state/editor-ui.ts';
import { contentsOf, openEditorStore, rebase, replaceContents } from './state/store.ts';

export interface OpenedEditor extends Editor {
  /** When what was left unsaved was last touched; null when nothing was. */
  recoveredFrom: string | null;
}

interface Surroundings {
  userId: string;
  membershipId: string;
  typeName: Editor['typeName'];
  timeZone?: string;
  onSaved: (program: Program) => void;
  onAdopted: () => void;
}

type Opened = Pick<LoadedProgram, 'program' | 'orphanedDraft' | 'settings'> &
  Partial<Pick<LoadedProgram, 'base' | 'exercises' | 'previous'>>;

/**
 * What a closed tab left unsaved is taken up again, as an edit that can be undone. When somebody else saved since, the
 * editor opens with the question whose version shall stand.
 */
export function openEditor(
  { program, orphanedDraft, settings, base = null, exercises = [], previous = [] }: Opened,
  surroundings: Surroundings,
): OpenedEditor {
  const store = openEditorStore(program);
  const isLeft = orphanedDraft !== null && fingerprint(orphanedDraft.contents) !== fingerprint(program);
  const isNewer =
    isLeft && orphanedDraft.version !== program.version && !orphanedDraft.sent.includes(fingerprint(program));
  if (isLeft) replaceContents(store, orphanedDraft.contents);
  // Until the question is answered the draft stays one of the older version, however often it is opened.
  if (isNewer) rebase(store, { version: orphanedDraft.version, base: base && contentsOf(base) });

  const autosave = autosaveOf({
    ...surroundings,
    store,
    programId: program.id,
    draft: draftName(program.id, newId()),
    unacknowledgedHashes: orphanedDraft?.sent ?? [],
    theirs: isNewer ? program : null,
  });
  const { membershipId, typeName, timeZone } = surroundings;
  const recoveredFrom = isLeft ? orphanedDraft.keptAt : null;
  const firstWeek = weekNow(program, timeZone);
  const about = { programId: program.id, membershipId, typeName, timeZone, exercises, previous, settings, firstWeek };
  return { ...about, store, autosave, ui: createEditorUi(), recoveredFrom };
}

function weekNow({ startsOn, weeks }: Program, timeZone: string | undefined): number {
  if (!startsOn || !timeZone) return 1;
  return currentWeek({ startsOn, weeks: weeks.length, today: plainDateInZone(new Date().toISOString(), timeZone) });
}

const quietMs = 1500;

/** Saves from now on, until the returned function is called. What was left behind becomes this tab's own draft. */
export function startEditor({ autosave }: Editor, { orphanedDraft }: Pick<LoadedProgram, 'orphanedDraft'>): () => void {
  const release = lockLocalDraft(autosave.draft);
  writeDraft(autosave);
  if (orphanedDraft) clearLocalDraft(orphanedDraft.name);
  const stop = startAutosave(autosave);
  const loadingLate = setTimeout(loadChunks, quietMs);
  return () => {
    clearTimeout(loadingLate);
    stop();
    release();
  };
}

/** Loads the chunks of dialogs, toasts and search in the background: without a connection they could not be loaded later. */
function loadChunks(): void {
  void Promise.allSettled(Object.values(lazyChunks).map((load) => load()));
}
