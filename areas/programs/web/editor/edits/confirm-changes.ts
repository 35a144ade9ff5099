import type { TFunction } from 'i18next';
import { todayIn } from '#shell/common/dates.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { Workout } from '../../../contract/document.ts';
import { prescribedDateOf } from '../../../rules/dates.ts';
import type { Editor } from '../context.tsx';
import { findWorkout } from '../state/program-index.ts';

interface Change {
  /** The question, such as `Eliminare il giorno 2?`. */
  title: string;
  /** Label of the button that does it. */
  label: string;
  workouts: readonly Workout[];
  timeZone: string;
}

/**
 * Asks for a confirmation before workouts of a copy are deleted that its client has begun or has to do today, and names the consequences
 * for the client. Returns true without a question for other workouts, because a deletion can be undone.
 */
export function confirmDeletion(t: TFunction<'programs'>, editor: Editor, change: Change): Promise<boolean> {
  return confirmChange(t, editor, { ...change, kind: 'deleting' });
}

/** Asks in the same cases before workouts are moved to another week. */
export function confirmMove(t: TFunction<'programs'>, editor: Editor, change: Change): Promise<boolean> {
  return confirmChange(t, editor, { ...change, kind: 'moving' });
}

async function confirmChange(
  t: TFunction<'programs'>,
  editor: Editor,
  { title, label, workouts, timeZone, kind }: Change & { kind: 'deleting' | 'moving' },
): Promise<boolean> {
  const { begun } = editor.training.get();
  const begunOnes = workouts.filter(({ id }) => begun.has(id));
  const ofToday = workouts.filter((workout) => !begun.has(workout.id) && isOfToday(editor, workout, timeZone));
  if (begunOnes.length + ofToday.length === 0) return true;
  // Named by its date, because it may be another day in the time zone of the client.
  const date = formatDate(todayIn(timeZone));
  const namesOf = (some: readonly Workout[]) => some.map((one) => one.title || t('workout.untitled')).join(', ');
  const sentences = [
    begunOnes.length > 0 && t(`workout.${kind}.begun`, { names: namesOf(begunOnes) }),
    ofToday.length > 0 && t(`workout.${kind}.today`, { names: namesOf(ofToday), count: ofToday.length, date }),
    t('workout.undoable'),
  ];
  const text = sentences.filter(Boolean).join(' ');
  return confirm({ title, text, confirmLabel: label, destructive: kind === 'deleting' });
}

/** Whether the workout is to be done on the present day in the time zone of the professional: not done, before the end of the program. */
function isOfToday(editor: Editor, { id, exercises }: Workout, timeZone: string): boolean {
  const { done, moved } = editor.training.get();
  const location = findWorkout(editor.store.getState().content.weeks, id);
  const [startsOn, stopsOn, pauses] = [editor.startsOn.get(), editor.stopsOn.get(), editor.pauses.get()];
  if (!location || exercises.length === 0 || exercises.some((row) => (done.get(row.id)?.setsDone ?? 0) > 0))
    return false;
  const today = todayIn(timeZone);
  if (stopsOn !== null && stopsOn <= today) return false;
  const { week, day } = location;
  const date = moved.get(id) ?? prescribedDateOf(week, week.days.indexOf(day), { startsOn, pauses });
  return startsOn !== null && date === today;
}
