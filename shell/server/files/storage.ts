import type { Readable } from 'node:stream';

/** Stores files by keys, which the server generates: `accounts/<account id>/<file id>.webp`. */
export interface Storage {
  /** Stores a file. It exists under its key only after its whole content is stored. */
  put(key: string, content: Buffer | Readable, mediaType: string): Promise<void>;
  /** The file, or the bytes in `range` (first and last byte, both included); null when there is no such file. */
  get(key: string, range?: { first: number; last: number }): Promise<StoredFile | null>;
  /** Type and size without the content; null when there is no such file. */
  head(key: string): Promise<Omit<StoredFile, 'stream'> | null>;
  delete(key: string): Promise<void>;
  /** The stored files, all or those of one folder, and the parts of uploads that were never completed. */
  list(folder?: string): AsyncIterable<ListedFile>;
}

export interface ListedFile {
  key: string;
  changedAt: Date;
}

export interface StoredFile {
  stream: Readable;
  mediaType: string;
  /** Size of the whole file, also when a range was requested. */
  sizeBytes: number;
}

/** The folder of the files of an account. */
export function accountFolder(accountId: string): string {
  return `accounts/${accountId}`;
}
