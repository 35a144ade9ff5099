import { call } from '#shell/web/api/call.ts';
import { programRoutes } from '../../../contract.ts';
import { type Autosave, writeDraft, scheduleDraft, markAllSaved } from './autosave.ts';
import { handleNewerVersion, saveDelayMs, saveAll, scheduleSave } from './save.ts';
import { resetTo, isDirty } from './store.ts';

const maxWaitMs = 10_000;

/** Listens to the store and to the tab until the returned function is called. */
export function startAutosave(autosave: Autosave): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  noticeEdit(autosave);
  const forget = autosave.store.subscribe((now, before) => {
    if (now.contents !== before.contents) noticeEdit(autosave);
  });
  window.addEventListener('online', () => void scheduleSave(autosave, 0), { signal });
  window.addEventListener('pagehide', () => writeDraft(autosave), { signal });
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
    autosave.isStopped = true;
    forget();
    stopped.abort();
    writeDraft(autosave);
    clearTimeout(autosave.saveTimer);
  };
}

function noticeEdit(autosave: Autosave): void {
  const { kind } = autosave.state.get();
  if (!isDirty(autosave.store.getState()) && !autosave.pendingSave && kind !== 'conflict') {
    markAllSaved(autosave);
    return;
  }

  autosave.dirtySince ??= performance.now();
  scheduleDraft(autosave);
  if (kind === 'conflict' || (kind === 'failed' && autosave.failures > 0)) return;
  if (!autosave.pendingSave && kind !== 'waiting') autosave.state.set({ kind: 'waiting' });
  const waited = performance.now() - autosave.dirtySince;
  scheduleSave(autosave, Math.max(0, Math.min(saveDelayMs, maxWaitMs - waited)));
}

/** Another tab or a colleague may have saved while nobody looked here. What is unsaved here finds out by being sent. */
async function lookForNewer(autosave: Autosave): Promise<void> {
  if (isQuiet(autosave)) await pullNewerVersion(autosave);
}

/**
 * Takes the server's version over when it is newer and everything here is saved. What is typed here is never replaced: then
 * it is a question whose version shall stand.
 */
export async function pullNewerVersion(autosave: Autosave): Promise<void> {
  const answer = await call(programRoutes.get, { id: autosave.programId }).catch(() => null);
  const { version } = autosave.store.getState();
  if (!answer || autosave.isStopped || autosave.pendingSave || answer.program.version <= version) return;
  if (!isQuiet(autosave)) {
    if (autosave.state.get().kind !== 'conflict') handleNewerVersion(autosave, answer.program);
    return;
  }
  resetTo(autosave.store, answer.program);
  autosave.onSaved(answer.program);
  autosave.onAdopted();
}

function isQuiet({ store, pendingSave }: Autosave): boolean {
  return !isDirty(store.getState()) && pendingSave === null;
}
