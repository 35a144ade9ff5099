import { looksLikeFormula, normalizeText } from './normalize.ts';
import { parseAmount } from './parse-amount.ts';
import { parseUnmarkedRest, parseUnmarkedTempo, parseEffort, parseRest, parseTempo } from './parse-effort.ts';
import { parseLoad } from './parse-load.ts';
import { circuitRows, parseCircuit } from './circuits.ts';
import { type BareLoads, consumedMarker, type LineParser, createLineParser } from './line-parser.ts';
import { parseMark } from './superset-marks.ts';
import { withListsBySet } from './lists-by-set.ts';
import { joinSchemes, splitSchemes } from './set-schemes.ts';
import { timedBlock } from './timed-blocks.ts';
import { withWrittenMethods } from './written-methods.ts';
import { parseUnmarkedLoad } from './unmarked-load.ts';
import { emptyValues, type ParsedRow, hasAmount, hasValues } from './values.ts';
import { importedWarmUp, splitBracketedWarmUp, warmUpHeading } from './warm-up-line.ts';

const maxNameLength = 120;
const bullet = /^(?:[-*•·▪◦‣–]|\d{1,2}[.)](?!\d))\s+/;
const leadingPlus = /^\+\s+(?=\p{L})/u;
/** `A1)`, `A1 -`, `A.`, `3a`, `3b)`. */
const supersetMark =
  /^\(?(?:([A-Z])(\d{1,2})?(?:\s*[).:]\s*|(?<=\d)\s*-?\s+)(?=\S)|(\d{1,2}[a-hA-H])(?:\s*[).:-]\s*|\s+)(?=\p{L}))/u;
/** `Superset 2: Curl 3x10 + Push down 3x10`, and the sign of `+ 2x8`, more sets of the exercise above. */
const beforeExercise =
  /^\+\s*(?=\d{1,2}\s*x\s*\d)|^(?:super ?set|tri-?set|giant ?set|jump ?set|ss)(?:\s*[a-z0-9])?\s*:\s*(?=\S)/iu;
const note = /(?:^|\s)(?:note?|nota|n\.b\.|nb)\s*:\s*(.*)$/iu;

const warmUp = new RegExp(String.raw`\s\(?(?:${warmUpHeading}\s*:|(?:risc|avv)\b[.:]*)\s*([^)]*)\)?\s*$`, 'iu');

/**
 * Parses one line: "A1) Squat 4x8 @80kg RIR 2 rec 90" note: lento". Exercises joined by + are separate rows, of which all
 * but the first have `joinsSuperset`. A line without values is a row with only a name.
 */
export function parseLine(line: string, bareLoads: BareLoads = 'alone'): ParsedRow[] {
  const parseOne = (text: string) => parseExercise(text, bareLoads);
  if (looksLikeFormula(line) && !/^\s*[-+]\s/.test(line)) return [{ ...nameOnly(line), notices: ['formula'] }];
  const joins = leadingPlus.test(normalizeText(line));
  const [withWarmUp, noteText] = splitNote(
    normalizeText(line).replace(leadingPlus, '').replace(bullet, '').replace(beforeExercise, ''),
  );
  const circuit = parseCircuit(withWarmUp);
  if (circuit) return withNote(circuitRows(circuit, parseOne), noteText);
  const timed = timedBlock(withWarmUp, parseOne);
  if (timed) return withNote(timed, noteText);
  const bracketed = splitBracketedWarmUp(withWarmUp);
  const methods = withWrittenMethods(bracketed.text);
  const [text, warmUpText] = splitWarmUp(methods.text);
  const rows = splitExercises(text).flatMap((part, index) => {
    const [first, ...others] = joinSchemes(splitSchemes(part).map(parseOne));
    return first ? [{ ...first, joinsSuperset: index > 0 || joins }, ...others] : [];
  });
  const last = rows.at(-1);
  if (last) last.warmUp = warmUpText || bracketed.warmUp;
  const shared = withSharedAmounts(
    withNote(rows, [methods.note, bracketed.note, noteText].filter(Boolean).join(' · ')),
  );
  return hasAlternatives.test(text)
    ? shared.map((row) => ({ ...row, notices: [...row.notices, 'alternatives' as const] }))
    : shared;
}

/** Parses "AMRAP 8 min: 10 burpees", the exercises of a timed block; the mark of a list behind the colon is left out. Null for other lines. */
export function parseTimedLine(line: string, bareLoads: BareLoads): ParsedRow[] | null {
  const text = normalizeText(line).replace(/(?<=:\s)[-*•·▪◦‣–]\s+/, '');
  return timedBlock(text, (exercise) => parseExercise(exercise, bareLoads));
}

/** `3x10 / 3x8` may be more sets, alternatives or weeks. */
const hasAlternatives = /\d\s*[x*]\s*\d[\d-]*\s*\/\s*\d{1,2}\s*[x*]\s*\d/i;

/** Adds the text to the note of the last row. */
function withNote(rows: ParsedRow[], text: string): ParsedRow[] {
  const last = rows.at(-1);
  return last && text ? rows.with(-1, { ...last, info: [last.info, text].filter(Boolean).join(' · ') }) : rows;
}

