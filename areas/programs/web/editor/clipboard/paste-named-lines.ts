import { newId } from '#shell/common/ids.ts';
import { call } from '#shell/web/api/call.ts';
import { quoted } from '#shell/web/texts/formats.ts';
import { exerciseTypes, type ExerciseRow, limits, type Workout } from '../../../contract/document.ts';
import { type ImportPreview, programImportRoutes } from '../../../contract/import.ts';
import { parseHeader } from '../../../rules/import/columns.ts';
import { weeksFrom } from '../../../rules/import/placed-weeks.ts';
import { rowsOf } from '../../../rules/import/parse-result.ts';
import { toClipboardRows, withRowsAppended, withRowsInserted, withRowsPasted } from '../../../rules/pasting.ts';
import type { GridColumn } from '../cells/columns.ts';
import type { Editor } from '../context.tsx';
import { changeRows } from '../edits/rows.ts';
import { focusOn } from '../grid/move-focus.ts';
import { columnAt } from '../grid/range.ts';
import { readGridModel } from '../grid/read-grid-model.ts';
import { rangeOf } from '../grid/selected.ts';
import { findDay, findRow, findWorkout } from '../state/program-index.ts';
import type { EditorMessage, PickerTarget } from '../state/editor-ui.ts';
import { kindOfLines, type Lines, type NamedLines, toNamedLines } from './named-lines.ts';
import { pasteColumns } from './paste-columns.ts';
import { formatTsv } from './tsv.ts';

/** Headings of the grid's columns that `parseHeader` knows. */
const headings: Record<Exclude<GridColumn, 'type'>, string> = {
  ...{ name: 'exercise', sets: 'sets', amount: 'reps', weight: 'weight', rest: 'rest' },
  ...{ rir: 'rir', rpe: 'rpe', tut: 'tut', info: 'note' },
};

/**
 * Returns how the lines are pasted: as rows onto a name, into a workout or when they are rows of exercises, otherwise as
 * cells; or the message why they are refused.
 */
export function pasteKind(editor: Editor, lines: Lines): 'cells' | 'rows' | EditorMessage {
  const { ui, store } = editor;
  const { focus, selection } = ui.grid.get();
  const row = focus && findRow(store.getState().content.weeks, focus.rowId)?.row;
  if (!focus || !row) return pasteTarget({ ui, store }) ? 'rows' : 'cells';
  const model = readGridModel(editor);
  const range = rangeOf(editor, model);
  const column = (range && columnAt(model, range.from).column) ?? focus.column;
  if (column === 'name' || selection.kind === 'rows' || parseHeader(lines[0] ?? [])) return 'rows';
  const kind = kindOfLines(lines, pasteColumns(editor, { row, first: range?.from ?? model.columns.indexOf(column) }));
  if (kind === 'cells' || kind === 'rows') return kind;
  return { name: 'pasteMixed', values: { names: quotedNames(kind.names), others: quotedNames(kind.others) } };
}

/** Returns the focused row, or the workout of the focused button or of the selected day, when the day has only one. */
export function pasteTarget({ ui, store }: Pick<Editor, 'ui' | 'store'>): PickerTarget | null {
  const { focus, addRowWorkoutId, selection } = ui.grid.get();
  if (focus) return { rowId: focus.rowId };
  if (addRowWorkoutId) return { workoutId: addRowWorkoutId };
  const day = selection.kind === 'day' ? findDay(store.getState().content.weeks, selection.id)?.day : undefined;
  const [workout, another] = day?.workouts ?? [];
  return workout && !another ? { workoutId: workout.id } : null;
}

interface PasteOptions {
  target?: PickerTarget | null;
  /** Whether it is one row that was typed in the search, where a number without a unit is the load. */
  isTyped?: boolean;
}

/**
 * Pastes rows of exercises over the rows from the target row on, or adds them to the target workout. The server parses
 * them like an import. Nothing is pasted unless every line is an exercise of the library.
 */
export async function pasteNamedLines(
  editor: Editor,
  lines: Lines,
  { target = pasteTarget(editor), isTyped = false }: PasteOptions = {},
): Promise<void> {
  const named = toNamedLines(lines);
  if (!target || named.lines.length === 0) return editor.ui.message.set({ name: 'nothingToPaste' });
  const preview = await previewOf(editor, named, isTyped);
  editor.ui.message.set(preview ? pastePreview(editor, preview, target) : { name: 'pasteFailed' });
}

