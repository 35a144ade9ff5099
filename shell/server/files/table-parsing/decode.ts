import { FileParseError } from './file-parse-error-details.ts';

/**
 * The text of a file whose encoding nobody declares: UTF-8, UTF-16 with its mark, or Windows-1252 as Excel writes it.
 * Anything else is refused rather than shown with wrong letters.
 */
export function decodeText(content: Uint8Array): string {
  const [first, second, third, fourth] = content;
  if (first === 0xff && second === 0xfe && !(third === 0 && fourth === 0)) return strictly('utf-16le', content);
  if (first === 0xfe && second === 0xff) return strictly('utf-16be', content);
  if (content.includes(0)) throw new FileParseError(isWide(content) ? 'import_encoding' : 'import_not_a_table');
  if (content.some(isControl)) throw new FileParseError('import_not_a_table');
  const utf8 = tried('utf-8', content);
  if (utf8 !== null) return utf8;
  if (!isLikelyWestern(content)) throw new FileParseError('import_encoding');
  return strictly('windows-1252', content);
}

function strictly(encoding: string, content: Uint8Array): string {
  const text = tried(encoding, content);
  if (text === null) throw new FileParseError('import_encoding');
  return text;
}

function tried(encoding: string, content: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** Every second byte empty: letters of two bytes without the mark that says in which order. */
function isWide(content: Uint8Array): boolean {
  const sample = content.subarray(0, 2000);
  const empty = [0, 1].map((odd) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  return Math.max(...empty) > sample.length / 4;
}

function isControl(byte: number): boolean {
  return byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 11;
}

/** Bytes Windows-1252 gives no letter. */
const undefinedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * Italian and English words have accents here and there; three such letters in a row are words of another alphabet.
 * Typographic signs (quotes, dashes, the euro) stand between 0x80 and 0x9f.
 */
function isLikelyWestern(content: Uint8Array): boolean {
  let run = 0;
  for (const byte of content) {
    if (undefinedIn1252.has(byte)) return false;
    run = byte >= 0xc0 ? run + 1 : 0;
    if (run >= 3) return false;
  }
  return true;
}
