import { ApiError, isUnreachable } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { sharedValue } from '#shell/web/state.ts';
import { type Program, programProblems, programRoutes } from '../../../contract.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { fingerprint } from './fingerprint.ts';
import { adopt, type EditorStore, isDirty, lastStep, markSaved, rebase, replaceContents } from './store.ts';

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
}

const pauseMs = 1000;
const longestWaitMs = 10_000;
const draftPauseMs = 200;
const [firstRetryMs, longestRetryMs] = [2000, 10_000];

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
  };
}

/** Listens to the store and to the tab until the returned function is called. */
export function followEdits(autosave: Autosave): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  noticeEdit(autosave);
  const forget = autosave.store.subscribe((now, before) => {
    if (now.contents !== before.contents) noticeEdit(autosave);
  });
  window.addEventListener('online', () => void saveSoon(autosave, 0), { signal });
  window.addEventListener('pagehide', () => keepNow(autosave), { signal });
  window.addEventListener('focus', () => void lookForNewer(autosave), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') void saveAll(autosave);
      else void lookForNewer(autosave);
    },
    { signal },
  );

  return () => {
    forget();
    stopped.abort();
    keepNow(autosave);
    clearTimeout(autosave.saveTimer);
  };
}

/** True once the server has everything. */
export async function saveAll(autosave: Autosave): Promise<boolean> {
  while (isDirty(autosave.store.getState())) {
    if (autosave.state.get().kind === 'stale') return false;
    if (!(await saveOnce(autosave))) return false;
  }
  return true;
}

/** Their version is shown; mine is one undo away. */
export function takeTheirs(autosave: Autosave, theirs: Program): void {
  autosave.state.set({ kind: 'waiting' });
  replaceContents(autosave.store, theirs);
  markSaved(autosave.store, { step: lastStep(autosave.store.getState().past), program: theirs });
  settle(autosave);
  autosave.onSaved(theirs);
}

/** Mine goes over theirs. */
export async function keepMine(autosave: Autosave, theirs: Program): Promise<void> {
  rebase(autosave.store, theirs.version);
  autosave.state.set({ kind: 'waiting' });
  await saveOnce(autosave);
}

function noticeEdit(autosave: Autosave): void {
  const { kind } = autosave.state.get();
  if (!isDirty(autosave.store.getState()) && !autosave.flight && kind !== 'stale') {
    settle(autosave);
    return;
  }

  autosave.dirtySince ??= performance.now();
  keepSoon(autosave);
  if (kind === 'stale' || (kind === 'failed' && autosave.failures > 0)) return;
  if (!autosave.flight && kind !== 'waiting') autosave.state.set({ kind: 'waiting' });
  const waited = performance.now() - autosave.dirtySince;
  saveSoon(autosave, Math.max(0, Math.min(pauseMs, longestWaitMs - waited)));
}

/** Everything is on the server. */
function settle(autosave: Autosave): void {
  clearTimeout(autosave.saveTimer);
  clearTimeout(autosave.draftTimer);
  autosave.dirtySince = null;
  autosave.failures = 0;
  dropDraft(autosave.draft);
  autosave.state.set({ kind: 'saved' });
}

function saveSoon(autosave: Autosave, delayMs: number): void {
  clearTimeout(autosave.saveTimer);
  autosave.saveTimer = window.setTimeout(() => void saveOnce(autosave), delayMs);
}

function saveOnce(autosave: Autosave): Promise<boolean> {
  autosave.flight ??= send(autosave).finally(() => {
    autosave.flight = null;
  });
  return autosave.flight;
}

/** The fingerprint is kept before the question goes out: its answer may get lost with the tab. */
async function send(autosave: Autosave): Promise<boolean> {
  const { contents, version, past } = autosave.store.getState();
  if (!isDirty(autosave.store.getState()) || autosave.state.get().kind === 'stale') return true;
  clearTimeout(autosave.saveTimer);
  autosave.state.set({ kind: 'saving' });
  autosave.sent = [...autosave.sent, fingerprint(contents)].slice(-20);
  keepNow(autosave);

  try {
    const { program } = await call(programRoutes.save, { id: autosave.programId, version, ...contents });
    takeAnswer(autosave, { step: lastStep(past), program });
    return true;
  } catch (error) {
    return takeRefusal(autosave, error);
  }
}

/** The answer's version and nothing else: what was typed meanwhile stands. */
function takeAnswer(autosave: Autosave, saved: Parameters<typeof markSaved>[1]): void {
  autosave.sent = [];
  autosave.failures = 0;
  autosave.dirtySince = null;
  markSaved(autosave.store, saved);
  autosave.onSaved(saved.program);
  if (isDirty(autosave.store.getState())) goOn(autosave);
  else settle(autosave);
}

function goOn(autosave: Autosave): void {
  autosave.dirtySince = performance.now();
  autosave.state.set({ kind: 'waiting' });
  keepSoon(autosave);
  saveSoon(autosave, pauseMs);
}

function takeRefusal(autosave: Autosave, error: unknown): boolean {
  if (!(error instanceof ApiError)) throw error;
  const theirs = error.code === programProblems.stale.code ? (error.data['program'] as Program) : null;
  if (theirs) return meetNewer(autosave, theirs);

  const isPassing = isUnreachable(error) || error.status >= 500 || error.status === 429;
  autosave.failures = isPassing ? autosave.failures + 1 : 0;
  autosave.state.set({ kind: 'failed', message: isPassing ? null : error.message });
  if (isPassing) saveSoon(autosave, Math.min(firstRetryMs * 1.5 ** (autosave.failures - 1), longestRetryMs));
  return false;
}

/** A newer version may be our own, sent earlier, its answer lost on the way. Only others' work is a question. */
function meetNewer(autosave: Autosave, theirs: Program): boolean {
  const print = fingerprint(theirs);
  const { contents, past } = autosave.store.getState();
  autosave.failures = 0;
  if (print === fingerprint(contents)) {
    takeAnswer(autosave, { step: lastStep(past), program: theirs });
    return true;
  }
  if (autosave.sent.includes(print)) {
    rebase(autosave.store, theirs.version);
    goOn(autosave);
    return true;
  }
  autosave.state.set({ kind: 'stale', theirs });
  return false;
}

/** Another tab or a colleague may have saved while nobody looked here. What is typed here is never replaced. */
async function lookForNewer(autosave: Autosave): Promise<void> {
  const isQuiet = () => !isDirty(autosave.store.getState()) && autosave.flight === null;
  if (!isQuiet()) return;
  const answer = await call(programRoutes.get, { id: autosave.programId }).catch(() => null);
  if (!answer || !isQuiet() || answer.program.version <= autosave.store.getState().version) return;

  adopt(autosave.store, answer.program);
  autosave.onSaved(answer.program);
  autosave.onAdopted();
}

function keepSoon(autosave: Autosave): void {
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
