import { createAppleHealthReader } from '../../../rules/import/apple-health.ts';
import { AppleHealthError } from '../../../rules/import/apple-values.ts';
import { entryStream, zipEntries } from './zip.ts';

const GB = 1024 ** 3;

export interface ReadLimits {
  /** Of the decompressed export.xml. Ten years with a watch have about 2 GB. */
  maxBytes: number;
  /** Decompressed bytes for each packed one. Exports have about 30. */
  maxRatio: number;
  /** Read before the ratio counts. */
  ratioFromBytes: number;
}

export const appleLimits: ReadLimits = { maxBytes: 8 * GB, maxRatio: 300, ratioFromBytes: 64 * 1024 ** 2 };

/**
 * The measurements in an export of Apple Health, export.xml or the archive around it, as a table. The file is streamed: a few
 * hundred kB of it are in memory at a time, however large it is.
 */
export async function readAppleExport(
  file: Blob,
  onProgress: (fraction: number) => void,
  limits: ReadLimits = appleLimits,
): Promise<string> {
  const isArchive = await startsWith(file, 'PK');
  const source = isArchive ? await exportIn(file) : { stream: file.stream(), bytes: file.size };
  const reader = createAppleHealthReader();
  const decoder = new TextDecoder();
  let readBytes = 0;
  let reported = 0;
  for await (const chunk of chunksOf(source.stream)) {
    readBytes += chunk.length;
    const isDense = isArchive && readBytes > limits.ratioFromBytes && readBytes / source.bytes > limits.maxRatio;
    if (readBytes > limits.maxBytes || isDense) throw new AppleHealthError('too_big');
    reader.push(decoder.decode(chunk, { stream: true }));
    if (readBytes - reported < 4 * 1024 ** 2) continue;
    reported = readBytes;
    onProgress(isArchive ? Math.min(readBytes / (source.bytes * 30), 0.99) : readBytes / file.size);
  }
  reader.push(decoder.decode());
  return reader.end();
}

/** Whether a file is an archive or XML, by its first characters: the type of a file depends on the system. */
export async function isAppleExport(file: Blob): Promise<boolean> {
  return (await startsWith(file, 'PK')) || (await startsWith(file, '<')) || (await startsWith(file, '\uFEFF<'));
}

async function startsWith(file: Blob, text: string): Promise<boolean> {
  const head = await file.slice(0, 64).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(head).trimStart().startsWith(text);
}

/** The largest XML of the archive, whose name depends on the language of the phone; `export_cda.xml` is another format. */
async function exportIn(file: Blob): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number }> {
  const entries = await zipEntries(file);
  const [largest] = entries
    .filter(({ name }) => /\.xml$/i.test(name) && !/cda\.xml$/i.test(name))
    .sort((one, other) => other.packedBytes - one.packedBytes);
  if (!largest) throw new AppleHealthError('not_apple');
  return { stream: await entryStream(file, largest), bytes: largest.packedBytes };
}

/** Safari does not iterate over streams. An error of the stream is one of the file: its data cannot be decompressed. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new AppleHealthError('damaged');
      });
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
