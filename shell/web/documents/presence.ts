import type { DocumentEditor } from '#shell/common/documents/routes.ts';
import { isRefusal } from '../api/api-error.ts';
import { type Autosave, pullNewerVersion } from './autosave.ts';
import { reloadOpenDocuments } from './open-documents.ts';

/** Live events name the others at once; the interval keeps this tab known to the server. */
const intervalMs = 30_000;

/** Sends `POST .../editing` of the document. */
export type ReportPresence = (
  report: { tabId: string; isLeaving: boolean },
  options: { keepalive: boolean },
) => Promise<{ version: number; editors: DocumentEditor[] }>;

interface PresenceOptions<Content> {
  autosave: Autosave<Content>;
  tabId: string;
  report: ReportPresence;
  onEditors: (editors: readonly DocumentEditor[]) => void;
}

/**
 * Reports that this tab has the document open and receives the other editors, until `stop` is called; `report` does it at
 * once. A newer version on the server is loaded. Nothing is reported while the tab is hidden or offline.
 */
export function startPresence<Content extends object>(
  options: PresenceOptions<Content>,
): { report: () => void; stop: () => void } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const leave = () => void send(options, { isLeaving: true, keepalive: true });
  const reportNow = () => void report(options, signal);
  const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : reportNow());
  const timer = window.setInterval(reportNow, intervalMs);
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', reportNow, { signal });
  window.addEventListener('pagehide', leave, { signal });
  reportNow();

  return {
    report: reportNow,
    stop: () => {
      stopped.abort();
      clearInterval(timer);
      leave();
    },
  };
}

async function report<Content extends object>(
  options: PresenceOptions<Content>,
  { aborted }: AbortSignal,
): Promise<void> {
  const { autosave, onEditors } = options;
  if (aborted || document.visibilityState === 'hidden' || !navigator.onLine) return;
  const response = await send(options, { isLeaving: false, keepalive: false });
  if (!response || autosave.isStopped) return;
  onEditors(response.editors);
  if (response.version > autosave.store.getState().version) await pullNewerVersion(autosave);
}

/** Sends a report; null when the server does not respond or refuses it. The next report follows in 30 seconds. */
async function send<Content>(
  { report, tabId }: PresenceOptions<Content>,
  { isLeaving, keepalive }: { isLeaving: boolean; keepalive: boolean },
) {
  return report({ tabId, isLeaving }, { keepalive }).catch((error: unknown) => {
    if (!isLeaving && isRefusal(error)) reloadOpenDocuments();
    return null;
  });
}
