import {
  type Autosave,
  isIdle,
  markAllSaved,
  pullNewerVersion,
  saveAll,
  saveDelayMs,
  scheduleDraft,
  scheduleSave,
  writeDraft,
} from './autosave.ts';
import { isDirty } from './document-store.ts';

/** Maximum delay of a save during continuous typing. */
const maxWaitMs = 10_000;

/**
 * Subscribes autosave to the store and to the tab until the returned function is called: saves after edits, when the tab
 * is hidden and when the network returns; loads a newer version when the tab is focused.
 */
export function startAutosave<Content extends object>(autosave: Autosave<Content>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  onEdit(autosave);
  const unsubscribe = autosave.store.subscribe((state, previous) => {
    if (state.content !== previous.content) onEdit(autosave);
  });
  const pullWhenIdle = () => {
    if (isIdle(autosave)) void pullNewerVersion(autosave);
  };
  window.addEventListener('online', () => scheduleSave(autosave, 0), { signal });
  window.addEventListener('pagehide', () => writeDraft(autosave), { signal });
  window.addEventListener('focus', pullWhenIdle, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') void saveAll(autosave);
      else pullWhenIdle();
    },
    { signal },
  );

  return () => {
    autosave.isStopped = true;
    unsubscribe();
    stopped.abort();
    writeDraft(autosave);
    clearTimeout(autosave.saveTimer);
  };
}

function onEdit<Content extends object>(autosave: Autosave<Content>): void {
  const { kind } = autosave.state.get();
  if (!isDirty(autosave.store.getState()) && !autosave.pendingSave && kind !== 'conflict') {
    markAllSaved(autosave);
    return;
  }
  autosave.dirtySince ??= performance.now();
  scheduleDraft(autosave);
  if (kind === 'conflict' || (kind === 'failed' && autosave.failures > 0)) return;
  if (!autosave.pendingSave && kind !== 'pending') autosave.state.set({ kind: 'pending' });
  const waitedMs = performance.now() - autosave.dirtySince;
  scheduleSave(autosave, Math.max(0, Math.min(saveDelayMs, maxWaitMs - waitedMs)));
}
