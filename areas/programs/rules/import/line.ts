import { looksLikeFormula, plain } from './plain.ts';
import { readAmount } from './read-amount.ts';
import { readBareTempo, readEffort, readPause, readTempo } from './read-effort.ts';
import { readLoad } from './read-load.ts';
import { gap, type Unread, unread } from './unread.ts';
import { noValues, type ReadRow, saysHowMuch, saysSomething } from './values.ts';

const longestName = 120;
const bullet = /^(?:[-*•·▪◦‣–]|\d{1,2}[.)](?!\d))\s+/;
const leadingPlus = /^\+\s+(?=\p{L})/u;
const mark = /^\(?([A-Z])(\d{1,2})?(?:\s*[).:]\s*|(?<=\d)\s*-?\s+)(?=\S)/;
const note = /(?:^|\s)(?:note?|nota|n\.b\.|nb)\s*:\s*(.*)$/iu;

/**
 * Reads one line as a coach types it: "A1) Squat 4x8 @80kg RIR 2 rec 90" note: lento". Exercises joined by + come back
 * as several, the further ones `joins`. A line without figures comes back as a name alone.
 */
export function readLine(typed: string): ReadRow[] {
  if (looksLikeFormula(typed) && !/^\s*[-+]\s/.test(typed)) return [{ ...nameOnly(typed), notices: ['formula'] }];
  const joins = leadingPlus.test(plain(typed));
  const [text, words] = withoutNote(plain(typed).replace(leadingPlus, '').replace(bullet, ''));
  const rows = exercisesIn(text).map((part, index) => ({ ...readExercise(part), joins: index > 0 || joins }));
  const last = rows.at(-1);
  if (last && words) last.info = [last.info, words].filter(Boolean).join(' · ');
  return withSharedAmounts(rows);
}

function withoutNote(text: string): [string, string] {
  const found = note.exec(text);
  return found ? [text.slice(0, found.index), (found[1] ?? '').trim()] : [text, ''];
}

const nextMarked = /\s*[/+&]\s*(?=[A-Z]\d{1,2}\s*[).:-]?\s+\p{L})/u;
const joined = /\s\+\s(?=\p{L}{3})(?!(?:amrap|max|drop|rest|back|rir|rpe|tut|cedimento|fermo)(?![\p{L}]))/iu;

/** "A1 Panca 3x8 / A2 Rematore 3x8" and "Panca + Rematore 3x10" hold two; a + in brackets joins nothing. */
function exercisesIn(text: string): string[] {
  if (/\([^)]*\+[^)]*\)/.test(text)) return [text];
  return text.split(nextMarked).flatMap((part) => part.split(joined));
}

function readExercise(text: string): ReadRow {
  const marked = mark.exec(text);
  const line = unread(marked ? text.slice(marked[0].length) : text);
  readTempo(line);
  readPause(line);
  readEffort(line);
  readLoad(line);
  readAmount(line);
  readBareTempo(line);
  return { ...named(line), mark: marked ? `${marked[1]}${marked[2] ?? ''}` : '', joins: false };
}

const connecting = /^(?:a|ad|al|alla|ai|col|con|da|di|per|x|e|at|with|of|for|and|cad|serie|sets?|rip|reps?)$/i;

/** The first words are the name, wherever the figures stand; all the others are a note. */
function named({ text, values, notes, notices }: Unread): Omit<ReadRow, 'mark' | 'joins'> {
  const parts = text
    .split(gap)
    .map(trimmed)
    .filter((part) => part !== '' && !connecting.test(part));
  const name = parts[0] ?? '';
  const info = [...parts.slice(1).map(withoutBrackets), ...notes].filter(Boolean).join(' · ');
  if (name.length > longestName) notices.add('cut');
  return { ...values, info, name: name.slice(0, longestName).trim(), notices: [...notices] };
}

function trimmed(part: string): string {
  const inside = part.replace(/\(\s*[,;·-]*\s*\)/g, '').trim();
  const start = inside.replace(/^[\s,;:|/.·@=-]+/, '');
  const end = start.replace(/[\s,;:|/.·@=-]+$/, '');
  const opened = end.split('(').length - end.split(')').length;
  return (
    opened > 0 ? end.replace(/\(\s*([^()]*)$/, '$1') : opened < 0 ? end.replace(/^([^()]*)\)/, '$1') : end
  ).trim();
}

function withoutBrackets(part: string): string {
  return part.replace(/^\((.*)\)$/, '$1').trim();
}

/** "Panca + Rematore 3x10": who says nothing does the same as the others of the line. */
function withSharedAmounts(rows: ReadRow[]): ReadRow[] {
  const said = rows.find(saysHowMuch);
  if (rows.length < 2 || !said) return rows;
  const { type, sets, reps, value } = said;
  return rows.map((row) => (saysSomething(row) ? row : { ...row, type, sets, reps, value }));
}

/** A row that is only a name, for lines nobody could read. */
export function nameOnly(text: string): ReadRow {
  return { ...noValues, name: plain(text).slice(0, longestName).trim(), mark: '', joins: false, notices: [] };
}
