import { isWeek, parseHeadings } from './headings.ts';
import { comparisonKey } from './normalize.ts';
import { isHeadingOfOther } from './percent-base.ts';
import { parseMark } from './superset-marks.ts';

export const tableColumns = [
  'exercise',
  'sets',
  'amount',
  'weight',
  'rest',
  'rir',
  'rpe',
  'tut',
  'warmUp',
  'note',
  'week',
  'day',
  'workout',
  'superset',
  'order',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Column headings in Italian, English, German, Spanish and French, comma-separated, normalised by `comparisonKey`. */
const headings: Record<TableColumn, string> = {
  exercise:
    'esercizio,esercizi,exercise,exercises,movimento,movement,nome,name,nome esercizio,exercise name,' +
    'ubung,ubungen,ejercicio,ejercicios,exercice,exercices',
  sets: 'serie,sets,set,n serie,numero serie,nr serie,series,satz,satze',
  amount:
    'rip,rep,reps,ripetizioni,repetitions,n rip,ripetizione,rip tempo,reps tempo,rip durata,volume,durata,duration,' +
    'distanza,distance,serie x rip,sets x reps,serie x ripetizioni,serie rip,sets reps,schema,rip time,reps time,' +
    'wdh,wiederholung,wiederholungen,satze x wdh,repeticion,repeticiones,series x reps,series x repeticiones,series x repetitions',
  weight:
    'carico,peso,weight,load,kg,carico kg,peso kg,weight kg,load kg,intensita,intensity,% 1rm,1rm,%,lb,lbs,pounds,percentuale,' +
    'gewicht,gewicht kg,carga,carga kg,charge,charge kg,poids,poids kg',
  rest:
    'recupero,rec,rest,riposo,pausa,pause,rest time,tempo di recupero,recuperi,rest s,rest sec,recupero sec,recupero s,' +
    'recupero min,rest min,pausen,descanso,repos,recuperation',
  rir: 'rir,buffer,reps in reserve',
  rpe: 'rpe,sforzo,effort',
  tut: 'tut,tempo,cadenza,tempi,esecuzione tempo',
  warmUp:
    'riscaldamento,warm up,warmup,serie di riscaldamento,warm up sets,avvicinamento,aufwarmen,calentamiento,echauffement',
  note:
    'note,nota,notes,commenti,commento,comments,comment,indicazioni,istruzioni,instructions,descrizione,info,cues,' +
    'tecnica,technique,metodo,method,notiz,notizen,bemerkung,bemerkungen,notas,comentarios,remarque,remarques',
  week: 'settimana,week,sett,wk,w,settimane,weeks,microciclo,woche,semana,semaine',
  day: 'giorno,day,seduta,sessione,session,gg,giorni,days,giornata,tag,dia,jour',
  workout: 'allenamento,workout,scheda,training,entrenamiento,entrainement',
  superset: 'superset,ss,super set,gruppo,group,blocco,block,serie combinata,circuito',
  order: '#,n,nr,no,nº,num,ord,ordine,order,pos,posizione,lettera,letter,id',
};

const columnsByHeading = new Map(
  tableColumns.flatMap((column) => headings[column].split(',').map((heading) => [heading, column] as const)),
);

/**
 * Returns the column of a heading; that of a week is the whole prescription of it. With or without the part in brackets: "Carico (kg)",
 * "Rip.", "REST".
 */
export function columnOf(heading: string): TableColumn | null {
  if (isHeadingOfOther(heading)) return null;
  const withUnit = comparisonKey(heading.replace(/\(([^)]*)\)/, ' $1 '));
  const withoutUnit = comparisonKey(heading.replace(/\([^)]*\)/g, ''));
  return columnsByHeading.get(withUnit) ?? columnsByHeading.get(withoutUnit) ?? (isWeek(heading) ? 'amount' : null);
}

export interface Header {
  /** Column of each kind; of a repeated one, such as the repetitions of each week, that of the week being read. */
  columnIndexes: Map<TableColumn, number>;
  /** All columns with notes. */
  noteIndexes: number[];
  unknownHeadings: string[];
  /** The amount is written like a line, "3x10 60 kg", because the heading is a week. */
  amountIsLine: boolean;
  /** Unit of a load without one: of "Weight (lbs)" pounds, of "% 1RM" percent. */
  loadUnit: 'kg' | 'lb' | '%';
  /** Numbers without a unit are minutes, because the heading is like "Recupero (min)". */
  restInMinutes: boolean;
  /** Text above the exercises that is no heading of a column: the title of a day or workout, or ''. */
  corner: string;
}

/**
 * Parses a header row. Returns null when it has neither the exercise and another known column nor three known columns.
 * When columns occur once for each week (`weeksInHeader`), those of the week at `weekIndex` are used.
 */
