import type { RowNotice } from '../../contract/import.ts';
import { isLoad } from '../amounts.ts';
import { isPairOfLoads, loadPerHand } from '../paired-loads.ts';
import { targetsBySet } from '../set-targets.ts';
import { normalizeText } from './normalize.ts';
import type { ParsedRow } from './values.ts';

const dropWord = /(?<!\p{L})(?:drop\s?-?\s?(?:sets?)?|dropsets?|stripping|strip\s?sets?|(?:a\s)?scalare)(?!\p{L})/iu;
const pausedWord = /(?<!\p{L})(?:clusters?|rest[-\s]?pause|myo(?:[-\s]?reps?)?)(?!\p{L})/iu;

/**
 * Reads what one set consists of: the load of two dumbbells as that of one hand, and repetitions in parts with as many loads as a drop
 * set, 10+8+6 at 40-30-20 as 40+30+20 kg. The words of the name and the note decide; without one the row is marked.
 */
export function withSetParts(row: ParsedRow): ParsedRow {
  const nameAndNote = `${row.name} ${row.info}`;
  const { changes, notices } = dropWord.test(nameAndNote)
    ? changesOfDropSet(row)
    : changesWithoutWord(row, nameAndNote);
  const read = { ...row, ...changes };
  const isUnread = /\d/.test(read.weight) && !isLoad(read.weight);
  const added: RowNotice[] = [...notices, ...(isUnread ? ['load_unread' as const] : [])];
  return { ...read, notices: [...new Set([...row.notices, ...added])] };
}

interface Changes {
  changes: Partial<Pick<ParsedRow, 'reps' | 'weight'>>;
  notices: RowNotice[];
}

const unchanged: Changes = { changes: {}, notices: [] };

function changesWithoutWord(row: ParsedRow, nameAndNote: string): Changes {
  const perHand = changesPerHand(row.weight, row.name);
  if (perHand !== null) return perHand;
  if (isPairOfLoads(row.weight)) return { changes: {}, notices: ['per_hand'] };
  const reps = partsOf(row.reps, /\s*\+\s*/);
  const loads = fallingLoads(row.weight);
  if (
    row.type !== 'reps' ||
    reps.length < 2 ||
    loads.length < 2 ||
    pausedWord.test(nameAndNote) ||
    isInParts(row.weight)
  )
    return unchanged;
  // Equal parts are those of a cluster, which may have a load for each set.
  const areEqual = reps.every((one) => one === reps[0]);
  const mayBeBySet = row.sets === null || row.sets === loads.length;
  const isDrop = reps.length === loads.length && !(areEqual && mayBeBySet);
  return {
    changes: isDrop ? { weight: dropText(row.weight, loads) } : {},
    notices: isDrop && !areEqual && !mayBeBySet ? [] : ['in_parts'],
  };
}

/**
 * Reads two equal loads as that of one hand once the exercise that was matched or chosen is one with dumbbells or kettlebells, whatever
 * the name in the text says.
 */
export function withLoadOfExercise<Row extends Pick<ParsedRow, 'weight' | 'notices'>>(
  row: Row,
  exerciseName: string,
): Row {
  const read = changesPerHand(row.weight, exerciseName);
  if (read === null || read.changes.weight === row.weight) return row;
  const notices = row.notices.filter((notice) => notice !== 'load_unread');
  return { ...row, ...read.changes, notices: [...new Set([...notices, ...read.notices])] };
}

function changesPerHand(weight: string, exerciseName: string): Changes | null {
  const perHand = loadPerHand(weight, exerciseName);
  if (perHand === null) return null;
  const isWritten = /\p{L}{3}|cad|ea/iu.test(weight.replace(/kgs?|lbs?/gi, ''));
  return { changes: { weight: perHand }, notices: isWritten ? [] : ['per_hand'] };
}

function changesOfDropSet(row: ParsedRow): Changes {
  const loads = fallingLoads(row.weight);
  if (row.type !== 'reps' || isInParts(row.weight)) return unchanged;
  const isList = targetsBySet(row.reps) !== null;
  const reps = partsOf(row.reps, isList ? /\s*[-/]\s*/ : /\s*\+\s*/);
  if (reps.length < 2) return loads.length < 2 ? unchanged : { changes: {}, notices: ['in_parts'] };
  if (reps.length !== loads.length) return { changes: {}, notices: ['in_parts'] };
  // Three repetitions and loads in three sets may be those of each set.
  if (isList && row.sets === loads.length) return { changes: {}, notices: ['in_parts'] };
  return { changes: { reps: reps.join('+'), weight: dropText(row.weight, loads) }, notices: [] };
}

function partsOf(text: string, separator: RegExp): string[] {
  const parts = text.trim().split(separator);
  return parts.every((part) => /^\d{1,3}$/.test(part)) ? parts : [];
}

/** The loads of a text such as `40-30-20 kg`, each less than the one before; empty for any other text. */
function fallingLoads(text: string): string[] {
  const written = normalizeText(text).replace(/\s*kgs?(?=\s*(?:[-/+,]|$))/gi, '');
  const loads = written.split(/\s*[-/+]\s*|,\s+/);
  const numbers = loads.map((load) => (/^\d{1,3}(?:[.,]\d{1,2})?$/.test(load) ? Number(load.replace(',', '.')) : NaN));
  return numbers.every((load, index) => (index === 0 ? load > 0 : load < (numbers[index - 1] ?? 0))) ? loads : [];
}

function isInParts(weight: string): boolean {
  return /\d\s*(?:kg)?\s*\+\s*\d/i.test(weight);
}

function dropText(weight: string, loads: readonly string[]): string {
  return /kg/i.test(weight) ? `${loads.join('+')} kg` : loads.join('+');
}
