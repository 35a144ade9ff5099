import { createEntryStore } from '#shell/web/device-store/entry-store.ts';
import type { AnswerEntry } from '../../contract/answers.ts';
import { answerPrefix } from './sync-needed.ts';

/** The client has sent a check-in, or the server refused it; then it stays until they change an answer. */
export interface LocalSend {
  checkInId: string;
  /** Identifies the sending: repeated requests store nothing. */
  sendId: string;
  state: 'pending' | 'rejected';
  rejection?: string;
}

/** A file that is not on the server yet. */
export interface LocalFile {
  id: string;
  checkInId: string;
  name: string;
  state: 'pending' | 'rejected';
  /** The server refused it because a consent is missing; it is sent once the consent is given. */
  awaitsConsent?: boolean;
  /** It was refused because photos need a yes. Other files need none. */
  isPhotoRefused?: boolean;
  rejection?: string;
}

const { writeEntry, readEntry, removeEntry, entryKeys, restoreEntries, isInMemoryOnly, subscribeToEntries } =
  createEntryStore({ prefix: answerPrefix, database: 'forma-survey-answers' });

export { restoreEntries };

export type AnswerStore = ReturnType<typeof createAnswerStore>;

/** What a client answers on this device. Each answer has an entry of its own, so that two tabs never overwrite each other's. */
export function createAnswerStore(clientId: string) {
  const keyPrefix = `${clientId}.`;
  const keyOf = (kind: string, ...ids: string[]) => `${keyPrefix}${kind}.${ids.join('.')}`;
  const all = <Entry>(prefix: string) => entryKeys(prefix).flatMap((key) => readEntry<Entry>(key) ?? []);
  const sendKey = (checkInId: string) => keyOf('send', checkInId);
  const fileKey = (id: string) => keyOf('file', id);

  return {
    clientId,
    keyPrefix,
    /** The ids of check-ins with something that is not on the server. */
    pendingIds: () => [
      ...new Set([
        ...entryKeys(keyOf('answer')).map((key) => key.slice(keyOf('answer').length).split('.')[0] ?? ''),
        ...all<LocalSend>(keyOf('send')).map(({ checkInId }) => checkInId),
      ]),
    ],
    entries: (checkInId: string) => all<AnswerEntry>(keyOf('answer', checkInId, '')),
    saveEntry: (checkInId: string, entry: AnswerEntry) =>
      writeEntry(keyOf('answer', checkInId, entry.questionId), entry),
    findEntry: (checkInId: string, questionId: string) =>
      readEntry<AnswerEntry>(keyOf('answer', checkInId, questionId)),
    deleteEntry: (checkInId: string, questionId: string) => removeEntry(keyOf('answer', checkInId, questionId)),
    findSend: (checkInId: string) => readEntry<LocalSend>(sendKey(checkInId)),
    saveSend: (send: LocalSend) => writeEntry(sendKey(send.checkInId), send),
    deleteSend: (checkInId: string) => removeEntry(sendKey(checkInId)),
    files: () => all<LocalFile>(keyOf('file')),
    saveFile: (file: LocalFile) => writeEntry(fileKey(file.id), file),
    deleteFile: (id: string) => removeEntry(fileKey(id)),
    /** The question that the client saw last: a page that was killed continues there. */
    findPosition: (checkInId: string) => readEntry<string>(keyOf('position', checkInId)),
    savePosition: (checkInId: string, questionId: string) => writeEntry(keyOf('position', checkInId), questionId),
    deletePosition: (checkInId: string) => removeEntry(keyOf('position', checkInId)),
    isInMemoryOnly: () => isInMemoryOnly(keyPrefix),
    subscribe: (handle: (key: string) => void) =>
      subscribeToEntries((key) => {
        if (key === '' || key.startsWith(keyPrefix)) handle(key);
      }),
  };
}

/** Deletes positions and what was refused on logout. Unsent answers stay until their client logs in on this device again. */
export function clearRejected(): void {
  for (const key of entryKeys('')) {
    const isRejected = readEntry<{ state?: string }>(key)?.state === 'rejected';
    if (isRejected || key.split('.')[1] === 'position') removeEntry(key);
  }
}
