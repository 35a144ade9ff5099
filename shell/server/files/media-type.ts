import type { MediaType } from '#shell/common/files.ts';

/** As many first bytes as `typeOf` wants to see. */
export const magicBytes = 64;

/** By its first bytes: neither the name nor what the browser says decides. */
export function detectMediaType(content: Buffer): MediaType | null {
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (wordAt(content, 0) === 'RIFF' && wordAt(content, 8) === 'WEBP') return 'image/webp';
  if (wordAt(content, 4) === 'ftyp') return ofBrand(wordAt(content, 8));
  if (content.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) && isWebm(content)) return 'video/webm';
  return null;
}

/** Pictures of phones (HEIC, AVIF) begin like an MP4: the brand tells them apart. */
function ofBrand(brand: string): MediaType | null {
  if (brand === 'qt  ') return 'video/quicktime';
  return /^(isom|iso\d|mp4\d|avc1|M4V |M4VH|M4VP|MSNV|dash|3gp\d|mmp4|f4v )$/.test(brand) ? 'video/mp4' : null;
}

/** A Matroska file that says so in its head; another of that family is not played by browsers. */
function isWebm(content: Buffer): boolean {
  return content.subarray(0, magicBytes).includes('webm', 0, 'latin1');
}

function wordAt(content: Buffer, place: number): string {
  return content.subarray(place, place + 4).toString('latin1');
}
