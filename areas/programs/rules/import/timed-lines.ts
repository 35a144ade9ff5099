import { importLimits } from '../../contract/import.ts';
import { isMarkedAsTitle, isSupersetHeading, parseHeadings } from './headings.ts';
import { parseTimedLine } from './line.ts';
import type { BareLoads } from './line-parser.ts';
import { normalizeText } from './normalize.ts';
import type { ParsedRow } from './values.ts';

/**
 * Returns the title of a block, "AMRAP 12 min", of which the exercises are on the lines below: it has none itself, and ends with a colon or
 * is above one with an amount. Null for another line.
 */
export function timedTitle([line = '', below = '']: readonly string[], bareLoads: BareLoads): string | null {
  const title = normalizeText(line).replace(/\s*[:–-]$/, '');
  const alone = parseTimedLine(`${title}: squat`, bareLoads);
  if (alone?.length !== 1 || alone[0]?.name !== 'squat' || parseTimedLine(title, bareLoads)) return null;
  const members = timedRows(title, below, bareLoads);
  return members && (/:$/.test(normalizeText(line)) || members[0]?.info !== '') ? title : null;
}

/** Reads a line below the title of a block as its exercises; null when the block is over. */
export function timedRows(title: string, line: string, bareLoads: BareLoads): ParsedRow[] | null {
  const isOver = parseHeadings(line).length > 0 || isMarkedAsTitle(line) || isSupersetHeading(line);
  return isOver ? null : parseTimedLine(`${title}: ${line.slice(0, importLimits.lineCharacters)}`, bareLoads);
}
