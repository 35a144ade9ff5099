import { type ClientListPreview, clientImportLimits, type ListedColumn } from '../../contract/import.ts';
import { parseClientHeader } from '../../rules/import/headings.ts';
import { clientsInLine, lineColumns, lineDelimiter } from '../../rules/import/line.ts';
import { parseClientTable } from '../../rules/import/table.ts';
import { decodeText } from '#shell/server/files/table-parsing/decode.ts';
import { parseDelimited } from '#shell/server/files/table-parsing/delimited.ts';
import { FileParseError } from '#shell/server/files/table-parsing/file-parse-error-details.ts';

/** Reasons of this import, besides those of every file. */
export type ClientListErrorCode = 'import_empty' | 'import_too_many_rows';

const delimiters = ['\t', ';', ',', '|'] as const;
/** Lines in which a header is looked for: exports put a title and empty lines above it. */
const headerLines = 8;
/** A longer cell of a list without a header is cut, because expressions search it for addresses. */
const searchedCharacters = 2000;

/** Parses a table with a header, or a list with one client or several recipients of a mail in each line. */
export function parseFile(content: Uint8Array): ClientListPreview {
  const text = decodeText(content);
  const columns = parseTable(text) ?? lineColumns(parseLines(text));
  const rows = columns[0]?.cells.length ?? 0;
  if (rows === 0) throw new FileParseError<ClientListErrorCode>('import_empty');
  if (rows > clientImportLimits.rows)
    throw new FileParseError<ClientListErrorCode>('import_too_many_rows', { rows, limit: clientImportLimits.rows });
  const cut = (cell: string) => cell.slice(0, clientImportLimits.cellCharacters);
  return {
    columns: columns.map(({ heading, content: contains, cells }) => ({
      heading: heading && cut(heading),
      content: contains,
      cells: cells.map(cut),
    })),
  };
}

/** Null without a header. Of several delimiters the one is right whose header names most columns. */
function parseTable(text: string): ListedColumn[] | null {
  const start = text.split(/\r\n|\r|\n/, headerLines).join('\n');
  const best = delimiters
    .map((delimiter) => ({ delimiter, known: knownColumns(parseDelimited(start, delimiter)) }))
    .toSorted((one, other) => other.known - one.known)[0];
  if (!best || best.known === 0) return null;
  const rows = parseDelimited(text, best.delimiter);
  const at = rows.findIndex((row) => parseClientHeader(row) !== null);
  const header = rows[at] ?? [];
  const columns = parseClientHeader(header);
  return columns && parseClientTable(columns, header, rows.slice(at + 1));
}

function knownColumns(rows: readonly string[][]): number {
  const header = rows.map(parseClientHeader).find((columns) => columns !== null);
  return header?.filter((column) => column !== null).length ?? 0;
}

function parseLines(text: string) {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const delimiter = lineDelimiter(line);
    const cells = parseDelimited(line, delimiter).at(-1) ?? [];
    return clientsInLine(
      cells.map((cell) => cell.slice(0, searchedCharacters)),
      delimiter,
    );
  });
}
