import { AppleHealthError } from '../../../rules/import/apple-values.ts';

interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  /** Position of the local header. */
  offset: number;
}

const MB = 1024 * 1024;
const limits = {
  /** Of the list of files at the end of the archive. An export has a few hundred files. */
  directoryBytes: 20 * MB,
  entries: 50_000,
} as const;

const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 };
const maxCommentBytes = 65_535;
/** Written in a field of 32 bits whose value is in the extra field of 64 bits. */
const in64 = 0xffffffff;

/** The files of an archive, from the list at its end, so that nothing else is read. Throws for what is no complete archive. */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const { start, bytes } = await directoryOf(file);
  if (bytes > limits.directoryBytes || start + bytes > file.size) throw new AppleHealthError('damaged');
  const view = await viewOf(file, start, bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= view.byteLength && entries.length < limits.entries; ) {
    if (view.getUint32(at, true) !== signatures.entry) throw new AppleHealthError('damaged');
    const [nameBytes, extraBytes] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const next = at + 46 + nameBytes + extraBytes + view.getUint16(at + 32, true);
    if (next > view.byteLength) throw new AppleHealthError('damaged');
    entries.push(entryAt(view, at, { nameBytes, extraBytes }));
    at = next;
  }
  return entries;
}

/** The content of an entry while it is decompressed. The caller limits how much it reads. */
export async function entryStream(file: Blob, entry: ZipEntry): Promise<ReadableStream<Uint8Array>> {
  const { method, offset, packedBytes } = entry;
  const header = await viewOf(file, offset, 30);
  if (header.getUint32(0, true) !== signatures.local) throw new AppleHealthError('damaged');
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + packedBytes > file.size) throw new AppleHealthError('cut');
  const packed = file.slice(start, start + packedBytes).stream();
  if (method === 0) return packed;
  if (method !== 8) throw new AppleHealthError('damaged');
  return packed.pipeThrough(new DecompressionStream('deflate-raw'));
}

/** Where the list of files is: the record at the end of the archive, or that of an archive above 4 GB before it. */
async function directoryOf(file: Blob): Promise<{ start: number; bytes: number }> {
  const tailBytes = Math.min(file.size, maxCommentBytes + 22);
  const tail = await viewOf(file, file.size - tailBytes, tailBytes);
  for (let at = tailBytes - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) !== signatures.end) continue;
    const found = { start: tail.getUint32(at + 16, true), bytes: tail.getUint32(at + 12, true) };
    if (found.start !== in64 && found.bytes !== in64) return found;
    if (at < 20 || tail.getUint32(at - 20, true) !== signatures.locator64) throw new AppleHealthError('damaged');
    const record = await viewOf(file, Number(tail.getBigUint64(at - 12, true)), 56);
    if (record.getUint32(0, true) !== signatures.end64) throw new AppleHealthError('damaged');
    return { start: Number(record.getBigUint64(48, true)), bytes: Number(record.getBigUint64(40, true)) };
  }
  // The list is at the end, so an archive that was cut off has none.
  throw new AppleHealthError('cut');
}

function entryAt(view: DataView, at: number, length: { nameBytes: number; extraBytes: number }): ZipEntry {
  const nameStart = at + 46;
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, nameStart, length.nameBytes));
  let [packedBytes, offset] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
  // The extra field has the sizes that do not fit into 32 bits, in the order of the fields.
  const wide = [view.getUint32(at + 24, true), packedBytes, offset].map((value) => value === in64);
  const extra = extra64(view, nameStart + length.nameBytes, length.extraBytes);
  let index = wide[0] ? 1 : 0;
  if (wide[1]) packedBytes = extra[index++] ?? in64;
  if (wide[2]) offset = extra[index] ?? in64;
  return { name, method: view.getUint16(at + 10, true), packedBytes, offset };
}

function extra64(view: DataView, start: number, bytes: number): number[] {
  for (let at = start; at + 4 <= start + bytes; at += 4 + view.getUint16(at + 2, true)) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) !== 1 || at + 4 + size > start + bytes) continue;
    return Array.from({ length: Math.floor(size / 8) }, (_, index) =>
      Number(view.getBigUint64(at + 4 + index * 8, true)),
    );
  }
  return [];
}

async function viewOf(file: Blob, start: number, bytes: number): Promise<DataView> {
  if (start < 0 || start + bytes > file.size) throw new AppleHealthError('damaged');
  return new DataView(await file.slice(start, start + bytes).arrayBuffer());
}
