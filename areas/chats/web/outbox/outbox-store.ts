import { del, get, set } from 'idb-keyval';
import { createIndexedDbStore } from '#shell/web/api/indexed-db-store.ts';
import { createEntryStore } from '#shell/web/device-store/entry-store.ts';
import type { StoredReference } from '../../contract.ts';
import type { Voice } from '../../contract/voice.ts';
import { outboxPrefix } from './unsent.ts';

/** A message on its way to the server. */
export interface OutboxEntry {
  /** Generated here: the id of the message, of its retries and of its upload. */
  id: string;
  conversationId: string;
  membershipId: string;
  text: string;
  /** A note for the team. Messages of earlier versions on the device do not have it. */
  isInternal?: boolean;
  /** The record that the message points at. */
  about?: StoredReference;
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

const messages = createEntryStore({ prefix: outboxPrefix, database: 'forma-chat-messages' });
const files = createIndexedDbStore('forma-chat-files', 'strict');

/** Files that could not be stored, for example in a private window: they are sent as long as the page is open. */
const unstoredFiles = new Map<string, File>();

/** Stores a message before its first request. A text is stored when the function returns, a file with its promise. */
export async function storeEntry(entry: OutboxEntry, file?: File): Promise<void> {
  if (file) await set(entry.id, file, files).catch(() => void unstoredFiles.set(entry.id, file));
  messages.writeEntry(entry.id, entry);
}

/** The messages of a membership that are not sent, oldest first. */
export async function readEntries(membershipId: string): Promise<OutboxEntry[]> {
  await messages.restoreEntries();
  const stored = messages.entryKeys('').map((id) => messages.readEntry<OutboxEntry>(id));
  const own = stored.filter((entry) => entry !== null).filter((entry) => entry.membershipId === membershipId);
  return own.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

export async function readFile(id: string): Promise<File | undefined> {
  return unstoredFiles.get(id) ?? (await get<File>(id, files).catch(() => undefined));
}

export async function deleteEntry(id: string): Promise<void> {
  unstoredFiles.delete(id);
  messages.removeEntry(id);
  await del(id, files).catch(() => {});
}
