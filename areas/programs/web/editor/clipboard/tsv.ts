import { parseCells } from '#shell/common/parse-cells.ts';

/** Formats cells as tab-separated text. An apostrophe marks texts that a spreadsheet would read as formulas. */
export function formatTsv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => (line.length === 1 && line[0] === '' ? '""' : line.map(quoted).join('\t'))).join('\n');
}

/** Parses tab-separated cells of a spreadsheet. */
export function parseTsv(text: string): string[][] {
  return parseCells(text, '\t').map((line) => line.map(withoutTextMark));
}

function quoted(text: string): string {
  const safe = /^[=@]/.test(text) ? `'${text}` : text;
  return /[\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function withoutTextMark(text: string): string {
  return /^'[=@]/.test(text) ? text.slice(1) : text;
}
