import { produce } from 'immer';
import type { ImportedName, ImportedRow, ImportedWeek, ImportPreview } from '../../contract/import.ts';
import { withLoadOfExercise } from '../../rules/import/set-parts.ts';

/** Week, day, workout and row, counted from 0. */
export type WorkoutPath = readonly [week: number, day: number, workout: number];
export type RowPath = readonly [...WorkoutPath, row: number];

export interface Choice {
  id: string;
  name: string;
}

/** An unfinished import, as it is stored on the device. */
export interface ImportDraft {
  text: string;
  /** The file of the preview; null for pasted text. */
  fileName: string | null;
  step: 'source' | 'preview' | 'destination';
  preview: ImportPreview | null;
  /** The exercise of each name in the import; a name without one still needs a choice. */
  choices: Readonly<Record<string, Choice>>;
  /** Names whose exercise is exact or was confirmed by the coach. */
  confirmed: readonly string[];
}

export type ChangeDraft = (change: (current: ImportDraft) => ImportDraft) => void;

export const emptyDraft: ImportDraft = {
  text: '',
  fileName: null,
  step: 'source',
  preview: null,
  choices: {},
  confirmed: [],
};

/** Adds the parsed preview. Exact and similar exercises are preselected; similar ones still need a confirmation. */
export function withPreview(before: ImportDraft, preview: ImportPreview, fileName: string | null): ImportDraft {
  const known = preview.names.filter(({ match }) => match !== 'unknown');
  const choices = known.flatMap(({ name, candidates: [first] }) =>
    first ? [[name, { id: first.id, name: first.name }] as const] : [],
  );
  const confirmed = preview.names.filter(({ match }) => match === 'exact').map(({ name }) => name);
  const draft = {
    ...before,
    preview,
    fileName,
    step: 'preview' as const,
    choices: Object.fromEntries(choices),
    confirmed,
  };
  return withLoadsOfExercises(draft);
}

/** Reads the loads of the rows once more with the exercises of their names. */
function withLoadsOfExercises(before: ImportDraft): ImportDraft {
  return produce(before, (draft) => {
    for (const { row } of rowsOf(draft.preview?.weeks ?? [])) {
      const choice = before.choices[row.name];
      if (choice) Object.assign(row, withLoadOfExercise({ weight: row.weight, notices: row.notices }, choice.name));
    }
  });
}

/**
 * Changes a row in every week that repeats its lines. An edited row counts as reviewed: its notices are removed.
 */
export function withRowChanged(before: ImportDraft, path: RowPath, changes: Partial<ImportedRow>): ImportDraft {
  const [w, d, x, r] = path;
  return produce(before, (draft) => {
    for (const week of equalWeeks(draft.preview?.weeks ?? [], w)) {
      const row = week.days[d]?.workouts[x]?.rows[r];
      if (row) Object.assign(row, { notices: [], ...changes });
    }
  });
}

/** Changes the title of a workout in every week that repeats its lines. */
export function withWorkoutTitled(before: ImportDraft, [w, d, x]: WorkoutPath, title: string): ImportDraft {
  return produce(before, (draft) => {
    for (const week of equalWeeks(draft.preview?.weeks ?? [], w)) {
      const workout = week.days[d]?.workouts[x];
      if (workout) workout.title = title;
    }
  });
}

/** Returns the weeks with the lines of the week at the index, as the two of "Settimane 1-2". */
function equalWeeks(weeks: readonly ImportedWeek[], index: number): ImportedWeek[] {
  const first = weeks.findLastIndex((week, at) => at <= index && !week.repeatsPrevious);
  const next = weeks.findIndex((week, at) => at > index && !week.repeatsPrevious);
  return weeks.slice(Math.max(first, 0), next === -1 ? undefined : next);
}

/** Chooses the exercise for every row with that name. */
export function withChoice(before: ImportDraft, name: string, choice: Choice): ImportDraft {
  const choices = { ...before.choices, [name]: choice };
  return withLoadsOfExercises({ ...before, choices, confirmed: withName(before.confirmed, name) });
}

/** Excludes every row with that name, or includes it again. */
export function withNameLeftOut(before: ImportDraft, name: string, isLeftOut: boolean): ImportDraft {
  return produce(before, (draft) => {
    for (const { row } of rowsOf(draft.preview?.weeks ?? [])) if (row.name === name) row.isLeftOut = isLeftOut;
  });
}

