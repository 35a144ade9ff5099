import { Menu } from '@mantine/core';
import { IconCopy, IconNote, IconPlayerSkipForward, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { MenuAction } from '#shell/web/widgets/OverflowMenu.tsx';
import { limits } from '../../../contract/document.ts';
import { useContent, useEditor } from '../context.tsx';
import { confirmDeletion } from '../edits/confirm-changes.ts';
import { fillFromDay } from '../edits/fill-following.ts';
import { deleteDay } from '../edits/weeks.ts';
import { deleteWorkout } from '../edits/workouts.ts';
import { deleteFromMenu } from '../grid/keep-focus.ts';
import { findDay, findWorkout } from '../state/program-index.ts';
import { useAddWorkout } from './AddWorkout.tsx';
import { MoveDay, MoveWorkout } from './MoveItems.tsx';

export interface DayItemsProps {
  dayId: string;
  /** Id of the workout whose actions the menu also has. */
  workoutId?: string | undefined;
  /** Whether the menu has only the actions of the workout; the day has its own menu. */
  isOfWorkout?: boolean;
}

/** Items of the menu of a day or workout. The chunk is loaded when the first menu is opened. */
export function DayItems({ dayId, workoutId, isOfWorkout = false }: DayItemsProps) {
  const t = useTexts('programs');
  const editor = useEditor();
  const { store, ui } = editor;
  const isLast = useContent(({ weeks }) => findDay(weeks, dayId)?.week.days.length === 1);

  const { timeZone } = useMe();

  async function remove(): Promise<void> {
    // A colleague may have deleted it while the menu was open.
    const location = findDay(store.getState().content.weeks, dayId);
    if (!location) return;
    const { week, day } = location;
    const number = day.dayNumber;
    const question = { title: t('day.deleteTitle', { number }), label: t('day.delete') };
    if (!(await confirmDeletion(t, editor, { ...question, workouts: day.workouts, timeZone }))) return;
    deleteFromMenu(editor, { week: week.weekNumber - 1, position: [number - 1, 0, 0] }, () => deleteDay(store, dayId));
    ui.message.set({ name: 'dayDeleted', values: { number }, isUndoable: true });
  }

  return (
    <>
      {!isOfWorkout && <CopyDay dayId={dayId} />}
      {!isOfWorkout && <MoveDay dayId={dayId} />}
      {workoutId && <WorkoutItems dayId={dayId} workoutId={workoutId} />}
      {!isOfWorkout && (
        <MenuAction icon={IconTrash} isDanger isDisabled={isLast} onClick={() => void remove()}>
          {t('day.delete')}
        </MenuAction>
      )}
    </>
  );
}

function CopyDay({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const add = useAddWorkout();
  const following = useContent(({ weeks }) => weeks.length - (findDay(weeks, dayId)?.week.weekNumber ?? weeks.length));
  const workouts = useContent(({ weeks }) => findDay(weeks, dayId)?.day.workouts.length ?? 0);

  return (
    <>
      <MenuAction icon={IconCopy} onClick={() => editor.ui.dayToCopyId.set(dayId)}>
        {t('day.copy')}
      </MenuAction>
      {following > 0 && (
        <MenuAction icon={IconPlayerSkipForward} onClick={() => fillFromDay(editor, dayId)}>
          {t('day.fill', { count: following })}
        </MenuAction>
      )}
      <MenuAction icon={IconPlus} isDisabled={workouts >= limits.workoutsADay} onClick={() => void add(dayId)}>
        {t(workouts >= 1 ? 'workout.addAnother' : 'workout.add')}
      </MenuAction>
    </>
  );
}

function WorkoutItems({ dayId, workoutId }: { dayId: string; workoutId: string }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const { store, ui } = editor;
  const isOnly = useContent(({ weeks }) => findDay(weeks, dayId)?.day.workouts.length === 1);

  const { timeZone } = useMe();

  async function remove(): Promise<void> {
    const location = findWorkout(store.getState().content.weeks, workoutId);
    if (!location) return;
    const { workout, path } = location;
    const [week, ...position] = path;
    const title = workout.title || t('workout.untitled');
    const question = { title: t('workout.deleteTitle', { title }), label: t('workout.delete') };
    if (!(await confirmDeletion(t, editor, { ...question, workouts: [workout], timeZone }))) return;
    deleteFromMenu(editor, { week, position }, () => deleteWorkout(store, workoutId));
    ui.message.set({ name: 'workoutDeleted', values: { title }, isUndoable: true });
  }

  return (
    <>
      {/* Waits until the menu has restored the focus. */}
      <MenuAction icon={IconNote} onClick={() => void setTimeout(() => ui.infoWorkoutId.set(workoutId), 50)}>
        {t('workout.writeInfo')}
      </MenuAction>
      <MoveWorkout dayId={dayId} workoutId={workoutId} />
      <Menu.Divider />
      <MenuAction icon={IconX} isDanger onClick={() => void remove()}>
        {t(isOnly ? 'workout.deleteOnly' : 'workout.delete')}
      </MenuAction>
    </>
  );
}
