import type { ImportedValues, RowNotice } from '../../contract/import.ts';
import { emptyValues } from './values.ts';

/** Replaces consumed text, so that the text before and after it stays separate. */
export const consumedMarker = '\u0001';

/** State of the parser of one line. */
export interface LineParser {
  /** Text that is not consumed yet, with markers for the consumed parts. */
  text: string;
  values: ImportedValues;
  notes: string[];
  notices: Set<RowNotice>;
  bareLoads: BareLoads;
}

/**
 * When a number without a unit behind the repetitions is the load in kg. `typed`: in the editor, which shows what was read. `beside-kg`:
 * other lines of the text have loads in kg. `alone`: in other pasted texts, where it may be the rest.
 */
export type BareLoads = 'typed' | 'beside-kg' | 'alone';

export function createLineParser(text: string, bareLoads: BareLoads = 'alone'): LineParser {
  return { text, values: { ...emptyValues }, notes: [], notices: new Set(), bareLoads };
}

/** Values of a match, with text for the note and why it is there; null when the match is not valid. */
export type ParsedValue = (Partial<ImportedValues> & { note?: string; notice?: RowNotice }) | null;

/** Consumes the first match of the pattern and stores its values. Returns false when there is no valid match. */
export function consume(line: LineParser, pattern: RegExp, parse: (match: RegExpExecArray) => ParsedValue): boolean {
  const match = pattern.exec(line.text);
  const parsed = match && parse(match);
  if (!match || !parsed) return false;
  const { note, notice = 'kept_as_note', ...values } = parsed;
  line.text = line.text.slice(0, match.index) + consumedMarker + line.text.slice(match.index + match[0].length);
  line.values = { ...line.values, ...values };
  if (note) {
    line.notes.push(note);
    line.notices.add(notice);
  }
  return true;
}