export function parseHeader(row: readonly string[], weekIndex = 0): Header | null {
  const indexesByColumn = columnsOf(row);
  const weeks = weeksIn(indexesByColumn);
  const columnIndexes = new Map<TableColumn, number>();
  if (indexesByColumn.size < (indexesByColumn.has('exercise') ? 2 : 3)) return null;
  const exerciseIndex = indexesByColumn.get('exercise')?.[0] ?? -1;
  const isUnknown = (heading: string, index: number) =>
    heading.trim() !== '' && columnOf(heading) === null && index !== exerciseIndex;
  const unknownHeadings = row.filter(isUnknown);
  for (const [column, indexes] of indexesByColumn) {
    const isWeekly = indexes.length === weeks;
    columnIndexes.set(column, indexes[isWeekly ? weekIndex : 0] ?? indexes[0] ?? -1);
    if (!isWeekly && column !== 'note') unknownHeadings.push(...indexes.slice(1).map((index) => row[index] ?? ''));
  }
  const headingOf = (column: TableColumn) => row[columnIndexes.get(column) ?? -1] ?? '';
  const notes = indexesByColumn.get('note') ?? [];
  return {
    columnIndexes,
    noteIndexes: weeks > 1 && notes.length === weeks ? notes.slice(weekIndex, weekIndex + 1) : notes,
    unknownHeadings: unknownHeadings.map((heading) => heading.trim()),
    amountIsLine: isWeek(headingOf('amount')),
    restInMinutes: /\bmin/i.test(headingOf('rest')),
    loadUnit: loadUnitOf(headingOf('weight')),
    corner: columnOf(headingOf('exercise')) === null ? headingOf('exercise').trim() : '',
  };
}

function loadUnitOf(heading: string): Header['loadUnit'] {
  if (/\b(?:lbs?|pounds)\b/i.test(heading)) return 'lb';
  return /%|\b(?:1\s*rm|perc|intensit)/i.test(heading) && !/\bkg\b/i.test(heading) ? '%' : 'kg';
}

/** Returns the number of weeks whose columns are beside each other in a header row: 3 when sets and load occur three times. */
export function weeksInHeader(row: readonly string[]): number {
  return parseHeader(row) ? weeksIn(columnsOf(row)) : 1;
}

/** Returns the numbers of the weeks whose columns are beside each other, from the first row with as many headings of weeks. */
export function weekNumbersIn(rows: readonly (readonly string[])[], count: number): number[] {
  const counted = Array.from({ length: count }, (_, index) => index + 1);
  if (count === 1) return counted;
  const row = rows.find((cells) => {
    const numbers = weekNumbersOf(cells);
    return numbers.length === count && numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  });
  return row ? weekNumbersOf(row) : counted;
}

function weekNumbersOf(cells: readonly string[]): number[] {
  return cells.filter(isWeek).flatMap((cell) => {
    const [heading] = parseHeadings(cell);
    return heading?.kind === 'week' ? heading.from : [];
  });
}

/** Columns of the rows read so far: a sheet with several weeks is read once for each week. */
const columnsOfRows = new WeakMap<readonly string[], ReadonlyMap<TableColumn, number[]>>();

function columnsOf(row: readonly string[]): ReadonlyMap<TableColumn, number[]> {
  const known = columnsOfRows.get(row) ?? columnsIn(row);
  columnsOfRows.set(row, known);
  return known;
}

function columnsIn(row: readonly string[]): Map<TableColumn, number[]> {
  const indexes = new Map<TableColumn, number[]>();
  for (const [index, heading] of row.entries()) {
    const column = columnOf(heading);
    if (column) indexes.set(column, [...(indexes.get(column) ?? []), index]);
  }
  return withCorner(indexes, row);
}

const valueColumns = ['sets', 'amount', 'weight', 'rest', 'rir', 'rpe', 'tut', 'warmUp', 'note'] as const;

/**
 * Reads the cell before the first column of values as the heading of the exercises, whatever it says, when the row has no such
 * heading and is a header by its other cells: several kinds of values, or weeks in adjacent columns, and few unknown texts.
 */
function withCorner(indexes: Map<TableColumn, number[]>, row: readonly string[]): Map<TableColumn, number[]> {
  const values = valueColumns.flatMap((column) => indexes.get(column) ?? []);
  const corner = Math.min(...values) - 1;
  const inCorner = columnOf(row[corner] ?? '');
  if (indexes.has('exercise') || corner < 0 || corner >= row.length) return indexes;
  if (inCorner !== null && !['week', 'day', 'workout'].includes(inCorner)) return indexes;
  const weeks = (indexes.get('amount') ?? []).filter((index) => isWeek(row[index] ?? ''));
  const areAdjacent = weeks.length > 1 && weeks.every((index, at) => at === 0 || index === (weeks[at - 1] ?? 0) + 1);
  const unknown = row.filter((cell, index) => cell.trim() !== '' && index !== corner && columnOf(cell) === null);
  const kinds = valueColumns.filter((column) => indexes.has(column)).length;
  const isHeader =
    (kinds > 1 || areAdjacent) &&
    unknown.length < values.length &&
    !unknown.some((cell) => /^\s*[\d.,]+\s*$/.test(cell));
  if (!isHeader) return indexes;
  if (inCorner !== null) indexes.delete(inCorner);
  return indexes.set('exercise', [corner]);
}

