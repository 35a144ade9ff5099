import { cellsAsLines } from '../../rules/import/cells-as-lines.ts';
import { daysAsLines } from '../../rules/import/day-columns.ts';
import { type Delimiter, delimiterOf } from '../../rules/import/delimiters.ts';
import { parseHeader } from '../../rules/import/columns.ts';
import type { ImportParseResult } from '../../rules/import/parse-result.ts';
import { parseLine } from '../../rules/import/line.ts';
import { parseTable } from '../../rules/import/table.ts';
import { parseText } from '../../rules/import/text.ts';
import { isTrainingLog } from '../../rules/import/training-log.ts';
import { hasAmount } from '../../rules/import/values.ts';
import { importLimits } from '../../contract/import.ts';
import { withoutChatStamps } from '#shell/common/chat-export.ts';
import { decodeText } from '#shell/server/files/table-parsing/decode.ts';
import { parseDelimited } from '#shell/server/files/table-parsing/delimited.ts';
import { FileParseError } from '#shell/server/files/table-parsing/file-parse-error-details.ts';

export interface ImportInput {
  content: Uint8Array;
  /** Whether it is one row that was typed in the editor, with its headings. */
  isTyped: boolean;
}

/** Parses a workbook, a delimited table or plain text. The format is detected from the content, not from the file name. */
export async function parseFile({ content, isTyped }: ImportInput): Promise<ImportParseResult> {
  if (isArchive(content)) {
    const { parseWorkbook: sheetsIn } = await import('./workbook.ts');
    const sheets = await sheetsIn(content);
    if (sheets.some(({ rows }) => isTrainingLog(rows))) return { kind: 'training-log' };
    const [sheet, ...others] = sheets;
    const lines = sheet && others.length === 0 ? daysAsLines(sheet.rows) : null;
    return lines ? parseText(lines.join('\n')) : parseTable(sheets);
  }
  const text = withoutChatStamps(decodeText(content));
  const delimiter = delimiterOf(text);
  // Checked before the limit of lines: splitting a log into several files would not make it a program.
  if (isTrainingLog(parseDelimited(firstLines(text), delimiter ?? ','))) return { kind: 'training-log' };
  assertLineLimit(text);
  const rows = parseDelimited(text, delimiter ?? ',');
  const hasHeader = rows.slice(0, 30).some((row) => parseHeader(row) !== null);
  const lines = hasHeader ? null : ((delimiter && daysAsLines(rows)) ?? cellsAsLines(rows));
  if (lines) return parseText(lines.join('\n'));
  if (!delimiter) return parseText(text);
  return isProse(rows, text, delimiter) ? parseText(text) : parseTable([{ name: null, rows }], isTyped);
}

/** Some of the first lines of a text, enough to detect its kind without parsing a long file. */
function firstLines(text: string): string {
  return text.slice(0, 20_000).split('\n').slice(0, 30).join('\n');
}

function isArchive(content: Uint8Array): boolean {
  return content[0] === 0x50 && content[1] === 0x4b && (content[2] === 3 || content[2] === 5);
}

/**
 * Throws when the text has too many lines. It is checked before parsing, because parsing takes time proportional to the
 * number of lines.
 */
function assertLineLimit(text: string): void {
  const lines = text.split('\n').filter((line) => /[^\s;,|]/.test(line)).length;
  if (lines > importLimits.lines) throw new FileParseError('import_too_many_lines', { lines });
}

/**
 * Whether the delimiters are the punctuation of sentences: no row is a header, and most lines can be parsed as
 * exercises, such as "Squat 4x8, rec 90".
 */
function isProse(rows: readonly string[][], text: string, delimiter: Delimiter): boolean {
  if (delimiter === '\t' || rows.slice(0, 30).some((row) => parseHeader(row) !== null)) return false;
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const parsed = lines.filter((line) => parseLine(line.slice(0, importLimits.lineCharacters)).some(hasAmount));
  return parsed.length > lines.length / 2;
}
