import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { FoodFileError, type OnBytes, readText } from './text-file.ts';

export interface Dialect {
  delimiter: string;
  /** False for the export of Open Food Facts, whose quotes are part of the text. */
  hasQuotes: boolean;
}

/** A row with as many cells as the header, or the reason why it has not. */
export type TableRecord = { line: number } & ({ cells: string[] } | { rejected: string; text: string });

interface Parsed {
  record: string[];
  info: { lines: number };
}

const maxRecord = 1_000_000;
const listSize = 500;

/** The records of a delimited file in lists, the header first. A record with too few or too many cells is rejected. */
export async function* readDelimited(
  file: string,
  { delimiter, hasQuotes }: Dialect,
  onBytes?: OnBytes,
): AsyncGenerator<TableRecord[]> {
  const quoting = hasQuotes ? { relax_quotes: true } : { quote: null };
  const source = Readable.from(readText(file, onBytes), { objectMode: true });
  const parser = parse({
    ...quoting,
    delimiter,
    info: true,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecord,
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let width = 0;
  let list: TableRecord[] = [];
  let failure: Error | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      width ||= record.length;
      list.push(recordOf(record, info.lines, width, delimiter));
      if (list.length < listSize) continue;
      yield list;
      list = [];
    }
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('CSV_')) throw error;
    failure = new FoodFileError(`${file} cannot be read to its end: ${(error as Error).message}`);
  } finally {
    source.destroy();
  }
  yield list;
  if (failure) throw failure;
}

/** Spreadsheets add empty cells at the end of a row; they are no fault. */
function recordOf(record: string[], line: number, width: number, delimiter: string): TableRecord {
  const surplus = record.slice(width);
  if (record.length >= width && surplus.every((cell) => cell.trim() === ''))
    return { line, cells: record.slice(0, width) };
  return { line, rejected: `${record.length} columns instead of ${width}`, text: record.join(delimiter) };
}

const delimiters = ['\t', ';', ',', '|'] as const;

/** The delimiter that occurs most in the header line. */
export function delimiterOf(header: string): string {
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
