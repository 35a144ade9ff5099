import type { Readable } from 'node:stream';

/** Where files live. Keys are made by us, never by a user: `accounts/<account id>/<file id>.webp`. */
export interface Storage {
  /** A content that breaks off leaves nothing behind. */
  put(key: string, content: Buffer | Readable, mediaType: string): Promise<void>;
  /** Null when there is no such file. `range` is first and last byte, both included. */
  get(key: string, range?: { first: number; last: number }): Promise<StoredFile | null>;
  /** Its type and size without its content; null when there is no such file. */
  look(key: string): Promise<Omit<StoredFile, 'stream'> | null>;
  delete(key: string): Promise<void>;
}

export interface StoredFile {
  stream: Readable;
  mediaType: string;
  /** Of the whole file, also when a range was asked for. */
  sizeBytes: number;
}
