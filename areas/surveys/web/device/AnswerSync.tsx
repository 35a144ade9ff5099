import { useEffect } from 'react';
import { createAtom } from '#shell/web/atom.ts';
import { startSyncLoops, type SyncStatus } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { type AnswerStore, createAnswerStore, restoreEntries } from './answer-store.ts';
import { pushAnswers, pushFiles } from './sync.ts';

/** Whether answers are on their way or wait for a connection. */
export const answerSyncStatus = createAtom<SyncStatus>('idle');

/** Pause after an answer before it is sent: a typed text is sent in few requests. */
const typingMs = 1500;

/** Renders nothing; sends what the client answers, on whichever screen they are. */
export function AnswerSync() {
  const { clientId } = useMe();
  return clientId === null ? null : <Sync clientId={clientId} />;
}

function Sync({ clientId }: { clientId: string }) {
  // Synchronises with the server.
  useEffect(() => {
    const store = createAnswerStore(clientId);
    const { keyPrefix } = store;
    return startSyncLoops(restoreEntries(), [
      {
        lock: `survey.${keyPrefix}answers`,
        subscribe: (handle) => afterTyping(store, handle),
        send: () => pushAnswers(store),
        onStatus: answerSyncStatus.set,
      },
      { lock: `survey.${keyPrefix}files`, subscribe: store.subscribe, send: () => pushFiles(store) },
    ]);
  }, [clientId]);

  return null;
}

/** Calls the function at once for what the client sends, and after a pause for each answer. */
function afterTyping(store: AnswerStore, handle: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = store.subscribe((key) => {
    clearTimeout(timer);
    if (key.startsWith(`${store.keyPrefix}send.`)) handle();
    else timer = setTimeout(handle, typingMs);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
