import { limits } from '../../contract/document.ts';
import type { ImportedValues, RowNotice } from '../../contract/import.ts';
import { looksLikeFormula, normalizeText } from './normalize.ts';
import type { Header } from './columns.ts';
import { parseAmount } from './parse-amount.ts';
import { restOf, rirOf, rpeOf, tempoText } from './parse-effort.ts';
import { loadOf, parseLoad } from './parse-load.ts';
import { durationSeconds } from '../durations.ts';
import { targetsBySet, withSlashes } from '../set-targets.ts';
import { isPercentOfOther } from './percent-base.ts';
import { consumedMarker, type ParsedValue, createLineParser } from './line-parser.ts';
import { importedWarmUp } from './warm-up-line.ts';
import { withWrittenLoads } from './written-loads.ts';

/** Values of the cells of one row. Text that does not fit its column is in `notes`. */
export interface ParsedCells {
  values: Partial<ImportedValues>;
  notes: string[];
  notices: RowNotice[];
}

type Cells = Record<'sets' | 'amount' | 'weight' | 'rest' | 'rir' | 'rpe' | 'tut' | 'warmUp', string>;

/** Units that the headings give to numbers without one. */
type Units = Pick<Header, 'restInMinutes' | 'loadUnit'>;

/** Parses the cells of one row by their columns. A dash counts as an empty cell. */
export function parseCells(raw: Cells, { restInMinutes, loadUnit }: Units): ParsedCells {
  const cells = withEffortsMoved(
    Object.fromEntries(Object.entries(raw).map(([name, cell]) => [name, cleaned(cell)])) as Cells,
  );
  const parsed: ParsedCells = { values: {}, notes: [], notices: [] };
  const typed = targetsBySet(cells.amount) ? { ...cells, amount: withSlashes(cells.amount) } : cells;
  const amount = hasTimesSign(cells.sets) ? `${cells.sets} ${cells.amount}` : amountOf(typed);
  parseInto(parsed, amount, (text) => amountIn(text, cells));
  parseInto(parsed, cells.weight, (text) => weightIn(text, loadUnit));
  parseInto(parsed, cells.rest, (text) => restIn(text, restInMinutes));
  parseInto(parsed, cells.rir, (text) => effortIn(text, 'rir'));
  parseInto(parsed, cells.rpe, (text) => effortIn(text, 'rpe'));
  parseInto(parsed, cells.tut, tutIn);
  parseInto(parsed, cells.warmUp, warmUpIn);
  if (Object.values(raw).some(wasDate)) parsed.notices.push('was_date');
  if (Object.values(cells).some(looksLikeFormula)) parsed.notices.push('formula');
  return parsed;
}

/** Moves an effort that is written with its word in the cell of another column, `RIR 2` under the rest, to its own when that is empty. */
function withEffortsMoved(cells: Cells): Cells {
  const moved = { ...cells };
  for (const name of ['amount', 'weight', 'rest', 'tut'] as const) {
    const column = effortColumn(cells[name]);
    if (column === null || moved[column] !== '') continue;
    moved[column] = cells[name];
    moved[name] = '';
  }
  return moved;
}

/** Returns the column of an effort that is written with its word: `RIR 2`, `RPE 8-9`, `@RPE 8`; null for another text. */
export function effortColumn(text: string): 'rir' | 'rpe' | null {
  const [, word] =
    /^@?\s*(rir|rpe)\s*[:=]?\s*\d{1,2}(?:[.,]\d)?(?:\s*[-/]\s*\d{1,2}(?:[.,]\d)?)?$/i.exec(text.trim()) ?? [];
  return word ? (word.toLowerCase() as 'rir' | 'rpe') : null;
}

function warmUpIn(text: string): ParsedValue {
  const warmUp = importedWarmUp(text);
  return warmUp ? { warmUp } : null;
}

function parseInto(parsed: ParsedCells, text: string, parse: (text: string) => ParsedValue): void {
  if (text.trim() === '') return;
  const { note, notice = 'kept_as_note', ...values } = parse(text) ?? { note: text };
  Object.assign(parsed.values, values);
  if (!note) return;
  parsed.notes.push(note);
  if (!parsed.notices.includes(notice)) parsed.notices.push(notice);
}

/** Whether the cell holds sets and repetitions: `4x8`. */
function hasTimesSign(cell: string): boolean {
  return /\dx/i.test(cell.replace(/\s/g, ''));
}

function cleaned(cell: string): string {
  const text = withPartsJoined(normalizeText(withoutDate(cell)));
  return /^(?:-+|\/|n\.?[ad]\.?|x)$/i.test(text) ? '' : text;
}

/** The parts of a drop set or a cluster without spaces between them: `12 + 10 + 8` becomes `12+10+8`. */
function withPartsJoined(cell: string): string {
  return /^[\d\s.,/+-]+(?:kg)?$/i.test(cell) ? cell.replaceAll(/\s*\+\s*/g, '+') : cell;
}

const months = 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec'.split('|');
const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 5, 6, 7, 8, 9, 10, 12];
const shortDate = new RegExp(`^(\\d{1,2})[-/ ](${months.join('|')})[a-z]*\\.?(?:[-/ ]\\d{2,4})?$`, 'i');
const shortDateBefore = new RegExp(`^(${months.join('|')})(?!timan)[a-z]*\\.?[-/ ](\\d{1,2})$`, 'i');

