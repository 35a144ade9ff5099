import { parse } from 'csv-parse/sync';

interface Parsed {
  info: { lines: number };
  record: string[];
}

/** The cells of a delimited text, each row at the place of its line: what stands in line 7 is row 6. */
export function parseDelimited(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  for (const { info, record } of records(text, delimiter)) {
    // A row of several lines counts as its last; those before it are empty rows.
    while (rows.length < info.lines - 1) rows.push([]);
    rows.push(record);
  }
  return rows;
}

/** A quote that nobody closes is a sign for inches or seconds: then quotes mean nothing. */
function records(text: string, delimiter: string): Parsed[] {
  const options = { delimiter, info: true, bom: true, relax_column_count: true, skip_empty_lines: true } as const;
  try {
    return parse(text, { ...options, relax_quotes: true }) as unknown as Parsed[];
  } catch {
    return parse(text, { ...options, quote: false }) as unknown as Parsed[];
  }
}
