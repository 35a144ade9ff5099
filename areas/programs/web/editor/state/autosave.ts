import { createAtom } from '#shell/web/atom.ts';
import type { Program } from '../../../contract/document.ts';
import { clearLocalDraft, saveLocalDraft } from './draft.ts';
import { type EditorStore, isDirty } from './store.ts';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** `message` is the server's reason; without one nobody answered, and we keep trying. */
  | { kind: 'failed'; message: string | null }
  /** Somebody else saved: the coach chooses. */
  | { kind: 'conflict'; theirs: Program };

export interface AutosaveOptions {
  store: EditorStore;
  programId: string;
  userId: string;
  /** Where what is not saved yet is kept on this device. */
  draft: string;
  onSaved: (program: Program) => void;
  /** A newer program was there and nothing was typed, so it is shown now. */
  onAdopted: () => void;
}

export interface Autosave extends AutosaveOptions {
  state: ReturnType<typeof createAtom<SaveState>>;
  /** Fingerprints of what was sent and not answered. */
  unacknowledgedHashes: string[];
  pendingSave: Promise<boolean> | null;
  failures: number;
  saveTimer: number | undefined;
  draftTimer: number | undefined;
  /** Of the first edit that is not saved: typing on and on does not put the save off for ever. */
  dirtySince: number | null;
  /** The screen was left: what is on its way arrives, nothing more is sent. */
  isStopped: boolean;
}

const draftPauseMs = 200;

/** What an earlier tab left behind. */
interface Left {
  /** What it sent and never heard of. */
  unacknowledgedHashes?: string[];
  /** What somebody else saved since. */
  theirs?: Program | null;
}

/** Knows how to save what is edited in that store; it does so once `followEdits` is called. */
export function autosaveOf({ unacknowledgedHashes = [], theirs = null, ...options }: AutosaveOptions & Left): Autosave {
  return {
    ...options,
    unacknowledgedHashes,
    state: createAtom<SaveState>(theirs ? { kind: 'conflict', theirs } : { kind: 'saved' }),
    pendingSave: null,
    failures: 0,
    saveTimer: undefined,
    draftTimer: undefined,
    dirtySince: null,
    isStopped: false,
  };
}

/** Everything is on the server. */
export function markAllSaved(autosave: Autosave): void {
  clearTimeout(autosave.saveTimer);
  clearTimeout(autosave.draftTimer);
  autosave.dirtySince = null;
  autosave.failures = 0;
  clearLocalDraft(autosave.draft);
  autosave.state.set({ kind: 'saved' });
}

/** Not at every keystroke. */
export function scheduleDraft(autosave: Autosave): void {
  clearTimeout(autosave.draftTimer);
  autosave.draftTimer = window.setTimeout(() => writeDraft(autosave), draftPauseMs);
}

/** Writes down on this device what the server does not have. */
export function writeDraft(autosave: Autosave): void {
  clearTimeout(autosave.draftTimer);
  const { store, draft, userId, unacknowledgedHashes } = autosave;
  const { contents, version } = store.getState();
  if (isDirty(store.getState())) saveLocalDraft(draft, { contents, version, sent: unacknowledgedHashes, userId });
}