const weeklyColumns: readonly TableColumn[] = ['sets', 'amount', 'weight'];

/** The repetitions, the load or the sets occur once for each week, after one column of exercises. */
function weeksIn(indexesByColumn: ReadonlyMap<TableColumn, number[]>): number {
  const counts = weeklyColumns.map((column) => indexesByColumn.get(column)?.length ?? 0).filter((count) => count > 1);
  const [first = 1] = counts;
  const hasOneName = indexesByColumn.get('exercise')?.length === 1;
  return hasOneName && counts.every((count) => count === first) ? first : 1;
}

/** Returns the texts of all columns with notes. */
export function notesIn({ noteIndexes }: Header, cells: readonly string[]): string[] {
  return noteIndexes.map((index) => cells[index]?.trim() ?? '').filter(Boolean);
}

/** Whether the columns of the week have values: an exercise of other weeks only is left out of it. */
export function isDoneInWeek({ columnIndexes }: Header, cells: readonly string[]): boolean {
  const columns = ['sets', 'amount', 'weight'] as const;
  return columns.some((column) => (cells[columnIndexes.get(column) ?? -1] ?? '').trim() !== '');
}

/** Whether the row has numbers in columns that are not read, as those of another week. */
export function hasOtherNumbers({ columnIndexes, noteIndexes }: Header, cells: readonly string[]): boolean {
  const read = new Set([...columnIndexes.values(), ...noteIndexes]);
  return cells.some((cell, index) => /\d/.test(cell) && !read.has(index));
}

/** Order of the columns in a table without a header. */
const defaultHeader: Header = {
  columnIndexes: new Map([
    ['exercise', 0],
    ['sets', 1],
    ['amount', 2],
    ['weight', 3],
    ['rest', 4],
    ['note', 5],
  ]),
  noteIndexes: [5],
  unknownHeadings: [],
  amountIsLine: false,
  restInMinutes: false,
  loadUnit: 'kg',
  corner: '',
};

/** The same columns after one with the order: `A`, `B1`, `B2`, or `1`, `2`. */
const defaultHeaderWithOrder: Header = {
  ...defaultHeader,
  columnIndexes: new Map([
    ['order', 0],
    ...[...defaultHeader.columnIndexes].map(([column, index]) => [column, index + 1] as const),
  ]),
  noteIndexes: defaultHeader.noteIndexes.map((index) => index + 1),
};

/**
 * The columns of a table without a header: with an order when every row of several values, but those below a
 * merged cell, begins with it and a name.
 */
export function headerWithoutHeadings(rows: readonly (readonly string[])[]): Header {
  const filled = rows.filter((cells) => cells.filter(isFilledCell).length > 2 && cells.slice(0, 2).some(isFilledCell));
  const isOrdered = ([order = '', name = '']: readonly string[]) => isOrder(order) && /\p{L}{2}/u.test(name);
  return filled.length > 1 && filled.every(isOrdered) ? defaultHeaderWithOrder : defaultHeader;
}

/**
 * Reads a column without a known heading as the order when it is before the exercise, has nothing but positions and marks
 * down to the next header, and a mark with a member such as `3a` or `B1`.
 */
export function withOrderColumn(
  header: Header,
  { headings, rows }: { headings: readonly string[]; rows: readonly (readonly string[])[] },
): Header {
  const { columnIndexes } = header;
  if (columnIndexes.has('order') || columnIndexes.has('superset')) return header;
  const nextHeader = rows.findIndex((row) => parseHeader(row) !== null);
  const ownRows = rowsOfValues(nextHeader === -1 ? rows : rows.slice(0, nextHeader));
  const index = headings.slice(0, columnIndexes.get('exercise') ?? 0).findIndex((heading, column) => {
    const cells = ownRows.map((row) => row[column] ?? '').filter(isFilledCell);
    return columnOf(heading) === null && cells.every(isOrder) && cells.some((cell) => parseMark(cell).length > 1);
  });
  if (index === -1) return header;
  const heading = headings[index]?.trim();
  return {
    ...header,
    columnIndexes: new Map(columnIndexes).set('order', index),
    unknownHeadings: header.unknownHeadings.filter((unknown) => unknown !== heading),
  };
}

function rowsOfValues(rows: readonly (readonly string[])[]): (readonly string[])[] {
  return rows.filter((cells) => cells.filter(isFilledCell).length > 1);
}

function isFilledCell(cell: string): boolean {
  return cell.trim() !== '';
}

/** A position such as `2` or `2.`, or a superset mark. */
function isOrder(cell: string): boolean {
  return parseMark(cell) !== '' || /^\s*\d{1,2}[.)]?\s*$/.test(cell);
}