/** Restores "8-10" from the date that spreadsheets convert it to and export as "08-ott". */
function withoutDate(cell: string): string {
  const match = shortDate.exec(cell.trim()) ?? shortDateBefore.exec(cell.trim());
  if (!match) return cell;
  const [day = '', month = ''] = /^\d/.test(match[1] ?? '') ? [match[1], match[2]] : [match[2], match[1]];
  const number = monthNumbers[months.indexOf(month.toLowerCase().slice(0, 3))] ?? 0;
  return [Number(day), number].toSorted((one, other) => one - other).join('-');
}

function wasDate(cell: string): boolean {
  return withoutDate(cell) !== cell;
}

function amountOf({ sets, amount }: Cells): string {
  if (hasTimesSign(amount)) return amount;
  if (sets !== '') return amount === '' ? `${sets} serie` : `${sets}x${amount}`;
  return /^[\d\s,/+-]+$/.test(amount) && /\d/.test(amount) ? `${amount} rip` : amount;
}

/** A load behind the repetitions of the same cell: `6-8 +10kg`, `12/10/8 kg 50/55/60`, but not the range of `10-12 kg`. */
const rangeOfKg = /^\s*\d{1,3}\s*[-–]\s*\d{1,3}\s*(?:kg|lbs?)(?!\p{L})/iu;
const loadInAmount = /\d\s*(?:kg|lbs?)(?!\p{L})|(?<!\p{L})kg\s*\d|\s\+\d/iu;

/**
 * Parses the amount with the grammar of a line, and the load when its own cell is empty. Unparsed text becomes the value of
 * type `text` or a note.
 */
function amountIn(text: string, { sets: setsCell, weight: weightCell }: Cells): ParsedValue {
  const line = createLineParser(text);
  if (weightCell === '' && loadInAmount.test(text) && !rangeOfKg.test(text)) parseLoad(line);
  parseAmount(line);
  const { type, sets, reps, value, weight } = line.values;
  const isParsed = reps !== '' || value !== '' || sets !== null || type !== 'reps';
  if (!isParsed) {
    const count = /^\d{1,2}$/.test(setsCell) ? Number(setsCell) : 0;
    const isCount = count >= 1 && count <= limits.sets;
    const rest = isCount ? text.replace(/^\s*\d+\s*x?\s*/i, '').trim() : text;
    if (isCount && rest.length > 0 && rest.length <= 40) return { sets: count, type: 'text', value: rest };
    return { ...(isCount && { sets: count }), note: [...line.notes, rest].filter(Boolean).join(' · ') };
  }
  const unparsed = line.text.replaceAll(consumedMarker, '').trim();
  const note = [...line.notes, unparsed].filter(Boolean).join(' · ');
  return { type, sets, reps, value, ...(weight && { weight }), ...(note && { note }) };
}

/**
 * Parses the load. A number alone has the `unit` of the column. In a column of percentages one up to 1.2 is a share, as
 * spreadsheets store it: 0.75 is 75%.
 */
function weightIn(text: string, unit: Units['loadUnit']): ParsedValue {
  if (/^\d+([.,]\d+)?$/.test(text)) return { weight: unit === '%' ? percentText(text) : `${text} ${unit}` };
  if (isPercentOfOther(text)) return { note: text, notice: 'percent_of_other' };
  const effort = /^@?\s*rpe\s*(\d{1,2}(?:[.,]5)?)(?:\s*[-/]\s*(\d{1,2}(?:[.,]5)?))?$/i.exec(text);
  if (effort) return rpeOf(text, effort[1] ?? '', effort[2]);
  const load = loadOf(withWrittenLoads(text).replace(/^@\s*/, ''));
  if (load) return load;
  return text.length <= 40 ? { weight: text } : { note: text };
}

function percentText(text: string): string {
  const number = Number(text.replace(',', '.'));
  return number <= 1.2 ? `${Math.round(number * 1000) / 10}%`.replace('.', ',') : `${text}%`;
}

function restIn(text: string, isInMinutes: boolean): ParsedValue {
  if (/^(?:no|senza|zero|none|0)\b/i.test(text)) return { restSeconds: 0 };
  if (isInMinutes && /^\d+([.,]\d+)?$/.test(text)) return restOf(text, `${text} min`);
  const [from = '', to] = text.split(/\s*[-/]\s*/);
  if (durationSeconds(from) !== null) return restOf(to === undefined ? text : `rec ${text}`, from, to);
  // In "60-90 sec" the unit of the second value applies to both.
  const unit = /[^\d\s.,]+$/.exec(text)?.[0] ?? '';
  return durationSeconds(`${from}${unit}`) === null
    ? { note: `rec ${text}` }
    : restOf(`rec ${text}`, `${from}${unit}`, to);
}

/** Parses an effort. A word before the number says which: `RPE 8` and `@8` are RPE in the column of RIR too. */
function effortIn(text: string, column: 'rir' | 'rpe'): ParsedValue {
  const match = /^(ri?r|rpe|@)?\s*(\d{1,2}(?:[.,]\d)?)(?:\s*[-/]\s*(\d{1,2}(?:[.,]\d)?))?$/i.exec(text);
  if (!match) return null;
  const [, word = column, from = '', to] = match;
  const note = match[1] ? text : `${column.toUpperCase()} ${text}`;
  return /^ri?r$/i.test(word) ? rirOf(note, from, to) : rpeOf(note, from, to);
}

function tutIn(text: string): ParsedValue {
  if (/^[\dx]{1,2}(\s*[-/.]\s*[\dx]{1,2}){2,3}$|^[\dx]{4}$/i.test(text)) return { tut: tempoText(text) };
  return text.length <= 20 ? { tut: text } : { note: `TUT ${text}` };
}
