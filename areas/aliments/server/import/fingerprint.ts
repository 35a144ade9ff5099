import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';

const sampledBytes = 4_000_000;

/**
 * Identifies the content of files by their names, sizes, first and last bytes, without reading all of a large file; `scope` is where
 * the foods go.
 */
export async function fingerprintOf(files: readonly string[], scope: string): Promise<string> {
  const hash = createHash('sha256').update(scope);
  for (const file of files.toSorted()) {
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      hash.update(`${path.basename(file)} ${size}`);
      for (const position of new Set([0, Math.max(0, size - sampledBytes)])) {
        const { buffer, bytesRead } = await handle.read({
          buffer: Buffer.alloc(Math.min(size, sampledBytes)),
          position,
        });
        hash.update(buffer.subarray(0, bytesRead));
      }
    } finally {
      await handle.close();
    }
  }
  return hash.digest('base64url');
}
