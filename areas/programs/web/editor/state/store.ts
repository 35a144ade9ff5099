import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { createStore } from 'zustand/vanilla';
import type { Program, Week } from '../../../contract/document.ts';
import { idsOf } from '../../../rules/ids.ts';

enablePatches();

/** What the coach writes; the rest of a program belongs to the server. */
export type Contents = Pick<Program, 'title' | 'info' | 'weeks'>;

/** One thing that can be undone. Keystrokes of one run share a step. */
export interface Step {
  undo: Patch[];
  redo: Patch[];
  /** Steps of the same run that follow each other are one. */
  run: string | null;
  at: number;
  /** Index of the first week it touched, -1 for none: where to look when it is undone. */
  week: number;
}

export interface EditorState {
  contents: Contents;
  /** The version on the server these contents started from. */
  version: number;
  /** What the server has of that version; null when nobody here knows any more. */
  base: Contents | null;
  /** The first day of a client's copy; null for a model. */
  startsOn: string | null;
  past: readonly Step[];
  future: readonly Step[];
  /** The last step the server knows. */
  saved: Step | null;
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
export interface Stay {
  stay: string;
}

/** Edits that follow each other within a second under the same `run` are undone together, those of one stay always. */
export function edit(
  store: EditorStore,
  change: (contents: Contents) => void,
  runOrStay: string | Stay | null = null,
): void {
  const isStay = runOrStay !== null && typeof runOrStay === 'object';
  const run = isStay ? runOrStay.stay : runOrStay;
  const { contents, past } = store.getState();
  const [next, redo, undo] = produceWithPatches(contents, (draft) => void change(draft));
  if (redo.length === 0) return;

  const made: Step = { undo, redo, run, at: performance.now(), week: touchedWeek(contents.weeks, next.weeks) };
  const last = past.at(-1);
  const goesOn = last && run !== null && last.run === run && (isStay || made.at - last.at < runPauseMs);
  const step = goesOn ? { ...made, undo: [...undo, ...last.undo], redo: [...last.redo, ...redo] } : made;
  store.setState({ contents: next, past: [...(goesOn ? past.slice(0, -1) : past), step], future: [] });
}

/** What was typed during that stay never was: it cannot be redone either. */
export function takeBack(store: EditorStore, { stay }: Stay): void {
  const { contents, past } = store.getState();
  const step = past.at(-1);
  if (step?.run === stay) store.setState({ contents: applyPatches(contents, step.undo), past: past.slice(0, -1) });
}

/** Gives back what was undone. */
export function undo(store: EditorStore): Step | undefined {
  const { contents, past, future } = store.getState();
  const step = past.at(-1);
  if (step)
    store.setState({
      contents: applyPatches(contents, step.undo),
      past: past.slice(0, -1),
      future: [step, ...future],
    });
  return step;
}

export function redo(store: EditorStore): Step | undefined {
  const { contents, past, future } = store.getState();
  const step = future[0];
  if (step)
    store.setState({ contents: applyPatches(contents, step.redo), past: [...past, step], future: future.slice(1) });
  return step;
}

export function isDirty({ past, saved }: EditorState): boolean {
  return lastStep(past) !== saved;
}

/** The last step, to be handed to `markSaved` once the server has what stands now. */
export function lastStep(past: readonly Step[]): Step | null {
  return past.at(-1) ?? null;
}

/** What was typed since that step stays, and stays to be saved. */
export function markSaved(store: EditorStore, { step, program }: { step: Step | null; program: Program }): void {
  const { version, startsOn, weeks } = program;
  store.setState({ saved: step, version, startsOn, base: contentsOf(program), savedIds: new Set(idsOf(weeks)) });
}

/** The next save goes over that version. */
export function rebase(store: EditorStore, { version, base }: Pick<EditorState, 'version' | 'base'>): void {
  store.setState({ version, base });
}

export function contentsOf({ title, info, weeks }: Contents): Contents {
  return { title, info, weeks };
}

/** Starts again from the server's program, without a past. */
export function adopt(store: EditorStore, program: Program): void {
  store.setState(stateOf(program));
}

export function replaceContents(store: EditorStore, next: Contents): void {
  edit(store, (contents) => void Object.assign(contents, contentsOf(next)));
}

function stateOf(program: Program): EditorState {
  const contents = contentsOf(program);
  const { version, startsOn } = program;
  const savedIds = new Set(idsOf(program.weeks));
  return { contents, base: contents, version, startsOn, past: [], future: [], saved: null, savedIds };
}

function touchedWeek(before: readonly Week[], after: readonly Week[]): number {
  if (before === after) return -1;
  const longer = before.length > after.length ? before : after;
  return longer.findIndex((_, index) => before[index] !== after[index]);
}
