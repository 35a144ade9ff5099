import { decodeText } from '#shell/server/files/table-parsing/decode.ts';
import { parseDelimited } from '#shell/server/files/table-parsing/delimited.ts';
import { FileParseError } from '#shell/server/files/table-parsing/file-parse-error-details.ts';
import { importLimits, type ReadingChoices } from '../../contract/import.ts';
import type { HistoryParseResult } from '../../rules/import/history.ts';
import { detectLayout } from '../../rules/import/file-layout.ts';
import { parseHistory } from '../../rules/import/parse-history.ts';

/** Input of the parser. */
export interface SentFile {
  content: Uint8Array;
  chosen: ReadingChoices;
  nowMs: number;
}

/** Problems that only exports have, besides those of every uploaded file. */
export type HistoryRefusal = 'import_too_many_lines';

/** Parses an export. The format is detected by the content, not by the file name. */
export function parseFile({ content, chosen, nowMs }: SentFile): HistoryParseResult {
  const text = withoutHint(decodeText(content));
  refuseTooManyLines(text);
  return parseHistory(parseDelimited(text, delimiterOf(text)), { chosen, nowMs });
}

/** Replaces the "sep=;" line of spreadsheets with an empty one, so that line numbers stay. */
function withoutHint(text: string): string {
  return text.replace(/^\ufeff?"?sep=.?"?(?=\r?\n|\r)/i, '');
}

/** Throws when the file has too many lines. Called before parsing, which takes longer. */
function refuseTooManyLines(text: string): void {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /[^\s;,"]/.test(line)).length;
  if (lines > importLimits.lines) throw new FileParseError<HistoryRefusal>('import_too_many_lines', { lines });
}

/** Returns the delimiter with which the first lines are those of an export. */
function delimiterOf(text: string): string {
  const [heading = '', first = ''] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const cells = (line: string, delimiter: string) => parseDelimited(line, delimiter)[0] ?? [];
  const isExport = (delimiter: string) =>
    detectLayout(cells(heading, delimiter), cells(first, delimiter)).kind !== 'unknown';
  return [',', ';', '\t'].find(isExport) ?? ',';
}
