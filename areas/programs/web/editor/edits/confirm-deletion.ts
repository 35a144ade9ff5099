import type { TFunction } from 'i18next';
import { todayIn } from '#shell/common/dates.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { Workout } from '../../../contract/document.ts';
import { prescribedDateOf } from '../../../rules/dates.ts';
import type { Editor } from '../context.tsx';
import { findWorkout } from '../state/program-index.ts';

interface Deletion {
  /** The question, such as `Eliminare il giorno 2?`. */
  title: string;
  /** Label of the button that deletes. */
  label: string;
  workouts: readonly Workout[];
  timeZone: string;
}

/**
 * Asks before workouts of a copy are deleted that its client has begun or has to do today, and says what it means for the client. Others
 * are deleted without a question, because a deletion can be undone.
 */
export async function mayDelete(
  t: TFunction<'programs'>,
  editor: Editor,
  { title, label, workouts, timeZone }: Deletion,
): Promise<boolean> {
  const { begun } = editor.training.get();
  const begunOnes = workouts.filter(({ id }) => begun.has(id));
  const ofToday = workouts.filter((workout) => !begun.has(workout.id) && isOfToday(editor, workout, timeZone));
  if (begunOnes.length + ofToday.length === 0) return true;
  const namesOf = (some: readonly Workout[]) => some.map((one) => one.title || t('workout.untitled')).join(', ');
  const sentences = [
    begunOnes.length > 0 && t('workout.deleting.begun', { names: namesOf(begunOnes) }),
    ofToday.length > 0 && t('workout.deleting.today', { names: namesOf(ofToday), count: ofToday.length }),
    t('workout.deleting.results'),
  ];
  return confirm({ title, text: sentences.filter(Boolean).join(' '), confirmLabel: label, destructive: true });
}

/** Whether the client has the workout on the list of today: not done, not after the end of the program. */
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
