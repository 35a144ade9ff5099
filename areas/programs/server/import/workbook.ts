import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import type { Sheet } from '../../rules/import/single-cell.ts';
import { importLimits } from '../../contract/import.ts';
import { withFormattedTexts } from './formatted-cells.ts';
import { FileParseError } from '#shell/server/files/table-parsing/file-parse-error-details.ts';

const MB = 1024 * 1024;
const limits = {
  entries: 1000,
  bytes: 50 * MB,
  /** Maximum ratio of uncompressed to compressed size; workbooks with real programs stay below 40. */
  ratio: 200,
  /** Uncompressed size in bytes from which the ratio is checked. */
  ratioFromBytes: 2 * MB,
} as const;

/** Returns the cells of all sheets of an XLSX file as text. A formula has the value stored with it. */
export async function parseWorkbook(content: Uint8Array): Promise<Sheet[]> {
  assertSafeArchive(content);
  const sheets = await sheetsIn(content).catch(() => {
    throw new FileParseError('import_not_a_table');
  });
  return sheets.slice(0, importLimits.sheets).map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(cellText)),
  }));
}

async function sheetsIn(content: Uint8Array) {
  return readWorkbook(Buffer.from(withFormattedTexts(content)));
}

/** Throws for zip bombs: checks the declared sizes first, then the actual ones by decompressing. */
function assertSafeArchive(content: Uint8Array): void {
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
  assertSize(content, entries, declared);
  if (!names.some((name) => name.startsWith('xl/'))) throw new FileParseError('import_not_a_table');
  assertActualSize(content);
}

function assertSize(content: Uint8Array, entries: number, bytes: number): void {
  const isDense = bytes > limits.ratioFromBytes && bytes / content.length > limits.ratio;
  if (entries > limits.entries || bytes > limits.bytes || isDense) throw new FileParseError('import_too_big_inside');
}

/**
 * Throws when the decompressed size exceeds a limit. It decompresses in small steps, so that an archive with false
 * sizes is stopped before it fills the memory.
 */
function assertActualSize(content: Uint8Array): void {
  let entries = 0;
  let bytes = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    file.ondata = (error, chunk) => {
      // `Unzip` passes an error thrown below to this callback again.
      if (error) throw error instanceof FileParseError ? error : new FileParseError('import_damaged');
      bytes += chunk.length;
      assertSize(content, entries, bytes);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const step = 8 * 1024;
  try {
    for (let start = 0; start < content.length; start += step)
      unzip.push(content.subarray(start, start + step), start + step >= content.length);
  } catch (error) {
    throw error instanceof FileParseError ? error : new FileParseError('import_damaged');
  }
}

/**
 * Formats a cell as it was typed. Spreadsheets convert "8-10" to a date and "1:30" to a time of day: day and month, or
 * hours and minutes, restore the typed text. Times with seconds are texts already (`withFormattedTexts`).
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
