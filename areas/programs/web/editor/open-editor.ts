import { newId } from '#shell/common/ids.ts';
import type { Program } from '../../contract.ts';
import type { Opening } from '../queries.ts';
import type { Editor } from './context.tsx';
import { autosaveOf, keepNow } from './state/autosave.ts';
import { draftName, dropDraft, holdDraft } from './state/draft.ts';
import { fingerprint } from './state/fingerprint.ts';
import { followEdits } from './state/follow-edits.ts';
import { openThings } from './state/open-things.ts';
import { openEditorStore, rebase, replaceContents } from './state/store.ts';

export interface OpenedEditor extends Editor {
  /** When what was left unsaved was last touched; null when nothing was. */
  recoveredFrom: string | null;
}

interface Surroundings {
  userId: string;
  onSaved: (program: Program) => void;
  onAdopted: () => void;
}

/**
 * What a closed tab left unsaved is taken up again, as an edit that can be undone. When somebody else saved since, the
 * editor opens with the question whose version shall stand.
 */
export function openEditor({ program, left }: Opening, surroundings: Surroundings): OpenedEditor {
  const store = openEditorStore(program);
  const isLeft = left !== null && fingerprint(left.contents) !== fingerprint(program);
  const isNewer = isLeft && left.version !== program.version && !left.sent.includes(fingerprint(program));
  if (isLeft) replaceContents(store, left.contents);
  // Until the question is answered the draft stays one of the older version, however often it is opened.
  if (isNewer) rebase(store, left.version);

  const autosave = autosaveOf({
    ...surroundings,
    store,
    programId: program.id,
    draft: draftName(program.id, newId()),
    sent: left?.sent ?? [],
    theirs: isNewer ? program : null,
  });
  return { programId: program.id, store, autosave, open: openThings(), recoveredFrom: isLeft ? left.keptAt : null };
}

/** Saves from now on, until the returned function is called. What was left behind becomes this tab's own draft. */
export function startEditor({ autosave }: Editor, { left }: Opening): () => void {
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

/** What the shell loads with the first question and the first toast: when the network is gone it would be too late. */
function loadLateParts(): void {
  void Promise.allSettled([import('#shell/web/widgets/ConfirmDialog.tsx'), import('#shell/web/widgets/Toasts.tsx')]);
}
