import { parse } from 'csv-parse/sync';

interface ParsedLine {
  info: { lines: number };
  record: string[];
}

/** The cells of a delimited text. The index of a row is its line number minus 1, so that messages can name the line. */
export function parseDelimited(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  for (const { info, record } of records(text, delimiter)) {
    // A record that spans several lines is put at its last line; empty rows precede it.
    while (rows.length < info.lines - 1) rows.push([]);
    rows.push(record);
  }
  return rows;
}

/** An unclosed quote is a sign for inches or seconds: the text is then parsed without quoting. */
function records(text: string, delimiter: string): ParsedLine[] {
  const options = { delimiter, info: true, bom: true, relax_column_count: true, skip_empty_lines: true } as const;
  try {
    return parse(text, { ...options, relax_quotes: true }) as unknown as ParsedLine[];
  } catch {
    return parse(text, { ...options, quote: false }) as unknown as ParsedLine[];
  }
}
