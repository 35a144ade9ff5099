import { decoded } from '#shell/server/files/tables/decode.ts';
import { rowsIn } from '#shell/server/files/tables/delimited.ts';
import { Unreadable } from '#shell/server/files/tables/refusal.ts';
import { importLimits, type Units } from '../../contract/import.ts';
import type { ReadHistory } from '../../rules/import/history.ts';
import { layoutOf } from '../../rules/import/layout.ts';
import { readHistory } from '../../rules/import/read-history.ts';

/** What is sent to the reading thread. */
export interface SentFile {
  content: Uint8Array;
  units: Units;
  nowMs: number;
}

/** What the reader refuses besides what any file is refused for. */
export type HistoryRefusal = 'import_too_many_lines';

/** Reads an export by what is in it, whatever it is called. */
export function readExport({ content, units, nowMs }: SentFile): ReadHistory {
  const text = withoutHint(decoded(content));
  refuseTooManyLines(text);
  return readHistory(rowsIn(text, delimiterOf(text)), { units, nowMs });
}

/** Spreadsheets write "sep=;" first: an empty line in its place leaves the others their numbers. */
function withoutHint(text: string): string {
  return text.replace(/^\ufeff?"?sep=.?"?(?=\r?\n|\r)/i, '');
}

/** Before anything is taken apart. */
function refuseTooManyLines(text: string): void {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /[^\s;,"]/.test(line)).length;
  if (lines > importLimits.lines) throw new Unreadable<HistoryRefusal>('import_too_many_lines', { lines });
}

/** The sign with which the heading is one of an export. */
function delimiterOf(text: string): string {
  const heading = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const isExport = (delimiter: string) => layoutOf(rowsIn(heading, delimiter)[0] ?? []).kind !== 'unknown';
  return [',', ';', '\t'].find(isExport) ?? ',';
}
