import { del, entries, get, keys, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import type { Voice } from '../../contract/voice.ts';
import { setUnsent } from './unsent.ts';

/** A message on its way to the server. */
export interface OutboxEntry {
  /** Generated here: the id of the message, of its retries and of its upload. */
  id: string;
  conversationId: string;
  membershipId: string;
  text: string;
  /** A note for the team. Messages of earlier versions on the device do not have it. */
  isInternal?: boolean;
  /** A saved attachment that is sent with the text. */
  attachment?: { id: string; filename: string };
  file: { name: string; type: string; size: number } | null;
  /** Set when the file is a voice note. */
  voice?: Voice;
  /** Time of this device, shown until the server has given its own. */
  createdAt: string;
  /** The server's refusal; null while the message can be sent. */
  rejection: string | null;
}

const messages = createIndexedDbStore('forma-chat-outbox', 'strict');
const files = createIndexedDbStore('forma-chat-files', 'strict');

/** What could not be stored, for example in a private window: it is sent as long as the page is open. */
const unstoredFiles = new Map<string, File>();

/** Stores a message before its first request. */
export async function storeEntry(entry: OutboxEntry, file?: File): Promise<void> {
  setUnsent(true);
  if (file) await set(entry.id, file, files).catch(() => void unstoredFiles.set(entry.id, file));
  await set(entry.id, entry, messages).catch(() => {});
}

/**
 * The messages of a membership that are not sent, oldest first. A page that was closed between `setUnsent` and the write, or
 * between the deletion and `setUnsent`, left a wrong mark, which is corrected here.
 */
export async function readEntries(membershipId: string): Promise<OutboxEntry[]> {
  const stored = await entries<string, OutboxEntry>(messages).catch(() => []);
  setUnsent(stored.length > 0);
  const own = stored.map(([, entry]) => entry).filter((entry) => entry.membershipId === membershipId);
  return own.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

export async function readFile(id: string): Promise<File | undefined> {
  return unstoredFiles.get(id) ?? (await get<File>(id, files).catch(() => undefined));
}

export async function deleteEntry(id: string): Promise<void> {
  unstoredFiles.delete(id);
  await Promise.all([del(id, messages).catch(() => {}), del(id, files).catch(() => {})]);
  const left = await keys(messages).catch(() => []);
  if (left.length === 0) setUnsent(false);
}
