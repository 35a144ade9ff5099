import { durationOrNumberPattern, durationPattern } from '../durations.ts';
import { columnOf, type TableColumn } from './columns.ts';
import { normalizeText } from './normalize.ts';
import type { Line } from './parse-result.ts';

const pageNumber = /^[-–|\s]*(?:pagina|pag\.?|page|p\.)\s*\d{1,3}(?:\s*(?:di|of|\/)\s*\d{1,3})?[-–|\s]*$/iu;
/** The most words of one heading: "serie di riscaldamento", "tempo di recupero (sec)". */
const mostWords = 4;

const load = String.raw`(?:\+\s?)?\d{1,4}(?:[.,]\d{1,2})?(?:[-/]\d{1,4}(?:[.,]\d{1,2})?){0,10}`;
const loadUnit = String.raw`\s*(?:kg|lbs?|%)`;
const reps = String.raw`\d{1,3}(?:\s?[-/+]\s?\d{1,3}){0,10}`;
const effort = String.raw`\d{1,2}(?:[.,]5)?(?:\s?-\s?\d{1,2}(?:[.,]5)?)?`;
/** What a cell of each column may be, and how a line has it. */
const cells: Partial<Record<TableColumn, { pattern: string; write: (cell: string) => string }>> = {
  sets: { pattern: String.raw`\d{1,2}`, write: (cell) => `${cell} x` },
  amount: {
    pattern: String.raw`(?:\d{1,2}\s*[x*]\s*)?(?:${durationPattern}|${reps}|max|amrap|cedimento|failure)`,
    write: (cell) => cell,
  },
  weight: {
    pattern: `(?:${load}(?:${loadUnit})?|bw)`,
    write: (cell) => (/^[\d.,+/\s-]+$/.test(cell) ? `@${cell} kg` : `@${cell}`),
  },
  rest: { pattern: `${durationOrNumberPattern}`, write: (cell) => `rec ${cell}` },
  rir: { pattern: effort, write: (cell) => `RIR ${cell}` },
  rpe: { pattern: effort, write: (cell) => `RPE ${cell}` },
  tut: { pattern: String.raw`[\dx](?:-?[\dx]){3}`, write: (cell) => `TUT ${cell}` },
  note: { pattern: '.+', write: (cell) => `note: ${cell}` },
};

/** `Panca piana 4 8 80 kg 90 sec`: sets and repetitions without a sign, followed by a load, a rest or both with their units. */
const withoutHeader = new RegExp(
  String.raw`^(\p{L}.*?)\s+(\d{1,2})\s+(\d{1,3}(?:-\d{1,3})?)(?:\s+(${load}${loadUnit}))?(?:\s+(${durationPattern}))?$`,
  'iu',
);
const hasAmountInName = /\d\s*[x*]|\d\s*(?:serie|sets?|rip|reps?)(?!\p{L})/iu;

/**
 * Writes the rows of a table whose columns became spaces, as in the text of a PDF, like lines of a text: `Leg press 4 15 2 min` as `Leg press
 * 4 x 15 rec 2 min`. The columns are those of the line with headings above, and otherwise sets, repetitions, load and rest. Lines
 * with headings or the number of a page are left out.
 */
export function withPrintedRows(lines: readonly Line[]): Line[] {
  let columns: readonly TableColumn[] = [];
  return lines.flatMap((line) => {
    const text = normalizeText(line.text);
    if (pageNumber.test(text)) return [];
    const headings = columnsOfHeadings(text);
    if (headings.length > 0) {
      columns = headings;
      return [];
    }
    const row = rowByHeadings(text, columns) ?? rowWithoutHeader(text);
    return row === null ? [line] : [{ ...line, text: row, written: line.text }];
  });
}

/** Returns the columns of a line of headings and nothing else, of which one is the exercise; empty for other lines. */
function columnsOfHeadings(text: string): TableColumn[] {
  const columns = columnsOfWords(text.split(' ')) ?? [];
  return columns.length > 2 && columns.includes('exercise') ? columns : [];
}

/**
 * Reads short headings before longer ones, each column once: `Serie Rip` are two columns, `Serie x Rip` and `Carico (kg)` are one.
 */
function columnsOfWords(headingWords: readonly string[]): TableColumn[] | null {
  if (headingWords.length === 0) return [];
  for (let count = 1; count <= Math.min(mostWords, headingWords.length); count += 1) {
    const column = columnOf(headingWords.slice(0, count).join(' '));
    const others = column && columnsOfWords(headingWords.slice(count));
    if (column && others && !others.includes(column)) return [column, ...others];
  }
  return null;
}

function rowByHeadings(text: string, columns: readonly TableColumn[]): string | null {
  const [first, ...others] = columns.filter((column) => column !== 'order');
  const known = others.flatMap((column) => cells[column] ?? []);
  if (first !== 'exercise' || known.length < others.length || others.slice(0, -1).includes('note')) return null;
  const patterns = known.map(({ pattern }, index) => {
    const isNote = others[index] === 'note';
    return isNote ? String.raw`(?:\s+(${pattern}))?` : String.raw`\s+(${pattern}|-)`;
  });
  const [, name = '', ...found] = new RegExp(String.raw`^(.*?\p{L}.*?)${patterns.join('')}$`, 'iu').exec(text) ?? [];
  if (name === '' || hasAmountInName.test(name)) return null;
  const written = known.flatMap(({ write }, index) => {
    const cell = found[index];
    return cell === undefined || cell === '-' ? [] : write(cell);
  });
  return [name, ...written].join(' ');
}

function rowWithoutHeader(text: string): string | null {
  const [, name = '', sets, amount, weight, rest] = withoutHeader.exec(text) ?? [];
  if (name === '' || hasAmountInName.test(name) || (!weight && !rest)) return null;
  return [name, `${sets} x ${amount}`, weight && `@${weight}`, rest && `rec ${rest}`].filter(Boolean).join(' ');
}
