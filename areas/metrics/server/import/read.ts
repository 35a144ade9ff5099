import { decodeText } from '#shell/server/files/table-parsing/decode.ts';
import { parseDelimited } from '#shell/server/files/table-parsing/delimited.ts';
import { FileParseError } from '#shell/server/files/table-parsing/file-parse-error-details.ts';
import { importLimits } from '../../contract/import.ts';
import { readTable, type TableContent, type TableResult } from '../../rules/import/read-table.ts';
import type { TableOptions, TableValue } from '../../rules/import/table.ts';
import { v5 } from 'uuid';

/** Input of the parser. */
export interface SentTable extends TableOptions {
  content: Uint8Array;
  clientId: string;
}

/** With the id that a value has in every file of the client, so that importing again changes it and adds none. */
export type IdentifiedValue = TableValue & { sourceId: string };
export type ReadMeasurements = Omit<TableContent, 'values'> & { values: IdentifiedValue[] };
export type ReadFile = ReadMeasurements | Exclude<TableResult, TableContent>;

/** Problems that only these files have, besides those of every uploaded file. */
export type TableRefusal = 'import_too_many_lines';

/** Parses a table of measurements. */
export function parseFile({ content, clientId, ...options }: SentTable): ReadFile {
  const text = decodeText(content).replace(/^\ufeff?"?sep=.?"?(?=\r?\n|\r)/i, '');
  // Before parsing, which takes longer.
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /[^\s;,"]/.test(line));
  if (lines.length > importLimits.lines)
    throw new FileParseError<TableRefusal>('import_too_many_lines', { lines: lines.length });
  const read = readTable(parseDelimited(text, delimiterOf(lines[0] ?? '')), options);
  if (read.kind !== 'values') return read;
  const values = read.values.map((value) => ({ ...value, sourceId: v5(`measurement ${value.key}`, clientId) }));
  return { ...read, values };
}

/** The sign that divides the header into the most columns; a comma in `Peso, kg;Data` is part of a name. */
function delimiterOf(header: string): string {
  const counts = [';', '\t', ','].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  const [most] = counts.sort((one, other) => other.count - one.count);
  return most?.delimiter ?? ',';
}
