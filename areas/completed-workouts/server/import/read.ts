import { decodeText } from '#shell/server/files/table-parsing/decode.ts';
import { parseDelimited } from '#shell/server/files/table-parsing/delimited.ts';
import { FileParseError } from '#shell/server/files/table-parsing/file-parse-error-details.ts';
import { importLimits, type Units } from '../../contract/import.ts';
import type { HistoryParseResult } from '../../rules/import/history.ts';
import { detectLayout } from '../../rules/import/file-layout.ts';
import { parseHistory } from '../../rules/import/parse-history.ts';

/** What is sent to the reading thread. */
export interface SentFile {
  content: Uint8Array;
  units: Units;
  nowMs: number;
}

/** What the reader refuses besides what any file is refused for. */
export type HistoryRefusal = 'import_too_many_lines';

/** Reads an export by what is in it, whatever it is called. */
export function parseExport({ content, units, nowMs }: SentFile): HistoryParseResult {
  const text = withoutHint(decodeText(content));
  refuseTooManyLines(text);
  return parseHistory(parseDelimited(text, delimiterOf(text)), { units, nowMs });
}

/** Spreadsheets write "sep=;" first: an empty line in its place leaves the others their numbers. */
function withoutHint(text: string): string {
  return text.replace(/^\ufeff?"?sep=.?"?(?=\r?\n|\r)/i, '');
}

/** Before anything is taken apart. */
function refuseTooManyLines(text: string): void {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /[^\s;,"]/.test(line)).length;
  if (lines > importLimits.lines) throw new FileParseError<HistoryRefusal>('import_too_many_lines', { lines });
}

/** The sign with which the heading is one of an export. */
function delimiterOf(text: string): string {
  const heading = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const isExport = (delimiter: string) => detectLayout(parseDelimited(heading, delimiter)[0] ?? []).kind !== 'unknown';
  return [',', ';', '\t'].find(isExport) ?? ',';
}
