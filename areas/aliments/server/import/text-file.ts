import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

/** Thrown when a file as a whole cannot be imported; the message is for the person who runs the import. */
export class FoodFileError extends Error {}

export interface Line {
  number: number;
  text: string;
}

/** Called with the number of bytes of the file that were read so far. */
export type OnBytes = (bytes: number) => void;

/** Longer lines are left out, so that a file without line ends does not fill the memory. */
const maxLine = 8_000_000;

const sampleBytes = 1_000_000;

/** The decoded text of a file, which may be compressed with gzip, in pieces. */
export async function* readText(file: string, onBytes?: OnBytes): AsyncGenerator<string> {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  const bytes = (await isGzip(file)) ? source.pipe(createGunzip({ chunkSize: 256 * 1024 })) : source;
  source.on('error', (error) => bytes.destroy(error));
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of bytes) {
      decoder ??= new TextDecoder(await encodingOf(file, chunk as Buffer));
      onBytes?.(source.bytesRead);
      yield decoder.decode(chunk as Buffer, { stream: true });
    }
  } catch (error) {
    const isDamaged = (error as NodeJS.ErrnoException).code?.startsWith('Z_');
    throw isDamaged ? new FoodFileError(`${file} is incomplete or damaged: ${(error as Error).message}`) : error;
  } finally {
    source.destroy();
  }
  if (decoder) yield decoder.decode();
}

/**
 * The lines of a text file, in lists. The text of a line that is too long is empty.
 */
export async function* readLines(file: string, onBytes?: OnBytes): AsyncGenerator<Line[]> {
  let rest = '';
  let isTooLong = false;
  let number = 0;
  for await (const text of readText(file, onBytes)) {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    const lines = parts.map((part, index) => {
      const isCut = index === 0 && isTooLong;
      return { number: ++number, text: isCut ? '' : part.endsWith('\r') ? part.slice(0, -1) : part };
    });
    if (parts.length > 0) isTooLong = false;
    if (rest.length > maxLine) [rest, isTooLong] = ['', true];
    if (lines.length > 0) yield lines;
  }
  if (rest !== '' || isTooLong) yield [{ number: number + 1, text: isTooLong ? '' : rest }];
}

/** The first lines of a text file. */
export async function firstLines(file: string, count: number): Promise<Line[]> {
  const found: Line[] = [];
  for await (const lines of readLines(file)) {
    found.push(...lines);
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

export async function firstBytes(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(length), length, position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function isGzip(file: string): Promise<boolean> {
  const [first, second] = await firstBytes(file, 2);
  return first === 0x1f && second === 0x8b;
}

/**
 * UTF-16 by its byte order mark, else what an XML declaration names, else UTF-8, else Windows-1252 as Excel writes it. Throws for
 * bytes that are no text.
 */
async function encodingOf(file: string, chunk: Buffer): Promise<string> {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  if (chunk.subarray(0, 4096).includes(0)) throw new FoodFileError(`${file} is not a text file`);
  const declared = /^\uFEFF?<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(
    chunk.subarray(0, 200).toString('latin1').replace('ï»¿', ''),
  );
  if (declared?.[1]) return declared[1];
  const sample = (await isGzip(file)) ? chunk : await firstBytes(file, sampleBytes);
  return isUtf8(sample) ? 'utf-8' : 'windows-1252';
}

/** Whether the bytes are UTF-8; a letter that is cut at the end counts. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
