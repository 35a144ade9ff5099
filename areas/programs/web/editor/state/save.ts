import { ApiError, isUnreachable } from '#shell/web/api/api-error.ts';
import { call } from '#shell/web/api/call.ts';
import { programProblems, programRoutes } from '../../../contract.ts';
import type { Program } from '../../../contract/document.ts';
import { type Autosave, writeDraft, scheduleDraft, markAllSaved } from './autosave.ts';
import { fingerprint } from './fingerprint.ts';
import { type ProgramContent, contentsOf, isDirty, lastStep, markSaved, rebase, replaceContents } from './store.ts';

/** After the last edit. */
export const saveDelayMs = 1000;
const [firstRetryMs, maxRetryMs] = [2000, 10_000];

/** True once the server has everything. */
export async function saveAll(autosave: Autosave): Promise<boolean> {
  while (isDirty(autosave.store.getState())) {
    if (autosave.state.get().kind === 'conflict') return false;
    if (!(await saveOnce(autosave))) return false;
  }
  return true;
}

/** Their version is shown; mine is one undo away. */
export function acceptTheirs(autosave: Autosave, theirs: Program): void {
  autosave.state.set({ kind: 'waiting' });
  replaceContents(autosave.store, theirs);
  markSaved(autosave.store, { step: lastStep(autosave.store.getState().undoStack), program: theirs });
  markAllSaved(autosave);
  autosave.onSaved(theirs);
}

/** Mine goes over theirs. */
export async function overwriteTheirs(autosave: Autosave, theirs: Program): Promise<void> {
  rebase(autosave.store, { version: theirs.version, base: contentsOf(theirs) });
  autosave.state.set({ kind: 'waiting' });
  await saveOnce(autosave);
}

/** What came out of both goes over theirs; mine alone is one undo away. */
export async function saveMerged(autosave: Autosave, theirs: Program, both: ProgramContent): Promise<void> {
  replaceContents(autosave.store, both);
  await overwriteTheirs(autosave, theirs);
}

/** The latest word counts. */
export function scheduleSave(autosave: Autosave, delayMs: number): void {
  clearTimeout(autosave.saveTimer);
  if (autosave.isStopped) return;
  autosave.saveTimer = window.setTimeout(() => void saveOnce(autosave), delayMs);
}

function saveOnce(autosave: Autosave): Promise<boolean> {
  autosave.pendingSave ??= send(autosave).finally(() => {
    autosave.pendingSave = null;
  });
  return autosave.pendingSave;
}

/** The fingerprint is kept before the question goes out: its answer may get lost with the tab. */
async function send(autosave: Autosave): Promise<boolean> {
  const { contents, version, undoStack } = autosave.store.getState();
  if (!isDirty(autosave.store.getState()) || autosave.state.get().kind === 'conflict') return true;
  clearTimeout(autosave.saveTimer);
  autosave.state.set({ kind: 'saving' });
  autosave.unacknowledgedHashes = [...autosave.unacknowledgedHashes, fingerprint(contents)].slice(-20);
  writeDraft(autosave);

  try {
    const { program } = await call(programRoutes.save, { id: autosave.programId, version, ...contents });
    takeAnswer(autosave, { step: lastStep(undoStack), program });
    return true;
  } catch (error) {
    return takeRefusal(autosave, error);
  }
}

/** The answer's version and nothing else: what was typed meanwhile stands. */
function takeAnswer(autosave: Autosave, saved: Parameters<typeof markSaved>[1]): void {
  autosave.unacknowledgedHashes = [];
  autosave.failures = 0;
  autosave.dirtySince = null;
  markSaved(autosave.store, saved);
  autosave.onSaved(saved.program);
  if (isDirty(autosave.store.getState())) goOn(autosave);
  else markAllSaved(autosave);
}

function goOn(autosave: Autosave): void {
  autosave.dirtySince = performance.now();
  autosave.state.set({ kind: 'waiting' });
  scheduleDraft(autosave);
  scheduleSave(autosave, saveDelayMs);
}

function takeRefusal(autosave: Autosave, error: unknown): boolean {
  if (!(error instanceof ApiError)) throw error;
  const theirs = error.code === programProblems.version_conflict.code ? (error.data['program'] as Program) : null;
  if (theirs) return handleNewerVersion(autosave, theirs);

  const isPassing = isUnreachable(error) || error.status >= 500 || error.status === 429;
  autosave.failures = isPassing ? autosave.failures + 1 : 0;
  autosave.state.set({ kind: 'failed', message: isPassing ? null : error.message });
  if (isPassing) scheduleSave(autosave, Math.min(firstRetryMs * 1.5 ** (autosave.failures - 1), maxRetryMs));
  return false;
}

/** A newer version may be our own, sent earlier, its answer lost on the way. Only others' work is a question. */
export function handleNewerVersion(autosave: Autosave, theirs: Program): boolean {
  const print = fingerprint(theirs);
  const { contents, base, undoStack } = autosave.store.getState();
  autosave.failures = 0;
  if (print === fingerprint(contents)) {
    takeAnswer(autosave, { step: lastStep(undoStack), program: theirs });
    return true;
  }
  if (autosave.unacknowledgedHashes.includes(print)) {
    rebase(autosave.store, { version: theirs.version, base: contentsOf(theirs) });
    goOn(autosave);
    return true;
  }
  // What was typed here said the same as before: there is nothing to lose.
  if (base && fingerprint(base) === fingerprint(contents)) {
    acceptTheirs(autosave, theirs);
    autosave.onAdopted();
    return true;
  }
  autosave.state.set({ kind: 'conflict', theirs });
  return false;
}
