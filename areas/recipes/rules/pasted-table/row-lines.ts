import { withoutHeading } from '../line-headings.ts';
import { startsAlternative } from '../pasted-alternatives.ts';
import { countOfChoice, marked, saysChoice } from '../pasted-choice-lists.ts';
import { announcesNote, isNote, noteOf } from '../pasted-notes.ts';
import { cellLines, filledCells, headingIn, isBareNumber, kindOf, oneLine } from './table-cells.ts';
import type { TableColumn } from './table-columns.ts';

/** The lines of a row: each food with its quantity, and with what else is said of it in brackets. `labels` are notes of all of them. */
export function foodLines(
  row: readonly string[],
  columns: readonly TableColumn[],
  labels: readonly string[],
): string[] {
  const note = noteOfRow(row, labels);
  if (note !== null) return [note];
  const others = labels.filter((label) => !saysChoice(label));
  const lines = linesOfFoods(row, columns, others);
  const choice = labels.find(saysChoice);
  const chosen = choice === undefined ? 1 : countOfChoice(choice);
  const isChoice = choice !== undefined && lines.length > chosen && !lines.some(startsAlternative);
  if (!isChoice) return linesOfFoods(row, columns, labels);
  return [...(chosen > 1 ? [`Nota: ${choice}`] : []), ...marked(lines, chosen)];
}

/** The cells of a row that is a note as one text; null for another row. */
function noteOfRow(row: readonly string[], labels: readonly string[]): string | null {
  const label = labels.find(announcesNote);
  const cells = filledCells(row);
  if (label !== undefined) return noteOf([label, ...cells.slice(cells.indexOf(label) + 1)]);
  const [first = ''] = row.filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  return cellLines(first).length === 1 && isNote(first) ? noteOf(cells) : null;
}

function linesOfFoods(row: readonly string[], columns: readonly TableColumn[], labels: readonly string[]): string[] {
  const textsIn = (content: TableColumn['content']) =>
    columns.flatMap((column, index) => (column.content === content ? oneLine(row[index]) || [] : []));
  const foodTexts = columns.flatMap(({ content }, index) => (content === 'food' ? cellLines(row[index]) : []));
  const foods = foodTexts.filter((text) => !isNote(text));
  const [quantities = [], ...others] = amountsOf(row, columns);
  const ofEach = quantities.length > foods.length && foods.length <= 1 ? [quantities.join(' ')] : quantities;
  const isUnclear = ofEach.length > 0 && ofEach.length !== foods.length;
  const unknown = textsIn('unknown').filter((cell) => kindOf(cell) !== 'text');
  const doubts = isUnclear ? ofEach : ofEach.length === 0 ? unknown : [];
  const notes = [...others.flat().filter((text) => /\p{L}/u.test(text)), ...textsIn('note'), ...labels].map(
    withoutBrackets,
  );
  const ownNotes = foodTexts.filter(isNote);
  if (foods.length === 0) return [[...ownNotes, ...ofEach, ...notes].join(' ')].filter((text) => /\p{L}/u.test(text));
  return [
    ...foods.map((food, index) => {
      const quantity = doubts.length > 0 ? '' : (ofEach[index] ?? '');
      const doubt = doubts.length > 0 && index === foods.length - 1 ? `(${doubts.join(' | ')} ?)` : '';
      const bracketed = notes.map((note) => `(${note})`);
      // A number without a unit is read at the end of a line.
      const inOrder = isBareNumber(quantity) ? [food, ...bracketed, quantity] : [food, quantity, ...bracketed, doubt];
      return inOrder.filter(Boolean).join(' ');
    }),
    ...textsIn('alternative').map((alternative) => `oppure ${alternative}`),
    ...ownNotes,
  ];
}

function withoutBrackets(text: string): string {
  return text.replaceAll(/[()]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** The filled quantities of a row, by line: a number has the unit of its own column, else that of its heading. */
function amountsOf(row: readonly string[], columns: readonly TableColumn[]): string[][] {
  const unitAt = columns.findIndex(({ content }) => content === 'unit');
  const units = cellLines(row[unitAt]);
  const amounts = columns.flatMap(({ content, unit }, index) => {
    const lines = content === 'quantity' ? cellLines(row[index]) : [];
    const withUnits = lines.map((line, at) =>
      isBareNumber(line)
        ? [line, units[at] ?? units[0] ?? (/[/½⅓⅔¼¾]/u.test(line) ? '' : unit)].filter(Boolean).join(' ')
        : line,
    );
    return lines.length > 0 ? [withUnits] : [];
  });
  return amounts.length === 0 && units.some((unit) => kindOf(unit) !== 'unit') ? [units] : amounts;
}

/** Where foods belong; empty for none named. */
export interface MealOfDay {
  day: string;
  meal: string;
}

export type LineWriter = ReturnType<typeof createLineWriter>;

/** Writes the foods of a table as lines, below the names of their day and meal where these change. */
export function createLineWriter() {
  const lines: string[] = [];
  let written: MealOfDay = { day: '', meal: '' };

  function write({ day, meal }: MealOfDay, foods: readonly string[]): void {
    const isNewDay = day !== written.day;
    const isNewMeal = meal !== '' && (isNewDay || meal !== written.meal);
    written = { day, meal };
    const [first = '', ...others] = foods;
    const isFree = isNewMeal && first !== '' && saysFree(meal, first);
    if (isNewDay) lines.push(day);
    if (isNewMeal) lines.push(isFree ? `${meal}: ${first}` : meal);
    lines.push(...(isFree ? others : foods));
  }

  return {
    lines,
    write,
    /** Writes a row of its own. Returns the mealOfDay of the rows below it; a day has no meal yet. */
    writeTitle(title: string): MealOfDay {
      const kind = headingIn(title)?.kind;
      const mealOfDay =
        kind === 'day' ? { day: title, meal: '' } : kind === 'meal' ? { ...written, meal: title } : written;
      write(mealOfDay, kind || title === '' ? [] : [title]);
      return mealOfDay;
    },
  };
}

/** Whether a cell only says that its meal is free: `libera`. */
function saysFree(meal: string, text: string): boolean {
  const { rest, headings } = withoutHeading(`${meal}: ${text}`);
  return rest === '' && headings.some(({ isFree }) => isFree);
}
