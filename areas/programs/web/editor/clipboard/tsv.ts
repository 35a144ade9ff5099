/** Formats cells as tab-separated text. An apostrophe marks texts that a spreadsheet would read as formulas. */
export function formatTsv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => (line.length === 1 && line[0] === '' ? '""' : line.map(quoted).join('\t'))).join('\n');
}

/** Parses tab-separated cells of a spreadsheet. */
export function parseTsv(text: string): string[][] {
  const lines: string[][] = [[]];
  const source = text.replace(/(?:\r\n|\n|\r)$/, '');
  const field = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  for (let match = field.exec(source); match; match = field.exec(source)) {
    const [, quotedText, unquoted = '', end] = match;
    lines.at(-1)?.push(withoutTextMark(quotedText?.replaceAll('""', '"') ?? unquoted));
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  return lines;
}

function quoted(text: string): string {
  const safe = /^[=@]/.test(text) ? `'${text}` : text;
  return /[\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function withoutTextMark(text: string): string {
  return /^'[=@]/.test(text) ? text.slice(1) : text;
}
