import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import { createStore } from 'zustand/vanilla';
import type { Program, Week } from '../../../contract.ts';
import { idsOf } from '../../../rules/ids.ts';

enablePatches();

/** What the coach writes; the rest of a program belongs to the server. */
export type Contents = Pick<Program, 'title' | 'info' | 'weeks'>;

/** One thing that can be undone. Keystrokes of one run share a step. */
export interface Step {
  undo: Patch[];
  redo: Patch[];
  run: string | null;
  at: number;
  /** Index of the first week it touched, -1 for none: where to look when it is undone. */
  week: number;
}

export interface EditorState {
  contents: Contents;
  /** The version on the server these contents started from. */
  version: number;
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

/** Edits that follow each other within a second under the same `run` are undone together. */
export function edit(store: EditorStore, change: (contents: Contents) => void, run: string | null = null): void {
  const { contents, past } = store.getState();
  const [next, redo, undo] = produceWithPatches(contents, (draft) => void change(draft));
  if (redo.length === 0) return;

  const made: Step = { undo, redo, run, at: performance.now(), week: touchedWeek(contents.weeks, next.weeks) };
  const last = past.at(-1);
  const goesOn = last && run !== null && last.run === run && made.at - last.at < runPauseMs;
  const step = goesOn ? { ...made, undo: [...undo, ...last.undo], redo: [...last.redo, ...redo] } : made;
  store.setState({ contents: next, past: [...(goesOn ? past.slice(0, -1) : past), step], future: [] });
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
  store.setState({ saved: step, version: program.version, savedIds: new Set(idsOf(program.weeks)) });
}

/** The next save goes over that version. */
export function rebase(store: EditorStore, version: number): void {
  store.setState({ version });
}

/** Starts again from the server's program, without a past. */
export function adopt(store: EditorStore, program: Program): void {
  store.setState(stateOf(program));
}

export function replaceContents(store: EditorStore, { title, info, weeks }: Contents): void {
  edit(store, (contents) => void Object.assign(contents, { title, info, weeks }));
}

function stateOf(program: Program): EditorState {
  const { title, info, weeks, version } = program;
  const savedIds = new Set(idsOf(weeks));
  return { contents: { title, info, weeks }, version, past: [], future: [], saved: null, savedIds };
}

function touchedWeek(before: readonly Week[], after: readonly Week[]): number {
  if (before === after) return -1;
  const longer = before.length > after.length ? before : after;
  return longer.findIndex((_, index) => before[index] !== after[index]);
}
