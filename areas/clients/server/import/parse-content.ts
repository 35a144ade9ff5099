import { type ClientListPreview, clientImportLimits, type ListedClient } from '../../contract/import.ts';
import { parseClientHeader } from '../../rules/import/headings.ts';
import { clientsInLine, lineDelimiter } from '../../rules/import/line.ts';
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
export function parseContent(content: Uint8Array): ClientListPreview {
  const text = decodeText(content);
  const { clients, unusedColumns } = parseTable(text) ?? { clients: parseLines(text), unusedColumns: [] };
  if (clients.length === 0) throw new FileParseError<ClientListErrorCode>('import_empty');
  if (clients.length > clientImportLimits.rows)
    throw new FileParseError<ClientListErrorCode>('import_too_many_rows', {
      rows: clients.length,
      limit: clientImportLimits.rows,
    });
  return { clients: clients.map(shortened), unusedColumns: unusedColumns.slice(0, 50).map(cut) };
}

/** Null without a header. Of several delimiters the one is right whose header names most columns. */
function parseTable(text: string): ClientListPreview | null {
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

function parseLines(text: string): ListedClient[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const delimiter = lineDelimiter(line);
    const cells = parseDelimited(line, delimiter).at(-1) ?? [];
    return clientsInLine(
      cells.map((cell) => cell.slice(0, searchedCharacters)),
      delimiter,
    );
  });
}

function shortened(client: ListedClient): ListedClient {
  const { name, email, phone, birthDate, type } = client;
  return { name: cut(name), email: cut(email), phone: cut(phone), birthDate: cut(birthDate), type: cut(type) };
}

function cut(text: string): string {
  return text.slice(0, clientImportLimits.cellCharacters);
}
