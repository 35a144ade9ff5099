import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import type { Sheet } from '../../rules/import/table.ts';
import { importLimits } from '../../contract/import.ts';
import { FileParseError } from '#shell/server/files/table-parsing/file-parse-error-details.ts';

const MB = 1024 * 1024;
const limits = {
  entries: 1000,
  bytes: 50 * MB,
  /** Uncompressed to compressed; sheets of real programs stay below 40. */
  ratio: 200,
  /** Small files may be as empty as they like. */
  ratioFromBytes: 2 * MB,
} as const;

/** The sheets of an XLSX file as text. Formulas count by the value the spreadsheet had stored for them. */
export async function parseWorkbook(content: Uint8Array): Promise<Sheet[]> {
  refuseBomb(content);
  const sheets = await readWorkbook(Buffer.from(content)).catch(() => {
    throw new FileParseError('import_not_a_table');
  });
  return sheets.slice(0, importLimits.sheets).map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(cellText)),
  }));
}

/** First by what the archive declares, then by what really comes out of it, which is counted and thrown away. */
function refuseBomb(content: Uint8Array): void {
  let entries = 0;
  let declared = 0;
  const names: string[] = [];
  try {
    unzipSync(content, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        declared += originalSize;
        names.push(name);
        return false;
      },
    });
  } catch {
    throw new FileParseError('import_damaged');
  }
  refuseTooBig(content, entries, declared);
  if (!names.some((name) => name.startsWith('xl/'))) throw new FileParseError('import_not_a_table');
  countReal(content);
}

function refuseTooBig(content: Uint8Array, entries: number, bytes: number): void {
  const isDense = bytes > limits.ratioFromBytes && bytes / content.length > limits.ratio;
  if (entries > limits.entries || bytes > limits.bytes || isDense) throw new FileParseError('import_too_big_inside');
}

/** In small steps, so that a lying archive is stopped before it has filled the memory. */
function countReal(content: Uint8Array): void {
  let entries = 0;
  let bytes = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    file.ondata = (error, chunk) => {
      // A refusal of ours comes back here as an error of the archive.
      if (error) throw error instanceof FileParseError ? error : new FileParseError('import_damaged');
      bytes += chunk.length;
      refuseTooBig(content, entries, bytes);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const step = 8 * 1024;
  try {
    for (let at = 0; at < content.length; at += step)
      unzip.push(content.subarray(at, at + step), at + step >= content.length);
  } catch (error) {
    throw error instanceof FileParseError ? error : new FileParseError('import_damaged');
  }
}

/**
 * As the coach saw it. A spreadsheet makes a date of "8-10" and a time of day of "1:30": day and month, or hours and
 * minutes, are what had been typed.
 */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number') return String(Math.round(cell * 1000) / 1000);
  return String(cell).slice(0, 2000);
}

const months = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  if (date.getUTCFullYear() < 1901) return `${date.getUTCHours()}:${String(date.getUTCMinutes()).padStart(2, '0')}`;
  return `${date.getUTCDate()}-${months[date.getUTCMonth()]}`;
}