async function previewOf(editor: Editor, named: NamedLines, isTyped: boolean): Promise<ImportPreview | null> {
  const { lines } = named;
  const table = parseHeader(lines[0] ?? []) ? lines : [headerOf(editor, named), ...lines];
  const width = Math.max(...table.map((line) => line.length));
  // Cells behind the columns of the grid are notes, from which the server takes an effort such as `RIR 2`.
  const text = formatTsv(
    table.map((line, index) => [...line, ...Array<string>(width - line.length).fill(index === 0 ? headings.info : '')]),
  );
  return call(programImportRoutes.importText, { text, ...(isTyped && { isTyped }) }).then(
    ({ preview }) => preview,
    () => null,
  );
}

/** Returns headings in the order of the visible columns; without the type, unless the lines have one. */
function headerOf(editor: Editor, { lines, hasMarks }: NamedLines): string[] {
  const typeNames = new Set(exerciseTypes.map((name) => editor.typeName(name).toLowerCase()));
  const typeIndex = hasMarks ? 2 : 1;
  const hasType = lines.every((line) => typeNames.has(line[typeIndex]?.trim().toLowerCase() ?? ''));
  const { columns: visible } = readGridModel(editor);
  const names = visible.flatMap((column) => (column === 'type' ? (hasType ? ['type'] : []) : [headings[column]]));
  return hasMarks ? ['order', ...names] : names;
}

function pastePreview(
  editor: Editor,
  { weeks, names, restSeconds }: ImportPreview,
  target: PickerTarget,
): EditorMessage {
  const rows = rowsOf(weeks);
  const found = new Map(
    names.map(({ name, match, candidates: [first] }) => [name, match === 'unknown' ? null : first]),
  );
  const unknown = rows.filter(({ name, isLeftOut }) => isLeftOut || !found.get(name)).map(({ name }) => name);
  if (unknown.length > 0)
    return { name: 'pasteUnknown', values: { names: quotedNames(unknown), count: unknown.length } };

  const [workout, ...others] = weeksFrom(weeks, {
    exerciseOf: ({ name }) => found.get(name) ?? null,
    newId,
    restSeconds,
  })
    .flatMap(({ days }) => days)
    .flatMap(({ workouts }) => workouts);
  if (!workout || others.length > 0) return { name: 'pasteNotRows' };
  return writeRows(editor, toClipboardRows(workout.exercises), target) ?? pastedMessage(names, workout.exercises);
}

/** Returns a message when the rows cannot be written. */
function writeRows(editor: Editor, copied: readonly ExerciseRow[], target: PickerTarget): EditorMessage | null {
  const { weeks } = editor.store.getState().content;
  if ('rowId' in target) {
    const { rowId: id } = target;
    const location = findRow(weeks, id);
    if (!location) return { name: 'pasteNotRows' };
    if (copied.length > limits.rowsAWorkout - location.path[3]) return { name: 'full' };
    changeRows(editor.store, location.workout.id, (rows) => withRowsPasted(rows, { id, copied, newId }));
    return null;
  }
  const { workoutId, after } = target;
  const workout = findWorkout(weeks, workoutId)?.workout;
  if (!workout) return { name: 'pasteNotRows' };
  if (copied.length > limits.rowsAWorkout - workout.exercises.length) return { name: 'full' };
  changeRows(editor.store, workoutId, (rows) =>
    after ? withRowsInserted(rows, { copied, after, newId }) : withRowsAppended(rows, copied, newId),
  );
  focusFirstAdded(editor, workout);
  return null;
}

/** A search that was opened meanwhile keeps the focus. */
function focusFirstAdded(editor: Editor, { id, exercises }: Workout): void {
  const before = new Set(exercises.map((row) => row.id));
  const rows = findWorkout(editor.store.getState().content.weeks, id)?.workout.exercises ?? [];
  const added = rows.find((row) => !before.has(row.id));
  if (added && editor.ui.inlineSearch.get() === null) focusOn(editor, { rowId: added.id, column: 'name' });
}

function pastedMessage(names: ImportPreview['names'], pasted: readonly ExerciseRow[]): EditorMessage {
  const similar = names.filter(({ match }) => match === 'similar').map(({ candidates: [first] }) => first?.name ?? '');
  return similar.length > 0
    ? { name: 'pastedSimilar', values: { names: quotedNames(similar) }, isUndoable: true }
    : { name: 'pastedRows', values: { count: pasted.length }, isUndoable: true };
}

const shownNames = 3;

function quotedNames(names: readonly string[]): string {
  const shown = [...new Set(names)].slice(0, shownNames).map(quoted);
  return names.length > shownNames ? `${shown.join(', ')} …` : shown.join(', ');
}
