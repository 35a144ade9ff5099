import { sharedValue } from '#shell/web/state.ts';
import type { Program } from '../../../contract/document.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { type EditorStore, isDirty } from './store.ts';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** `message` is the server's reason; without one nobody answered, and we keep trying. */
  | { kind: 'failed'; message: string | null }
  /** Somebody else saved: the coach chooses. */
  | { kind: 'stale'; theirs: Program };

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
  state: ReturnType<typeof sharedValue<SaveState>>;
  /** Fingerprints of what was sent and not answered. */
  sent: string[];
  flight: Promise<boolean> | null;
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
  sent?: string[];
  /** What somebody else saved since. */
  theirs?: Program | null;
}

/** Knows how to save what is edited in that store; it does so once `followEdits` is called. */
export function autosaveOf({ sent = [], theirs = null, ...options }: AutosaveOptions & Left): Autosave {
  return {
    ...options,
    sent,
    state: sharedValue<SaveState>(theirs ? { kind: 'stale', theirs } : { kind: 'saved' }),
    flight: null,
    failures: 0,
    saveTimer: undefined,
    draftTimer: undefined,
    dirtySince: null,
    isStopped: false,
  };
}

/** Everything is on the server. */
export function settle(autosave: Autosave): void {
  clearTimeout(autosave.saveTimer);
  clearTimeout(autosave.draftTimer);
  autosave.dirtySince = null;
  autosave.failures = 0;
  dropDraft(autosave.draft);
  autosave.state.set({ kind: 'saved' });
}

/** Not at every keystroke. */
export function keepSoon(autosave: Autosave): void {
  clearTimeout(autosave.draftTimer);
  autosave.draftTimer = window.setTimeout(() => keepNow(autosave), draftPauseMs);
}

/** Writes down on this device what the server does not have. */
export function keepNow(autosave: Autosave): void {
  clearTimeout(autosave.draftTimer);
  const { store, draft, userId, sent } = autosave;
  const { contents, version } = store.getState();
  if (isDirty(store.getState())) keepDraft(draft, { contents, version, sent, userId });
}
