import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive. Its path has `/` between folders. */
export interface ZipEntry {
  path: string;
  changedAt: Date;
  content: AsyncIterable<Uint8Array>;
}

/** Limits of the format without its 64-bit extension. */
export const zipLimits = { bytes: 4 * 1024 ** 3, entries: 65_535 } as const;

/**
 * The bytes of a ZIP archive, produced as they are read, so that an archive of any size needs the memory of one chunk. The files are
 * stored without compression: pictures, videos and recordings are compressed already.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { path, changedAt, content } of entries) {
    const file = new ZipPassThrough(path);
    file.mtime = changedAt;
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
