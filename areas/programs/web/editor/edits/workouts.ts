import { newId } from '#shell/common/ids.ts';
import type { Workout } from '../../../contract/document.ts';
import { mayStartWorkout, withWorkoutAdded, withWorkoutDeleted } from '../../../rules/workouts.ts';
import type { Autosave } from '../state/autosave.ts';
import { getDay, getWorkout } from '../state/program-index.ts';
import { saveAll } from '../state/save.ts';
import { edit, type EditorStore } from '../state/store.ts';

export function setTitle(store: EditorStore, title: string): void {
  edit(store, (contents) => void Object.assign(contents, { title: onOneLine(title) }), 'title');
}

export function setInfo(store: EditorStore, info: string): void {
  edit(store, (contents) => void Object.assign(contents, { info }), 'info');
}

export function setWorkout(store: EditorStore, id: string, changes: Partial<Pick<Workout, 'title' | 'info'>>): void {
  const [w, d, x] = getWorkout(store.getState().contents.weeks, id).path;
  const run = `${id} ${Object.keys(changes).sort()}`;
  const written = { ...changes, ...(changes.title !== undefined && { title: onOneLine(changes.title) }) };
  edit(store, ({ weeks }) => void Object.assign(weeks[w]?.days[d]?.workouts[x] ?? {}, written), run);
}

/** A second workout waits until the first is saved; false when it could not be. */
export async function addWorkout({ store, autosave }: { store: EditorStore; autosave: Autosave }, dayId: string) {
  if (!mayAdd(store, dayId)) await saveAll(autosave);
  if (!mayAdd(store, dayId)) return false;

  edit(store, (contents) => {
    contents.weeks = withWorkoutAdded(store.getState().contents.weeks, dayId, newId);
  });
  return true;
}

export function deleteWorkout(store: EditorStore, id: string): void {
  edit(store, (contents) => {
    contents.weeks = withWorkoutDeleted(store.getState().contents.weeks, id);
  });
}

/** A title pasted with line breaks is still one line. */
function onOneLine(title: string): string {
  return title.replaceAll(/\s*\n\s*/g, ' ');
}

function mayAdd(store: EditorStore, dayId: string): boolean {
  const { contents, savedIds } = store.getState();
  return mayStartWorkout(getDay(contents.weeks, dayId).day, savedIds);
}
