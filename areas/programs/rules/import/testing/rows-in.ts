import { formatRow } from '../format-row.ts';
import { type ImportParseResult, rowsOf } from '../parse-result.ts';
import { parseText } from '../text.ts';

/** The rows of all weeks of a pasted text; none when it is not read as a program. */
export function rowsIn(text: string) {
  const result = parseText(text);
  return result.kind === 'read' ? rowsOf(result.weeks) : [];
}

/** The rows of an import as lines, each with its note and, after !, what the coach should check. */
export function readingsOf(result: ImportParseResult): string[] {
  if (result.kind !== 'read') throw new Error(result.kind);
  return rowsOf(result.weeks).map((row) =>
    [
      row.joinsSuperset && '&',
      formatRow({ ...row, info: '' }),
      row.info && `(${row.info})`,
      ...row.notices.map((code) => `!${code}`),
    ]
      .filter(Boolean)
      .join(' '),
  );
}
