import { newId } from '#shell/common/ids.ts';
import { ApiError } from '#shell/web/api/api-error.ts';
import { isServerReachable } from '#shell/web/api/connectivity.ts';
import { app } from '#shell/web/app.ts';
import { createAtom } from '#shell/web/atom.ts';
import { isRejection } from '#shell/web/device-store/sync-loop.ts';
import type { Message } from '../../contract.ts';
import { addSent } from '../load-messages.ts';
import { deleteEntry, type OutboxEntry, readEntries, readFile, storeEntry } from './outbox-store.ts';
import { sendFile, sendText } from './send.ts';

/** State of a message on the screen; `progress` from 0 to 1 for a file. */
export interface PendingMessage extends OutboxEntry {
  state: 'sending' | 'waiting' | 'failed';
  progress: number | null;
  /** Address of the file on this device, as long as the page is open. */
  localUrl: string | null;
}

const firstPauseMs = 2000;
const maxPauseMs = 30_000;

const pending = createAtom<readonly PendingMessage[]>([]);
let running: Promise<void> | null = null;
let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let loadedFor: string | null = null;

/** The unsent messages of a conversation, oldest first. */
export function usePendingMessages(conversationId: string): readonly PendingMessage[] {
  return pending.use().filter((entry) => entry.conversationId === conversationId);
}

/** Shows and sends what a membership wrote before the page was closed. Called when the chat is first needed. */
export async function openOutbox(membershipId: string): Promise<void> {
  if (loadedFor === membershipId) return;
  loadedFor = membershipId;
  const stored = await readEntries(membershipId);
  const shown = new Set(pending.get().map(({ id }) => id));
  const restored = await Promise.all(stored.filter(({ id }) => !shown.has(id)).map(toPending));
  pending.set([...restored, ...pending.get()].filter((entry) => entry.membershipId === membershipId));
  window.addEventListener('online', retrySoon);
  document.addEventListener('visibilitychange', retrySoon);
  isServerReachable.subscribe(retryWhenReachable);
  retrySoon();
}

/** Forgets the unsent messages of the page, which stay on the device: another user logs in. */
export function closeOutbox(): void {
  loadedFor = null;
  clearTimeout(timer);
  pending.set([]);
}

type Draft = Pick<OutboxEntry, 'conversationId' | 'membershipId' | 'isInternal' | 'about' | 'attachment' | 'voice'> & {
  text?: string;
  file?: File;
};

/** Stores a message on the device and sends it. Its bubble is shown at once. */
export async function enqueue({ text = '', file, ...draft }: Draft): Promise<void> {
  const entry: OutboxEntry = {
    id: newId(),
    ...draft,
    text,
    file: file ? { name: file.name, type: file.type, size: file.size } : null,
    createdAt: new Date().toISOString(),
    rejection: null,
  };
  const localUrl = file && URL.createObjectURL ? URL.createObjectURL(file) : null;
  pending.set([...pending.get(), { ...entry, state: 'sending', progress: file ? 0 : null, localUrl }]);
  await storeEntry(entry, file);
  await flush();
}

/** Sends a refused message again, with the same id. */
export async function retry(id: string): Promise<void> {
  const entry = pending.get().find((candidate) => candidate.id === id && candidate.state !== 'sending');
  if (!entry) return;
  change(id, { state: 'sending', rejection: null });
  await storeEntry({ ...toEntry(entry), rejection: null });
  await flush();
}

/** Removes a message that was not sent. */
export async function discard(id: string): Promise<void> {
  remove(id);
  await deleteEntry(id);
}

/** Sends everything, one message after the other. One tab at a time, so that the order is that of writing. */
function flush(): Promise<void> {
  running ??= withLock(sendAll).finally(() => {
    running = null;
    // A message that was added after the last one was looked for.
    if (nextEntry()) void flush();
  });
  return running;
}

async function sendAll(): Promise<void> {
  clearTimeout(timer);
  for (let entry = nextEntry(); entry; entry = nextEntry()) {
    try {
      const message = await send(entry);
      pauseMs = firstPauseMs;
      await addSent(app().queryClient, entry.conversationId, message);
      remove(entry.id);
      await deleteEntry(entry.id);
    } catch (error) {
      if (isRejection(error)) await reject(entry, error.message);
      else {
        waitForNetwork();
        return;
      }
    }
  }
}

async function send(entry: PendingMessage): Promise<Message> {
  const { id, conversationId, text, isInternal = false, about, attachment, voice, file: properties } = entry;
  const message = { id, conversationId, isInternal, about };
  if (!properties) return sendText({ ...message, text, attachmentId: attachment?.id });
  const file = await readFile(id);
  if (!file) throw new ApiError({ status: 410, code: 'file_gone', message: '' });
  const onProgress = (progress: number) => change(id, { progress });
  return sendFile({ ...message, file, voice: voice ?? null, onProgress });
}

async function reject(entry: PendingMessage, rejection: string): Promise<void> {
  change(entry.id, { state: 'failed', rejection });
  await storeEntry({ ...toEntry(entry), rejection });
}

function waitForNetwork(): void {
  pending.set(pending.get().map((entry) => (entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry)));
  timer = setTimeout(retrySoon, pauseMs);
  pauseMs = Math.min(pauseMs * 2, maxPauseMs);
}

function retrySoon(): void {
  if (document.visibilityState === 'hidden' && !isServerReachable.get()) return;
  const waiting = pending.get().some(({ state }) => state === 'waiting');
  if (!waiting) return;
  pending.set(pending.get().map((entry) => (entry.state === 'waiting' ? { ...entry, state: 'sending' } : entry)));
  void flush();
}

function retryWhenReachable(): void {
  if (isServerReachable.get()) retrySoon();
}

function nextEntry(): PendingMessage | undefined {
  return pending.get().find(({ state }) => state === 'sending');
}

async function toPending(entry: OutboxEntry): Promise<PendingMessage> {
  const file = entry.file && (await readFile(entry.id));
  const localUrl = file && URL.createObjectURL ? URL.createObjectURL(file) : null;
  return {
    ...entry,
    state: entry.rejection === null ? 'waiting' : 'failed',
    progress: entry.file ? 0 : null,
    localUrl,
  };
}

function toEntry({ state: _, progress: __, localUrl: ___, ...entry }: PendingMessage): OutboxEntry {
  return entry;
}

function change(id: string, fields: Partial<PendingMessage>): void {
  pending.set(pending.get().map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)));
}

function remove(id: string): void {
  const removed = pending.get().find((entry) => entry.id === id);
  if (removed?.localUrl) URL.revokeObjectURL(removed.localUrl);
  pending.set(pending.get().filter((entry) => entry.id !== id));
}

/** Runs the work while no other tab does. Without the Web Locks API the ids alone keep messages from being doubled. */
function withLock(work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request('forma-chat-outbox', work) : work();
}
