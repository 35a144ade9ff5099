import { looksLikeFormula, normalizeText } from './normalize.ts';
import { parseAmount } from './parse-amount.ts';
import { parseUnmarkedTempo, parseEffort, parseRest, parseTempo } from './parse-effort.ts';
import { parseLoad } from './parse-load.ts';
import { consumedMarker, type LineParser, createLineParser } from './line-parser.ts';
import { emptyValues, type ParsedRow, hasAmount, hasValues } from './values.ts';

const maxNameLength = 120;
const bullet = /^(?:[-*•·▪◦‣–]|\d{1,2}[.)](?!\d))\s+/;
const leadingPlus = /^\+\s+(?=\p{L})/u;
const supersetMark = /^\(?([A-Z])(\d{1,2})?(?:\s*[).:]\s*|(?<=\d)\s*-?\s+)(?=\S)/;
const note = /(?:^|\s)(?:note?|nota|n\.b\.|nb)\s*:\s*(.*)$/iu;

/**
 * Reads one line as a coach types it: "A1) Squat 4x8 @80kg RIR 2 rec 90" note: lento". Exercises joined by + come back
 * as several, the further ones `joins`. A line without figures comes back as a name alone.
 */
export function parseLine(typed: string): ParsedRow[] {
  if (looksLikeFormula(typed) && !/^\s*[-+]\s/.test(typed)) return [{ ...nameOnly(typed), notices: ['formula'] }];
  const joins = leadingPlus.test(normalizeText(typed));
  const [text, words] = withoutNote(normalizeText(typed).replace(leadingPlus, '').replace(bullet, ''));
  const rows = exercisesIn(text).map((part, index) => ({ ...readExercise(part), joinsSuperset: index > 0 || joins }));
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

function readExercise(text: string): ParsedRow {
  const marked = supersetMark.exec(text);
  const line = createLineParser(marked ? text.slice(marked[0].length) : text);
  parseTempo(line);
  parseRest(line);
  parseEffort(line);
  parseLoad(line);
  parseAmount(line);
  parseUnmarkedTempo(line);
  return { ...named(line), supersetMark: marked ? `${marked[1]}${marked[2] ?? ''}` : '', joinsSuperset: false };
}

const connecting = /^(?:a|ad|al|alla|ai|col|con|da|di|per|x|e|at|with|of|for|and|cad|serie|sets?|rip|reps?)$/i;

/** The first words are the name, wherever the figures stand; all the others are a note. */
function named({ text, values, notes, notices }: LineParser): Omit<ParsedRow, 'supersetMark' | 'joinsSuperset'> {
  const parts = text
    .split(consumedMarker)
    .map(trimmed)
    .filter((part) => part !== '' && !connecting.test(part));
  const name = parts[0] ?? '';
  const info = [...parts.slice(1).map(withoutBrackets), ...notes].filter(Boolean).join(' · ');
  if (name.length > maxNameLength) notices.add('cut');
  return { ...values, info, name: name.slice(0, maxNameLength).trim(), notices: [...notices] };
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
function withSharedAmounts(rows: ParsedRow[]): ParsedRow[] {
  const said = rows.find(hasAmount);
  if (rows.length < 2 || !said) return rows;
  const { type, sets, reps, value } = said;
  return rows.map((row) => (hasValues(row) ? row : { ...row, type, sets, reps, value }));
}

/** A row that is only a name, for lines nobody could read. */
export function nameOnly(text: string): ParsedRow {
  return {
    ...emptyValues,
    name: normalizeText(text).slice(0, maxNameLength).trim(),
    supersetMark: '',
    joinsSuperset: false,
    notices: [],
  };
}
