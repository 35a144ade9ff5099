import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { createStore } from 'zustand/vanilla';
import type { Program, Week } from '../../../contract/document.ts';
import { idsOf } from '../../../rules/ids.ts';

enablePatches();

/** What the coach writes; the rest of a program belongs to the server. */
export type ProgramContent = Pick<Program, 'title' | 'info' | 'weeks'>;

/** One thing that can be undone. Keystrokes of one run share a step. */
export interface HistoryEntry {
  undo: Patch[];
  redo: Patch[];
  /** Steps of the same run that follow each other are one. */
  mergeKey: string | null;
  at: number;
  /** Index of the first week it touched, -1 for none: where to look when it is undone. */
  week: number;
}

export interface EditorState {
  contents: ProgramContent;
  /** The version on the server these contents started from. */
  version: number;
  /** What the server has of that version; null when nobody here knows any more. */
  base: ProgramContent | null;
  /** The first day of a client's copy; null for a model. */
  startsOn: string | null;
  undoStack: readonly HistoryEntry[];
  redoStack: readonly HistoryEntry[];
  /** The last step the server knows. */
  saved: HistoryEntry | null;
  /** Of every week, day, workout and row the server knows. */
  savedIds: ReadonlySet<string>;
}

export type EditorStore = ReturnType<typeof openEditorStore>;

const runPauseMs = 1000;

/** One for each opened program. */
export function openEditorStore(program: Program) {
  return createStore<EditorState>(() => stateOf(program));
}

/** A stay in one cell: whatever is typed in it is one step, however long it takes. */
export interface EditSession {
  id: string;
}

/** Edits that follow each other within a second under the same `run` are undone together, those of one stay always. */
export function edit(
  store: EditorStore,
  change: (contents: ProgramContent) => void,
  merge: string | EditSession | null = null,
): void {
  const isStay = merge !== null && typeof merge === 'object';
  const mergeKey = isStay ? merge.id : merge;
  const { contents, undoStack } = store.getState();
  const [next, redo, undo] = produceWithPatches(contents, (draft) => void change(draft));
  if (redo.length === 0) return;

  const made: HistoryEntry = {
    undo,
    redo,
    mergeKey,
    at: performance.now(),
    week: touchedWeek(contents.weeks, next.weeks),
  };
  const last = undoStack.at(-1);
  const goesOn = last && mergeKey !== null && last.mergeKey === mergeKey && (isStay || made.at - last.at < runPauseMs);
  const step = goesOn ? { ...made, undo: [...undo, ...last.undo], redo: [...last.redo, ...redo] } : made;
  store.setState({
    contents: next,
    undoStack: [...(goesOn ? undoStack.slice(0, -1) : undoStack), step],
    redoStack: [],
  });
}

/** What was typed during that stay never was: it cannot be redone either. */
export function revertEditSession(store: EditorStore, { id }: EditSession): void {
  const { contents, undoStack } = store.getState();
  const step = undoStack.at(-1);
  if (step?.mergeKey === id)
    store.setState({ contents: applyPatches(contents, step.undo), undoStack: undoStack.slice(0, -1) });
}

/** Gives back what was undone. */
export function undo(store: EditorStore): HistoryEntry | undefined {
  const { contents, undoStack, redoStack } = store.getState();
  const step = undoStack.at(-1);
  if (step)
    store.setState({
      contents: applyPatches(contents, step.undo),
      undoStack: undoStack.slice(0, -1),
      redoStack: [step, ...redoStack],
    });
  return step;
}

export function redo(store: EditorStore): HistoryEntry | undefined {
  const { contents, undoStack, redoStack } = store.getState();
  const step = redoStack[0];
  if (step)
    store.setState({
      contents: applyPatches(contents, step.redo),
      undoStack: [...undoStack, step],
      redoStack: redoStack.slice(1),
    });
  return step;
}

export function isDirty({ undoStack, saved }: EditorState): boolean {
  return lastStep(undoStack) !== saved;
}

/** The last step, to be handed to `markSaved` once the server has what stands now. */
export function lastStep(past: readonly HistoryEntry[]): HistoryEntry | null {
  return past.at(-1) ?? null;
}

/** What was typed since that step stays, and stays to be saved. */
export function markSaved(
  store: EditorStore,
  { step, program }: { step: HistoryEntry | null; program: Program },
): void {
  const { version, startsOn, weeks } = program;
  store.setState({ saved: step, version, startsOn, base: contentsOf(program), savedIds: new Set(idsOf(weeks)) });
}

/** The next save goes over that version. */
export function rebase(store: EditorStore, { version, base }: Pick<EditorState, 'version' | 'base'>): void {
  store.setState({ version, base });
}

export function contentsOf({ title, info, weeks }: ProgramContent): ProgramContent {
  return { title, info, weeks };
}

/** Starts again from the server's program, without a past. */
export function resetTo(store: EditorStore, program: Program): void {
  store.setState(stateOf(program));
}

export function replaceContents(store: EditorStore, next: ProgramContent): void {
  edit(store, (contents) => void Object.assign(contents, contentsOf(next)));
}

function stateOf(program: Program): EditorState {
  const contents = contentsOf(program);
  const { version, startsOn } = program;
  const savedIds = new Set(idsOf(program.weeks));
  return { contents, base: contents, version, startsOn, undoStack: [], redoStack: [], saved: null, savedIds };
}

function touchedWeek(before: readonly Week[], after: readonly Week[]): number {
  if (before === after) return -1;
  const longer = before.length > after.length ? before : after;
  return longer.findIndex((_, index) => before[index] !== after[index]);
}
