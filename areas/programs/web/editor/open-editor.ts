import { dayInZone } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { Program } from '../../contract/document.ts';
import { currentWeek } from '../../rules/schedule.ts';
import type { Opening } from './opening.ts';
import type { Editor } from './context.tsx';
import { autosaveOf, keepNow } from './state/autosave.ts';
import { lateParts } from './late-parts.ts';
import { draftName, dropDraft, holdDraft } from './state/draft.ts';
import { fingerprint } from './state/fingerprint.ts';
import { followEdits } from './state/follow-edits.ts';
import { openThings } from './state/open-things.ts';
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

type Opened = Pick<Opening, 'program' | 'left' | 'settings'> &
  Partial<Pick<Opening, 'base' | 'exercises' | 'previous'>>;

/**
 * What a closed tab left unsaved is taken up again, as an edit that can be undone. When somebody else saved since, the
 * editor opens with the question whose version shall stand.
 */
export function openEditor(
  { program, left, settings, base = null, exercises = [], previous = [] }: Opened,
  surroundings: Surroundings,
): OpenedEditor {
  const store = openEditorStore(program);
  const isLeft = left !== null && fingerprint(left.contents) !== fingerprint(program);
  const isNewer = isLeft && left.version !== program.version && !left.sent.includes(fingerprint(program));
  if (isLeft) replaceContents(store, left.contents);
  // Until the question is answered the draft stays one of the older version, however often it is opened.
  if (isNewer) rebase(store, { version: left.version, base: base && contentsOf(base) });

  const autosave = autosaveOf({
    ...surroundings,
    store,
    programId: program.id,
    draft: draftName(program.id, newId()),
    sent: left?.sent ?? [],
    theirs: isNewer ? program : null,
  });
  const { membershipId, typeName, timeZone } = surroundings;
  const recoveredFrom = isLeft ? left.keptAt : null;
  const firstWeek = weekNow(program, timeZone);
  const about = { programId: program.id, membershipId, typeName, timeZone, exercises, previous, settings, firstWeek };
  return { ...about, store, autosave, open: openThings(), recoveredFrom };
}

function weekNow({ startsOn, weeks }: Program, timeZone: string | undefined): number {
  if (!startsOn || !timeZone) return 1;
  return currentWeek({ startsOn, weeks: weeks.length, today: dayInZone(new Date().toISOString(), timeZone) });
}

const quietMs = 1500;

/** Saves from now on, until the returned function is called. What was left behind becomes this tab's own draft. */
export function startEditor({ autosave }: Editor, { left }: Pick<Opening, 'left'>): () => void {
  const release = holdDraft(autosave.draft);
  keepNow(autosave);
  if (left) dropDraft(left.name);
  const stop = followEdits(autosave);
  loadLateParts();
  return () => {
    stop();
    release();
  };
}

/** What comes with the first question, the first toast, the first search: when the network is gone it would be too late. */
function loadLateParts(): void {
  setTimeout(() => void Promise.allSettled(Object.values(lateParts).map((load) => load())), quietMs);
}
