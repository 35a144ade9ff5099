import { produce } from 'immer';
import type { ImportedName, ImportedRow, ImportedWeek, ImportPreview } from '../../contract/import.ts';

/** Week, day, workout and row, counted from 0. */
export type RowPath = readonly [week: number, day: number, workout: number, row: number];

export interface Choice {
  id: string;
  name: string;
}

/** Everything that is typed and chosen until the import is confirmed; it is kept on the device as it stands. */
export interface Importing {
  text: string;
  /** The file the preview was made of; null for pasted text. */
  fileName: string | null;
  step: 'source' | 'preview' | 'place';
  preview: ImportPreview | null;
  /** What each name of the import stands for; a name without one is still to be chosen. */
  choices: Readonly<Record<string, Choice>>;
  /** Names the coach has looked at: those only similar are taken for sure. */
  sure: readonly string[];
}

export const nothingYet: Importing = { text: '', fileName: null, step: 'source', preview: null, choices: {}, sure: [] };

/** Exact names and similar ones are chosen beforehand; the coach looks at the similar ones. */
export function withPreview(before: Importing, preview: ImportPreview, fileName: string | null): Importing {
  const known = preview.names.filter(({ match }) => match !== 'unknown');
  const choices = known.flatMap(({ name, candidates: [first] }) =>
    first ? [[name, { id: first.id, name: first.name }] as const] : [],
  );
  const sure = preview.names.filter(({ match }) => match === 'exact').map(({ name }) => name);
  return { ...before, preview, fileName, step: 'preview', choices: Object.fromEntries(choices), sure };
}

/** What the coach changed in a row was looked at: its marks go, and a line that was left out comes in. */
export function withRowChanged(before: Importing, path: RowPath, changes: Partial<ImportedRow>): Importing {
  return produce(before, (draft) => {
    const row = draft.preview && rowAt(draft.preview.weeks, path);
    if (row) Object.assign(row, { notices: [], ...changes });
  });
}

export function withWorkoutTitled(before: Importing, [w, d, x]: RowPath, title: string): Importing {
  return produce(before, (draft) => {
    const workout = draft.preview?.weeks[w]?.days[d]?.workouts[x];
    if (workout) workout.title = title;
  });
}

/** One choice counts for every line with that name. */
export function withChoice(before: Importing, name: string, choice: Choice): Importing {
  return { ...before, choices: { ...before.choices, [name]: choice }, sure: withName(before.sure, name) };
}

/** Leaves out, or takes in again, every line with that name. */
export function withNameLeftOut(before: Importing, name: string, isLeftOut: boolean): Importing {
  return produce(before, (draft) => {
    for (const { row } of rowsOf(draft.preview?.weeks ?? [])) if (row.name === name) row.isLeftOut = isLeftOut;
  });
}

/** Leaves out every line whose exercise is still to be chosen. */
export function withoutUnchosen(before: Importing): Importing {
  return produce(before, (draft) => {
    for (const { row } of rowsOf(draft.preview?.weeks ?? [])) if (!before.choices[row.name]) row.isLeftOut = true;
  });
}

/** The coach has seen it and it may stay as it is. */
export function withRowSeen(before: Importing, path: RowPath): Importing {
  const row = before.preview && rowAt(before.preview.weeks, path);
  return row ? { ...withRowChanged(before, path, {}), sure: withName(before.sure, row.name) } : before;
}

function withName(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names : [...names, name];
}

export interface PlacedRow {
  path: RowPath;
  row: ImportedRow;
}

export function rowsOf(weeks: readonly ImportedWeek[]): PlacedRow[] {
  return weeks.flatMap(({ days }, w) =>
    days.flatMap(({ workouts }, d) =>
      workouts.flatMap(({ rows }, x) => rows.map((row, r) => ({ row, path: [w, d, x, r] as const }))),
    ),
  );
}

function rowAt(weeks: readonly ImportedWeek[], [w, d, x, r]: RowPath): ImportedRow | undefined {
  return weeks[w]?.days[d]?.workouts[x]?.rows[r];
}

/** `choose`: it has no exercise and cannot go in; `look`: it can, and somebody should look at it. */
export function stateOf({ choices, sure }: Importing, row: ImportedRow): 'choose' | 'look' | 'fine' {
  if (row.isLeftOut) return row.notices.length > 0 ? 'look' : 'fine';
  if (!choices[row.name]) return 'choose';
  return row.notices.length > 0 || !sure.includes(row.name) ? 'look' : 'fine';
}

export interface ImportFigures {
  workouts: number;
  rows: number;
  leftOut: number;
  choose: number;
  look: number;
}

export function figuresOf(importing: Importing): ImportFigures {
  const weeks = importing.preview?.weeks ?? [];
  const rows = rowsOf(weeks);
  const states = rows.map(({ row }) => stateOf(importing, row));
  const going = rows.filter(({ row }) => !row.isLeftOut && importing.choices[row.name]);
  return {
    workouts: new Set(going.map(({ path: [w, d, x] }) => `${w} ${d} ${x}`)).size,
    rows: going.length,
    leftOut: rows.filter(({ row }) => row.isLeftOut).length,
    choose: states.filter((state) => state === 'choose').length,
    look: states.filter((state) => state === 'look').length,
  };
}

/** The next row to look at behind that one, those without an exercise first; from the last it goes on with the first. */
export function nextToLookAt(importing: Importing, after: RowPath | null): RowPath | null {
  const rows = rowsOf(importing.preview?.weeks ?? []);
  const wanted = rows.some(({ row }) => stateOf(importing, row) === 'choose') ? 'choose' : 'look';
  const open = rows.filter(({ row }) => stateOf(importing, row) === wanted);
  const behind = after && open.find(({ path }) => isBehind(path, after));
  return (behind ?? open[0])?.path ?? null;
}

function isBehind(path: RowPath, other: RowPath): boolean {
  const at = path.findIndex((step, level) => step !== other[level]);
  return at !== -1 && (path[at] ?? 0) > (other[at] ?? 0);
}

export function candidatesOf(names: readonly ImportedName[]): ReadonlyMap<string, ImportedName> {
  return new Map(names.map((name) => [name.name, name]));
}
