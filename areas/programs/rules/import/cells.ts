import { limits } from '../../contract/document.ts';
import type { ImportedValues, RowNotice } from '../../contract/import.ts';
import { looksLikeFormula, normalizeText } from './normalize.ts';
import { parseAmount } from './parse-amount.ts';
import { restOf, rirOf, rpeOf, tempoText } from './parse-effort.ts';
import { loadOf } from './parse-load.ts';
import { durationSeconds } from './durations.ts';
import { consumedMarker, type ParsedValue, createLineParser } from './line-parser.ts';

/** What the cells of one row come to; what no column could take stands in `notes`. */
export interface ParsedCells {
  values: Partial<ImportedValues>;
  notes: string[];
  notices: RowNotice[];
}

type Cells = Record<'sets' | 'amount' | 'weight' | 'rest' | 'rir' | 'rpe' | 'tut', string>;

/** Reads the cells of one row, each by its column. A dash is an empty cell. */
export function parseCells(raw: Cells, { restInMinutes }: { restInMinutes: boolean }): ParsedCells {
  const cells = Object.fromEntries(Object.entries(raw).map(([name, cell]) => [name, cleaned(cell)])) as Cells;
  const read: ParsedCells = { values: {}, notes: [], notices: [] };
  const together = /\dx/i.test(cells.sets.replace(/\s/g, '')) ? `${cells.sets} ${cells.amount}` : amountOf(cells);
  readInto(read, together, (typed) => amountIn(typed, cells.sets));
  readInto(read, cells.weight, weightIn);
  readInto(read, cells.rest, (typed) => restIn(typed, restInMinutes));
  readInto(read, cells.rir, (typed) => rangeIn(typed, (from, to) => rirOf(`RIR ${typed}`, from, to)));
  readInto(read, cells.rpe, (typed) => rangeIn(typed, (from, to) => rpeOf(`RPE ${typed}`, from, to)));
  readInto(read, cells.tut, tutIn);
  if (Object.values(raw).some(wasDate)) read.notices.push('was_date');
  if (Object.values(cells).some(looksLikeFormula)) read.notices.push('formula');
  return read;
}

function readInto(read: ParsedCells, typed: string, meaning: (typed: string) => ParsedValue): void {
  if (typed.trim() === '') return;
  const { note, ...values } = meaning(typed) ?? { note: typed };
  Object.assign(read.values, values);
  if (!note) return;
  read.notes.push(note);
  if (!read.notices.includes('kept_as_note')) read.notices.push('kept_as_note');
}

function cleaned(cell: string): string {
  const text = normalizeText(dateUndone(cell));
  return /^(?:-+|\/|n\.?[ad]\.?|x)$/i.test(text) ? '' : text;
}

const months = 'gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec'.split('|');
const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 5, 6, 7, 8, 9, 10, 12];
const shortDate = new RegExp(`^(\\d{1,2})[-/ ](${months.join('|')})[a-z]*\\.?(?:[-/ ]\\d{2,4})?$`, 'i');
const shortDateBefore = new RegExp(`^(${months.join('|')})[a-z]*\\.?[-/ ](\\d{1,2})$`, 'i');

/** Spreadsheets turn "8-10" into the eighth of October, "08-ott", and write it so into a CSV. */
function dateUndone(cell: string): string {
  const found = shortDate.exec(cell.trim()) ?? shortDateBefore.exec(cell.trim())?.with(0, '');
  if (!found) return cell;
  const [day = '', month = ''] = /^\d/.test(found[1] ?? '') ? [found[1], found[2]] : [found[2], found[1]];
  const number = monthNumbers[months.indexOf(month.toLowerCase().slice(0, 3))] ?? 0;
  return [Number(day), number].toSorted((one, other) => one - other).join('-');
}

function wasDate(cell: string): boolean {
  return dateUndone(cell) !== cell;
}

