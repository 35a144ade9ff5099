import type { KnownMediaType } from '#shell/common/files.ts';

/** Number of leading bytes that `detectMediaType` reads. */
export const magicBytes = 64;

/** Detects the media type by the first bytes, not by the name of the file or the type that the browser sends. */
export function detectMediaType(content: Buffer): KnownMediaType | null {
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (textAt(content, 0) === 'RIFF' && textAt(content, 8) === 'WEBP') return 'image/webp';
  if (textAt(content, 4) === 'ftyp') return videoOfBrand(textAt(content, 8));
  if (content.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) && isWebm(content)) return 'video/webm';
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  return null;
}

/**
 * The media type by the brand of the file header. HEIC and AVIF images begin like an MP4 video and differ only in the
 * brand.
 */
function videoOfBrand(brand: string): KnownMediaType | null {
  if (brand === 'qt  ') return 'video/quicktime';
  return /^(isom|iso\d|mp4\d|avc1|M4V |M4VH|M4VP|MSNV|dash|3gp\d|mmp4|f4v )$/.test(brand) ? 'video/mp4' : null;
}

/** Whether the header of a Matroska file has the type WebM; browsers do not play other Matroska files. */
function isWebm(content: Buffer): boolean {
  return content.subarray(0, magicBytes).includes('webm', 0, 'latin1');
}

function textAt(content: Buffer, offset: number): string {
  return content.subarray(offset, offset + 4).toString('latin1');
}
