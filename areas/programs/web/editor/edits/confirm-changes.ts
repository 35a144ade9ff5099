import type { TFunction } from 'i18next';
import { todayIn } from '#shell/common/dates.ts';
import { formatDate, formatWeekdayAndDate } from '#shell/web/texts/formats.ts';
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
  return ask(t, { ...question, kind: 'deleting', begun, done: [], ofToday, toToday: [], dates: [] });
}

/**
 * Asks in the same cases before `change` gives workouts another date, and when it makes one the workout of today or one of them is done.
 * The question names the new dates. Returns true, not a promise, when there is no question, so that the move is synchronous. A workout
 * that the client moved to another date keeps that date.
 */
export function confirmMove(
  t: TFunction<'programs'>,
  editor: Editor,
  { change, ...question }: Question & { change: (weeks: Week[]) => Week[] },
): true | Promise<boolean> {
  const { weeks } = editor.store.getState().content;
  const after = change(weeks);
  const isMoved = ({ id }: Workout) => dateOfWorkout(editor, weeks, id) !== dateOfWorkout(editor, after, id);
  const moved = workoutsOf(weeks).filter(isMoved);
  const { begun, others } = byBeginning(editor, moved);
  const done = others.filter((workout) => isDone(editor, workout));
  const isOn = (when: readonly Week[]) => (workout: Workout) =>
    isOfToday(editor, when, { id: workout.id, timeZone: question.timeZone });
  const ofToday = others.filter(isOn(weeks));
  const toToday = others.filter(isOn(after));
  const dates = [...begun, ...done, ...ofToday].map((workout) => {
    const date = dateOfWorkout(editor, after, workout.id);
    return date && t('workout.moving.date', { name: nameOf(t, workout), date: formatWeekdayAndDate(date) });
  });
  return ask(t, { ...question, kind: 'moving', begun, done, ofToday, toToday, dates });
}

interface Consequences extends Question {
  kind: 'deleting' | 'moving';
  begun: readonly Workout[];
  /** Those whose results stay on the day on which they were done. */
  done: readonly Workout[];
  ofToday: readonly Workout[];
  toToday: readonly Workout[];
  /** Sentences with the new dates. */
  dates: readonly (string | null)[];
}

function ask(t: TFunction<'programs'>, change: Consequences): true | Promise<boolean> {
  const { title, label, timeZone, kind, begun, done, ofToday, toToday, dates } = change;
  if (begun.length + done.length + ofToday.length + toToday.length === 0) return true;
  // Named by its date, because it may be another day in the time zone of the client.
  const date = formatDate(todayIn(timeZone));
  const namesOf = (some: readonly Workout[]) => some.map((one) => nameOf(t, one)).join(', ');
  const sentences = [
    begun.length > 0 && t(`workout.${kind}.begun`, { names: namesOf(begun) }),
    ofToday.length > 0 && t(`workout.${kind}.today`, { names: namesOf(ofToday), count: ofToday.length, date }),
    toToday.length > 0 && t('workout.moving.toToday', { names: namesOf(toToday), count: toToday.length, date }),
    done.length > 0 && t('workout.moving.done', { names: namesOf(done), count: done.length }),
    ...dates,
    t('workout.undoable'),
  ];
  const text = sentences.filter(Boolean).join(' ');
  return confirm({ title, text, confirmLabel: label, destructive: kind === 'deleting' });
}

function nameOf(t: TFunction<'programs'>, { title }: Workout): string {
  return title || t('workout.untitled');
}

/** Whether the client has logged a set of the workout. */
function isDone(editor: Editor, { exercises }: Workout): boolean {
  const { done } = editor.training.get();
  return exercises.some((row) => (done.get(row.id)?.setsDone ?? 0) > 0);
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
  const workout = findWorkout(weeks, id)?.workout;
  if (!workout || workout.exercises.length === 0 || isDone(editor, workout)) return false;
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