function splitNote(text: string): [string, string] {
  const match = note.exec(text);
  return match ? [text.slice(0, match.index), (match[1] ?? '').trim()] : [text, ''];
}

/** Splits "Squat 4x8 riscaldamento: 10x20, 5x40". A text after the word that is no warm-up is not split. */
function splitWarmUp(text: string): [string, string] {
  const match = warmUp.exec(text);
  const sets = match ? importedWarmUp(match[1] ?? '') : '';
  return match && sets ? [text.slice(0, match.index), sets] : [text, ''];
}

const nextMarked = /\s*[/+&]\s*(?=(?:[A-Z]\d{1,2}|\d{1,2}[a-hA-H])\s*[).:-]?\s+\p{L})/u;
const joined =
  /\s\+\s(?=\p{L}{3})(?!(?:amrap|max|drop|rest|back|top|then|poi|rir|rpe|tut|cedimento|fermo)(?![\p{L}]))/iu;

/**
 * "A1 Panca 3x8 / A2 Rematore 3x8" and "Panca + Rematore 3x10" are split into two exercises. A line with a + in
 * brackets is never split.
 */
function splitExercises(text: string): string[] {
  if (/\([^)]*\+[^)]*\)/.test(text)) return [text];
  return text.split(nextMarked).flatMap((part) => part.split(joined));
}

/**
 * Parses one exercise. The order of the parsers matters: a duration is a rest or a tempo before it is an amount; a
 * tempo, a load or a rest without its word or unit comes last.
 */
function parseExercise(text: string, bareLoads: BareLoads): ParsedRow {
  const marked = supersetMark.exec(text);
  const line = createLineParser(withListsBySet(marked ? text.slice(marked[0].length) : text), bareLoads);
  parseTempo(line);
  parseRest(line);
  parseEffort(line);
  parseLoad(line);
  parseAmount(line);
  parseUnmarkedTempo(line);
  parseUnmarkedLoad(line);
  parseUnmarkedRest(line);
  return {
    ...rowOf(line),
    supersetMark: marked ? parseMark(marked[3] ?? `${marked[1]}${marked[2] ?? ''}`) : '',
    joinsSuperset: false,
  };
}

const connecting = /^(?:a|ad|al|alla|ai|col|con|da|di|per|x|e|at|with|of|for|and|cad|serie|sets?|rip|reps?)$/i;

/** Builds the row from the parsed values: the first unconsumed text is the name, the other texts are the note. */
function rowOf({ text, values, notes, notices }: LineParser): Omit<ParsedRow, 'supersetMark' | 'joinsSuperset'> {
  const parts = text
    .split(consumedMarker)
    .map(trimmed)
    .filter((part) => part !== '' && !connecting.test(part));
  const name = parts[0] ?? '';
  const noteText = [...parts.slice(1).map(withoutBrackets), ...notes].filter(Boolean).join(' · ');
  if (name.length > maxNameLength) notices.add('cut');
  return { ...values, info: noteText, name: name.slice(0, maxNameLength).trim(), notices: [...notices] };
}

function trimmed(part: string): string {
  const text = part
    .replace(/\(\s*[,;·-]*\s*\)/g, '')
    .trim()
    .replace(/^[\s,;:|/.·@=-]+/, '')
    .replace(/[\s,;:|/.·@=-]+$/, '');
  const unclosed = text.split('(').length - text.split(')').length;
  if (unclosed > 0) return text.replace(/\(\s*([^()]*)$/, '$1').trim();
  if (unclosed < 0) return text.replace(/^([^()]*)\)/, '$1').trim();
  return text.trim();
}

function withoutBrackets(part: string): string {
  return part.replace(/^\((.*)\)$/, '$1').trim();
}

/**
 * Copies the amount of one exercise to those without values: in "Panca + Rematore 3x10" both have 3x10. What is written after the last
 * name besides, as in "Panca + Rematore 3x10 30 kg RIR 2", counts for all of them too, except the rest, which follows the last.
 */
function withSharedAmounts(rows: ParsedRow[]): ParsedRow[] {
  const source = rows.find(hasAmount);
  if (rows.length < 2 || !source) return rows;
  const { type, sets, reps, value, weight, rir, rirTo, rpe, rpeTo, tut } = source;
  const shared = { type, sets, reps, value, ...(source === rows.at(-1) && { weight, rir, rirTo, rpe, rpeTo, tut }) };
  // Several rows with an amount are several schemes of one exercise, of which the others get only the first.
  const areSeveral = rows.filter((row) => row.name === source.name).length > 1;
  const notices = areSeveral ? ['alternatives' as const] : [];
  return rows.map((row) => (hasValues(row) ? row : { ...row, ...shared, notices: [...row.notices, ...notices] }));
}

/** Returns a row with only a name, for a line that cannot be parsed. */
export function nameOnly(text: string): ParsedRow {
  return {
    ...emptyValues,
    name: normalizeText(text).slice(0, maxNameLength).trim(),
    supersetMark: '',
    joinsSuperset: false,
    notices: [],
  };
}