/** Excludes every row without an exercise, and keeps it as text. */
export function withoutUnchosen(before: ImportDraft): ImportDraft {
  return produce(before, (draft) => {
    const unchosen = rowsOf(draft.preview?.weeks ?? []).filter(
      ({ row }) => !row.isLeftOut && !before.choices[row.name],
    );
    for (const { row } of unchosen) Object.assign(row, { isLeftOut: true, isKeptAsText: true });
  });
}

/** Confirms a row: its exercise counts as confirmed and its notices are removed. */
export function withRowConfirmed(before: ImportDraft, path: RowPath): ImportDraft {
  const row = before.preview && rowAt(before.preview.weeks, path);
  return row ? { ...withRowChanged(before, path, {}), confirmed: withName(before.confirmed, row.name) } : before;
}

function withName(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names : [...names, name];
}

export interface RowWithPath {
  path: RowPath;
  row: ImportedRow;
}

export function rowsOf(weeks: readonly ImportedWeek[]): RowWithPath[] {
  return weeks.flatMap(({ days }, w) =>
    days.flatMap(({ workouts }, d) =>
      workouts.flatMap(({ rows }, x) => rows.map((row, r) => ({ row, path: [w, d, x, r] as const }))),
    ),
  );
}

function rowAt(weeks: readonly ImportedWeek[], [w, d, x, r]: RowPath): ImportedRow | undefined {
  return weeks[w]?.days[d]?.workouts[x]?.rows[r];
}

/**
 * `choose`: the row has no exercise and cannot be imported. `review`: the row can be imported, but the coach should
 * check it.
 */
export type RowState = 'choose' | 'review' | 'fine';

export function stateOf({ choices, confirmed }: ImportDraft, row: ImportedRow): RowState {
  if (row.isLeftOut) return row.notices.length > 0 ? 'review' : 'fine';
  if (!choices[row.name]) return 'choose';
  return row.notices.length > 0 || !confirmed.includes(row.name) ? 'review' : 'fine';
}

export interface ImportFigures {
  workouts: number;
  rows: number;
  /** Different exercises of these rows, as the totals of a program count them. */
  exercises: number;
  /** Lines of the text or the file; one that several weeks repeat counts once. */
  leftOut: number;
  choose: number;
  review: number;
}

export function figuresOf(draft: ImportDraft): ImportFigures {
  const weeks = draft.preview?.weeks ?? [];
  const rows = rowsOf(weeks);
  const states = rows.map(({ row }) => stateOf(draft, row));
  const included = rows.filter(({ row }) => !row.isLeftOut && draft.choices[row.name]);
  return {
    workouts: new Set(included.map(({ path: [w, d, x] }) => `${w} ${d} ${x}`)).size,
    rows: included.length,
    exercises: new Set(included.map(({ row }) => draft.choices[row.name]?.id)).size,
    leftOut: new Set(rows.flatMap(({ row }) => (row.isLeftOut ? `${row.line} ${row.sheet}` : []))).size,
    choose: states.filter((state) => state === 'choose').length,
    review: states.filter((state) => state === 'review').length,
  };
}

export function firstLeftOut({ preview }: ImportDraft): RowPath | null {
  return rowsOf(preview?.weeks ?? []).find(({ row }) => row.isLeftOut)?.path ?? null;
}

/**
 * Returns the next row to review after row `after`, rows without an exercise first. After the last row it continues
 * with the first.
 */
export function nextToReview(draft: ImportDraft, after: RowPath | null): RowPath | null {
  const rows = rowsOf(draft.preview?.weeks ?? []);
  const state = rows.some(({ row }) => stateOf(draft, row) === 'choose') ? 'choose' : 'review';
  const open = rows.filter(({ row }) => stateOf(draft, row) === state);
  const next = after && open.find(({ path }) => isAfter(path, after));
  return (next ?? open[0])?.path ?? null;
}

function isAfter(path: RowPath, other: RowPath): boolean {
  const level = path.findIndex((step, index) => step !== other[index]);
  return level !== -1 && (path[level] ?? 0) > (other[level] ?? 0);
}

export function candidatesOf(names: readonly ImportedName[]): ReadonlyMap<string, ImportedName> {
  return new Map(names.map((name) => [name.name, name]));
}
