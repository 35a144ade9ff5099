import { call } from '#shell/web/api/call.ts';
import { programEditingRoutes } from '../../../contract/editing.ts';
import type { Autosave } from '../state/autosave.ts';
import { pullNewerVersion } from '../state/start-autosave.ts';

const everyMs = 15_000;

/** Somebody who has the program open too; me in another tab, or a colleague. */
export interface Present {
  name: string;
  isMe: boolean;
  since: string;
}

interface Watch {
  autosave: Autosave;
  tabId: string;
  onPresent: (present: readonly Present[]) => void;
}

/**
 * Says that this tab has the program open, and hears who else has and whether it was saved elsewhere, until the returned
 * function is called. Nothing is said while the tab is hidden or there is no network.
 */
export function watchPresence(watch: Watch): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const timer = window.setInterval(() => void say(watch, signal), everyMs);
  const leave = () => void tell(watch, { isLeaving: true, keepalive: true });
  const look = () => (document.visibilityState === 'hidden' ? leave() : void say(watch, signal));
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', () => void say(watch, signal), { signal });
  window.addEventListener('pagehide', leave, { signal });
  void say(watch, signal);

  return () => {
    stopped.abort();
    clearInterval(timer);
    leave();
  };
}

async function say(watch: Watch, { aborted }: AbortSignal): Promise<void> {
  if (aborted || document.visibilityState === 'hidden' || !navigator.onLine) return;
  const answer = await tell(watch, { isLeaving: false });
  if (!answer || watch.autosave.isStopped) return;
  watch.onPresent(answer.editors);
  if (answer.version > watch.autosave.store.getState().version) await pullNewerVersion(watch.autosave);
}

/** Nobody waits for the answer: without one there is the next time. */
async function tell(
  { autosave, tabId }: Watch,
  { isLeaving, keepalive = false }: { isLeaving: boolean; keepalive?: boolean },
) {
  const question = { id: autosave.programId, tabId, isLeaving };
  return call(programEditingRoutes.editing, question, { keepalive }).catch(() => null);
}
