import type { ImportedValues, RowNotice } from '../../contract/import.ts';
import { emptyValues } from './values.ts';

/** Stands where something was read, so that the name before it and the words behind it stay apart. */
export const consumedMarker = '\u0001';

/** What is left of a line, and what was read of it so far. */
export interface LineParser {
  text: string;
  values: ImportedValues;
  notes: string[];
  notices: Set<RowNotice>;
}

export function createLineParser(text: string): LineParser {
  return { text, values: { ...emptyValues }, notes: [], notices: new Set() };
}

/** What a match means: values, something for the note, or null when it means nothing after all. */
export type ParsedValue = (Partial<ImportedValues> & { note?: string }) | null;

/** Takes the first match out of the line and notes what it means. */
export function consume(line: LineParser, pattern: RegExp, meaning: (match: RegExpExecArray) => ParsedValue): boolean {
  const match = pattern.exec(line.text);
  const read = match && meaning(match);
  if (!match || !read) return false;
  const { note, ...values } = read;
  line.text = line.text.slice(0, match.index) + consumedMarker + line.text.slice(match.index + match[0].length);
  line.values = { ...line.values, ...values };
  if (note) {
    line.notes.push(note);
    line.notices.add('kept_as_note');
  }
  return true;
}