function amountOf({ sets, amount }: Cells): string {
  if (/\dx/i.test(amount.replace(/\s/g, ''))) return amount;
  const bare = /^[\d\s,/+-]+$|^(?:max|amrap|cedimento|failure)$/i.test(amount);
  if (sets !== '') return amount === '' ? `${sets} serie` : `${sets}x${amount}`;
  return bare && /\d/.test(amount) ? `${amount} rip` : amount;
}

/** The grammar of a line; what it leaves over means the cell says something else. */
function amountIn(typed: string, sets: string): ParsedValue {
  const line = createLineParser(typed);
  parseAmount(line);
  const left = line.text.replaceAll(consumedMarker, '').trim();
  const { info: _, ...values } = line.values;
  const isRead =
    line.values.reps !== '' || line.values.value !== '' || line.values.sets !== null || values.type !== 'reps';
  if (!isRead) {
    const count = /^\d{1,2}$/.test(sets) && Number(sets) >= 1 && Number(sets) <= limits.sets ? Number(sets) : null;
    const rest = count === null ? typed : typed.replace(/^\s*\d+\s*x?\s*/i, '').trim();
    if (rest.length > 0 && rest.length <= 40 && count !== null) return { sets: count, type: 'text', value: rest };
    return { ...(count !== null && { sets: count }), note: [...line.notes, rest].filter(Boolean).join(' · ') };
  }
  const note = [...line.notes, left].filter(Boolean).join(' · ');
  const { type, sets: read, reps, value } = values;
  return { type, sets: read, reps, value, ...(note && { note }) };
}

/** A share below 1.2 is what a sheet makes of 75%; a bare number is kilograms. */
function weightIn(typed: string): ParsedValue {
  if (/^0[.,]\d+$|^1([.,]\d+)?$/.test(typed) && Number(typed.replace(',', '.')) <= 1.2 && /[.,]/.test(typed)) {
    return { weight: `${Math.round(Number(typed.replace(',', '.')) * 1000) / 10}%`.replace('.', ',') };
  }
  if (/^\d+([.,]\d+)?$/.test(typed)) return { weight: `${typed} kg` };
  const effort = /^@?\s*rpe\s*(\d{1,2}(?:[.,]5)?)$/i.exec(typed);
  if (effort) return rpeOf(typed, effort[1] ?? '');
  const load = loadOf(typed.replace(/^@\s*/, ''));
  if (load) return load;
  return typed.length <= 40 ? { weight: typed } : { note: typed };
}

function restIn(typed: string, isInMinutes: boolean): ParsedValue {
  if (/^(?:no|senza|zero|none|0)\b/i.test(typed)) return { restSeconds: 0 };
  if (isInMinutes && /^\d+([.,]\d+)?$/.test(typed)) return restOf(typed, `${typed} min`);
  const [from = '', to] = typed.split(/\s*[-/]\s*/);
  if (durationSeconds(from) !== null) return restOf(to === undefined ? typed : `rec ${typed}`, from, to);
  // "60-90 sec": the unit stands once.
  const unit = /[^\d\s.,]+$/.exec(typed)?.[0] ?? '';
  return durationSeconds(`${from}${unit}`) === null
    ? { note: `rec ${typed}` }
    : restOf(`rec ${typed}`, `${from}${unit}`, to);
}

function rangeIn(typed: string, meaning: (from: string, to?: string) => ParsedValue): ParsedValue {
  const found = /^(?:ri?r|rpe|@)?\s*(\d{1,2}(?:[.,]\d)?)(?:\s*[-/]\s*(\d{1,2}(?:[.,]\d)?))?$/i.exec(typed);
  return found ? meaning(found[1] ?? '', found[2]) : null;
}

function tutIn(typed: string): ParsedValue {
  if (/^[\dx]{1,2}(\s*[-/.]\s*[\dx]{1,2}){2,3}$|^[\dx]{4}$/i.test(typed)) return { tut: tempoText(typed) };
  return typed.length <= 20 ? { tut: typed } : { note: `TUT ${typed}` };
}
