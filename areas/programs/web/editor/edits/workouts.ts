import { newId } from '#shell/common/ids.ts';
import type { Workout } from '../../../contract/document.ts';
import { mayStartWorkout, withWorkoutAdded, withWorkoutDeleted } from '../../../rules/workouts.ts';
import { saveAll } from '#shell/web/documents/autosave.ts';
import { edit } from '#shell/web/documents/document-store.ts';
import type { Editor, EditorStore } from '../context.tsx';
import { findWorkout, getDay, getWorkout } from '../state/program-index.ts';
import { changeWeeks } from './weeks.ts';

export function setTitle(store: EditorStore, title: string): void {
  edit(store, (content) => void Object.assign(content, { title: toOneLine(title) }), 'title');
}

export function setInfo(store: EditorStore, instructions: string): void {
  edit(store, (content) => void Object.assign(content, { info: instructions }), 'info');
}

export function setWorkout(store: EditorStore, id: string, changes: Partial<Pick<Workout, 'title' | 'info'>>): void {
  const [w, d, x] = getWorkout(store.getState().content.weeks, id).path;
  const mergeKey = `${id} ${Object.keys(changes).sort()}`;
  const normalized = { ...changes, ...(changes.title !== undefined && { title: toOneLine(changes.title) }) };
  edit(store, ({ weeks }) => void Object.assign(weeks[w]?.days[d]?.workouts[x] ?? {}, normalized), mergeKey);
}

/**
 * Adds a workout. A further workout of a day needs the earlier one on the server: saves first, and returns false when
 * that fails.
 */
export async function addWorkout({ store, autosave }: Pick<Editor, 'store' | 'autosave'>, dayId: string) {
  if (!mayAdd(store, dayId)) await saveAll(autosave);
  if (!mayAdd(store, dayId)) return false;

  changeWeeks(store, (weeks) => withWorkoutAdded(weeks, dayId, newId));
  return true;
}

export function deleteWorkout(store: EditorStore, id: string): void {
  changeWeeks(store, (weeks) => withWorkoutDeleted(weeks, id));
}

/** Replaces line breaks of a pasted title with spaces. */
function toOneLine(title: string): string {
  return title.replaceAll(/\s*\n\s*/g, ' ');
}

function mayAdd(store: EditorStore, dayId: string): boolean {
  const { content, base } = store.getState();
  return mayStartWorkout(getDay(content.weeks, dayId).day, (id) => findWorkout(base?.weeks ?? [], id) !== undefined);
}
