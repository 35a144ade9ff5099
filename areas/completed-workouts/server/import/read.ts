import { decodeText } from '#shell/server/files/table-parsing/decode.ts';
import { parseDelimited } from '#shell/server/files/table-parsing/delimited.ts';
import { FileParseError } from '#shell/server/files/table-parsing/file-parse-error-details.ts';
import { importLimits, type Units } from '../../contract/import.ts';
import type { HistoryParseResult } from '../../rules/import/history.ts';
import { detectLayout } from '../../rules/import/file-layout.ts';
import { parseHistory } from '../../rules/import/parse-history.ts';

/** Input of the worker thread. */
export interface SentFile {
  content: Uint8Array;
  units: Units;
  nowMs: number;
}

/** Problems of the reader besides those of every file. */
export type HistoryRefusal = 'import_too_many_lines';

/** Detects the format by the content, not by the file name. */
export function parseExport({ content, units, nowMs }: SentFile): HistoryParseResult {
  const text = withoutHint(decodeText(content));
  refuseTooManyLines(text);
  return parseHistory(parseDelimited(text, delimiterOf(text)), { units, nowMs });
}

/** Replaces the "sep=;" line of spreadsheets with an empty one, so that line numbers stay. */
function withoutHint(text: string): string {
  return text.replace(/^\ufeff?"?sep=.?"?(?=\r?\n|\r)/i, '');
}

/** Checked before parsing. */
function refuseTooManyLines(text: string): void {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /[^\s;,"]/.test(line)).length;
  if (lines > importLimits.lines) throw new FileParseError<HistoryRefusal>('import_too_many_lines', { lines });
}

/** The delimiter with which the header is one of an export. */
function delimiterOf(text: string): string {
  const heading = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const isExport = (delimiter: string) => detectLayout(parseDelimited(heading, delimiter)[0] ?? []).kind !== 'unknown';
  return [',', ';', '\t'].find(isExport) ?? ',';
}
