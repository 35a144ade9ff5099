import { FileParseError } from './file-parse-error-details.ts';

/**
 * Decodes a text file of undeclared encoding: UTF-8, UTF-16 with a byte order mark, or Windows-1252 as Excel writes it.
 * Throws for other encodings, because guessing would produce wrong letters.
 */
export function decodeText(content: Uint8Array): string {
  const [first, second, third, fourth] = content;
  if (first === 0xff && second === 0xfe && !(third === 0 && fourth === 0)) return decode('utf-16le', content);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', content);
  if (content.includes(0)) throw new FileParseError(isWide(content) ? 'import_encoding' : 'import_not_a_table');
  if (content.some(isControl)) throw new FileParseError('import_not_a_table');
  const utf8 = tryDecode('utf-8', content);
  if (utf8 !== null) return utf8;
  if (!isLikelyWestern(content)) throw new FileParseError('import_encoding');
  return decode('windows-1252', content);
}

function decode(encoding: string, content: Uint8Array): string {
  const text = tryDecode(encoding, content);
  if (text === null) throw new FileParseError('import_encoding');
  return text;
}

function tryDecode(encoding: string, content: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** Whether every second byte is 0: UTF-16 without a byte order mark. */
function isWide(content: Uint8Array): boolean {
  const sample = content.subarray(0, 2000);
  const zeroCounts = [0, 1].map((odd) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  return Math.max(...zeroCounts) > sample.length / 4;
}

function isControl(byte: number): boolean {
  return byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 11;
}

/** Bytes that Windows-1252 does not define. */
const undefinedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * Whether the text is probably Windows-1252. Italian and English words have few accented letters (0xc0 and above); three in
 * a row mean another alphabet. Typographic signs (quotes, dashes, the euro) are between 0x80 and 0x9f.
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
