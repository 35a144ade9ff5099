/**
 * Parses the cells of a pasted table as spreadsheets copy them: a cell with the delimiter, a line break or quotes is quoted. A quote inside
 * an unquoted cell, or one that is not closed at its end, is text.
 */
export function parseCells(text: string, delimiter: '\t' | ';' | '|'): string[][] {
  const lines: string[][] = [[]];
  const source = text.replace(/(?:\r\n|\n|\r)$/, '');
  const end = `\\${delimiter}\\r\\n`;
  const field = new RegExp(`(?:"((?:[^"]|"")*)"(?=[${end}]|$)|([^${end}]*))(\\${delimiter}|\\r\\n|\\n|\\r|$)`, 'y');
  for (let match = field.exec(source); match; match = field.exec(source)) {
    const [, quotedText, unquoted = '', ending] = match;
    lines.at(-1)?.push(quotedText?.replaceAll('""', '"') ?? unquoted);
    if (ending === '') break;
    if (ending !== delimiter) lines.push([]);
  }
  return lines;
}
