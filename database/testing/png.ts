import { crc32, deflateSync } from 'node:zlib';

interface PngFormat {
  width: number;
  height: number;
  bitDepth: 8 | 16;
  isInterlaced?: boolean;
}

/** A PNG with transparent black pixels: small as a file, large when decoded. */
export function pngOfZeros({ width, height, bitDepth, isInterlaced = false }: PngFormat): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rgba = 6;
  header.set([bitDepth, rgba, 0, 0, isInterlaced ? 1 : 0], 8);
  const pixelBytes = (4 * bitDepth) / 8;
  const passes = isInterlaced ? adam7 : ([[0, 0, 1, 1]] as const);
  const sizes = passes.map(([left, top, xStep, yStep]) => {
    const [columns, rows] = [Math.ceil((width - left) / xStep), Math.ceil((height - top) / yStep)];
    return rows * (1 + columns * pixelBytes);
  });
  const bytes = sizes.reduce((total, size) => total + size, 0);
  return Buffer.concat([
    Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** First column, first row, and steps of each pass of an interlaced PNG (ISO/IEC 15948, 8.2). */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function chunk(name: string, content: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, checksum]);
}
