import type { TFunction } from 'i18next';
import { todayIn } from '#shell/common/dates.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { Week, Workout } from '../../../contract/document.ts';
import { workoutsOf } from '../../../rules/content.ts';
import { prescribedDateOf } from '../../../rules/dates.ts';
import type { Editor } from '../context.tsx';
import { findWorkout } from '../state/program-index.ts';

interface Question {
  /** The question, such as `Eliminare il giorno 2?`. */
  title: string;
  /** Label of the button that does it. */
  label: string;
  timeZone: string;
}

/**
 * Asks for a confirmation before workouts of a copy are deleted that its client has begun or has to do today, and names the consequences
 * for the client. Returns true without a question for other workouts, because a deletion can be undone.
 */
export async function confirmDeletion(
  t: TFunction<'programs'>,
  editor: Editor,
  { workouts, ...question }: Question & { workouts: readonly Workout[] },
): Promise<boolean> {
  const { weeks } = editor.store.getState().content;
  const { begun, others } = byBeginning(editor, workouts);
  const ofToday = others.filter(({ id }) => isOfToday(editor, weeks, { id, timeZone: question.timeZone }));
  return ask(t, { ...question, kind: 'deleting', begun, ofToday, toToday: [] });
}

/**
 * Asks in the same cases before `change` gives workouts another date, and when it makes one the workout of today. Returns true, not a
 * promise, when there is no question, so that the move is synchronous. A workout that the client moved to another date keeps that date.
 */
export function confirmMove(
  t: TFunction<'programs'>,
  editor: Editor,
  { change, ...question }: Question & { change: (weeks: Week[]) => Week[] },
): true | Promise<boolean> {
  const { weeks } = editor.store.getState().content;
  const after = change(weeks);
  const isMoved = ({ id }: Workout) => dateOfWorkout(editor, weeks, id) !== dateOfWorkout(editor, after, id);
  const { begun, others } = byBeginning(editor, workoutsOf(weeks).filter(isMoved));
  const isOn = (when: readonly Week[]) => (workout: Workout) =>
    isOfToday(editor, when, { id: workout.id, timeZone: question.timeZone });
  return ask(t, {
    ...question,
    kind: 'moving',
    begun,
    ofToday: others.filter(isOn(weeks)),
    toToday: others.filter(isOn(after)),
  });
}

interface Consequences extends Question {
  kind: 'deleting' | 'moving';
  begun: readonly Workout[];
  ofToday: readonly Workout[];
  toToday: readonly Workout[];
}

function ask(t: TFunction<'programs'>, change: Consequences): true | Promise<boolean> {
  const { title, label, timeZone, kind, begun, ofToday, toToday } = change;
  if (begun.length + ofToday.length + toToday.length === 0) return true;
  // Named by its date, because it may be another day in the time zone of the client.
  const date = formatDate(todayIn(timeZone));
  const namesOf = (some: readonly Workout[]) => some.map((one) => one.title || t('workout.untitled')).join(', ');
  const sentences = [
    begun.length > 0 && t(`workout.${kind}.begun`, { names: namesOf(begun) }),
    ofToday.length > 0 && t(`workout.${kind}.today`, { names: namesOf(ofToday), count: ofToday.length, date }),
    toToday.length > 0 && t('workout.moving.toToday', { names: namesOf(toToday), count: toToday.length, date }),
    t('workout.undoable'),
  ];
  const text = sentences.filter(Boolean).join(' ');
  return confirm({ title, text, confirmLabel: label, destructive: kind === 'deleting' });
}

function byBeginning(editor: Editor, workouts: readonly Workout[]) {
  const { begun } = editor.training.get();
  return {
    begun: workouts.filter(({ id }) => begun.has(id)),
    others: workouts.filter(({ id }) => !begun.has(id)),
  };
}

interface WorkoutOfToday {
  id: string;
  timeZone: string;
}

/** Whether the workout is to be done on the present day in the time zone of the professional: not done, before the end of the program. */
function isOfToday(editor: Editor, weeks: readonly Week[], { id, timeZone }: WorkoutOfToday): boolean {
  const { done } = editor.training.get();
  const exercises = findWorkout(weeks, id)?.workout.exercises ?? [];
  if (exercises.length === 0 || exercises.some((row) => (done.get(row.id)?.setsDone ?? 0) > 0)) return false;
  const today = todayIn(timeZone);
  const stopsOn = editor.stopsOn.get();
  if (stopsOn !== null && stopsOn <= today) return false;
  return dateOfWorkout(editor, weeks, id) === today;
}

/** The date on which the client has a workout; null in a template. */
function dateOfWorkout(editor: Editor, weeks: readonly Week[], id: string): string | null {
  const [startsOn, pauses] = [editor.startsOn.get(), editor.pauses.get()];
  const location = findWorkout(weeks, id);
  if (!location || startsOn === null) return null;
  const { week, day } = location;
  return editor.training.get().moved.get(id) ?? prescribedDateOf(week, week.days.indexOf(day), { startsOn, pauses });
}
