import type { Day, ExerciseRow, Program, Week, Workout } from '../../contract/document.ts';
import { offsetsOf } from '../dates.ts';
import { cellTexts } from '../readable.ts';

/** What a coach writes of a program. */
export type ProgramContent = Pick<Program, 'title' | 'info' | 'weeks'>;

export type Level = 'program' | 'week' | 'day' | 'workout' | 'row';

/** One thing that is written in one place, however many fields of the document it fills. */
export interface Cell {
  fields: Record<string, unknown>;
  /** The same for cells that say the same; the server trims what is typed. */
  print: string;
  text: string;
}

/** Where a part stands, for who reads. Week and day are 0 where there is none. */
export interface PartLocation {
  weekNumber: number;
  dayNumber: number;
  name: string;
}

/** The program, a week, a day, a workout or a row, without what is in it. */
export interface Part {
  id: string;
  level: Level;
  /** Null for the program. */
  parentId: string | null;
  childIds: readonly string[];
  cells: Readonly<Record<string, Cell>>;
  place: PartLocation;
}

export type Parts = ReadonlyMap<string, Part>;

export const programId = 'program';

/** All parts of a program by their ids. */
export function flattenProgram({ title, info, weeks }: ProgramContent): Parts {
  const place = { weekNumber: 0, dayNumber: 0, name: title };
  const program = partOf({ id: programId, level: 'program', parentId: null, children: weeks, place }, { title, info });
  return new Map([program, ...weeks.flatMap(ofWeek)].map((part) => [part.id, part]));
}

function ofWeek({ id, weekNumber, days }: Week): Part[] {
  const place = { weekNumber, dayNumber: 0, name: '' };
  const week = partOf({ id, level: 'week', parentId: programId, children: days, place }, {});
  const offsets = offsetsOf(days);
  return [week, ...days.flatMap((day, index) => ofDay(day, id, { weekNumber, fallsOn: offsets[index] ?? 0 }))];
}

/** A day that falls where it would fall without an offset of its own says nothing new by having one. */
function ofDay(
  { id, dayNumber, offset, workouts }: Day,
  parentId: string,
  { weekNumber, fallsOn }: { weekNumber: number; fallsOn: number },
): Part[] {
  const place = { weekNumber, dayNumber, name: '' };
  const bare = partOf({ id, level: 'day', parentId, children: workouts, place }, {});
  const day = { ...bare, cells: { offset: cell({ offset }, { says: fallsOn, text: String(fallsOn) }) } };
  return [day, ...workouts.flatMap((workout) => ofWorkout(workout, id, place))];
}

function ofWorkout({ id, title, info, exercises }: Workout, parentId: string, of: PartLocation): Part[] {
  const place = { ...of, name: title };
  const workout = partOf({ id, level: 'workout', parentId, children: exercises, place }, { title, info });
  const anchors = anchorsOf(exercises);
  return [workout, ...exercises.map((row) => ofRow(row, id, { place, anchor: anchors.get(row.id) ?? null }))];
}

function ofRow(
  row: ExerciseRow,
  parentId: string,
  { place, anchor }: { place: PartLocation; anchor: string | null },
): Part {
  const { id, exerciseId, name, restType, restValue, progression, ...others } = row;
  const { key: _, position: __, supersetPosition: ___, ...plain } = others;
  const part = partOf({ id, level: 'row', parentId, children: [], place: { ...place, name } }, plain);
  return {
    ...part,
    cells: {
      exerciseId: cell({ exerciseId, name }, { says: exerciseId, text: name }),
      ...mapCells(part.cells, (one, field) => ({ ...one, text: textOf(row, field) })),
      restValue: cell({ restType, restValue }, { text: cellTexts.restValue(row) }),
      progression: cell({ progression }, { says: cellTexts.progression(row), text: cellTexts.progression(row) }),
      /** With whom it is done without a pause, by the first of them. */
      key: cell({ anchor }, { text: cellTexts.key(row) }),
    },
  };
}

export function isSameCell(one: Cell | undefined, other: Cell | undefined): boolean {
  return one?.print === other?.print || isExactly(one, other);
}

export function isExactly(one: Cell | undefined, other: Cell | undefined): boolean {
  return JSON.stringify(one?.fields) === JSON.stringify(other?.fields);
}

/** The first member of the superset that each member belongs to. */
function anchorsOf(rows: readonly ExerciseRow[]): Map<string, string> {
  const anchors = new Map<string, string>();
  let anchor = '';
  for (const { id, supersetPosition } of rows) {
    if (supersetPosition === 1) anchor = id;
    if (supersetPosition !== null) anchors.set(id, anchor);
  }
  return anchors;
}

type Bare = Omit<Part, 'cells' | 'childIds'> & { children: readonly { id: string }[] };

function partOf({ children, ...part }: Bare, fields: Record<string, unknown>): Part {
  const cells = Object.entries(fields).map(([field, value]) => [field, cell({ [field]: value })]);
  return { ...part, childIds: children.map(({ id }) => id), cells: Object.fromEntries(cells) };
}

function cell(fields: Record<string, unknown>, { says, text }: { says?: unknown; text?: string } = {}): Cell {
  const values = Object.values(fields).map((value) => (typeof value === 'string' ? value.trim() : value));
  return { fields, print: JSON.stringify(says ?? values), text: text ?? String(values[0] ?? '') };
}

function mapCells(cells: Part['cells'], change: (cell: Cell, field: string) => Cell): Record<string, Cell> {
  return Object.fromEntries(Object.entries(cells).map(([field, one]) => [field, change(one, field)]));
}

function textOf(row: ExerciseRow, field: string): string {
  return field in cellTexts ? cellTexts[field as keyof typeof cellTexts](row) : '';
}
