import { call } from '#shell/web/api/call.ts';
import { programRoutes } from '../../../contract.ts';
import { type Autosave, keepNow, keepSoon, settle } from './autosave.ts';
import { pauseMs, saveAll, saveSoon } from './sending.ts';
import { adopt, isDirty } from './store.ts';

const longestWaitMs = 10_000;

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
    autosave.isStopped = true;
    forget();
    stopped.abort();
    keepNow(autosave);
    clearTimeout(autosave.saveTimer);
  };
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
