import { Menu } from '@mantine/core';
import { IconCopy, IconNote, IconPlayerSkipForward, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract/document.ts';
import { useContent, useEditor } from '../context.tsx';
import { fillFromDay } from '../edits/fill-following.ts';
import { deleteDay } from '../edits/weeks.ts';
import { deleteWorkout } from '../edits/workouts.ts';
import { findDay, findWorkout } from '../state/program-index.ts';
import { useAddWorkout } from './AddWorkout.tsx';

export interface DayItemsProps {
  dayId: string;
  /** Workout whose actions the menu also has. */
  workoutId?: string | undefined;
  /** Only workout actions; the day has its own menu. */
  isOfWorkout?: boolean;
}

/** Loaded when the first menu is opened. */
export function DayItems({ dayId, workoutId, isOfWorkout = false }: DayItemsProps) {
  return (
    <>
      {!isOfWorkout && <CopyDay dayId={dayId} />}
      {workoutId && <WriteInfo workoutId={workoutId} />}
      {workoutId && <DeleteWorkout dayId={dayId} workoutId={workoutId} />}
      {!isOfWorkout && <DeleteDay dayId={dayId} />}
    </>
  );
}

function CopyDay({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const { ui } = editor;
  const add = useAddWorkout();
  const following = useContent(({ weeks }) => weeks.length - (findDay(weeks, dayId)?.week.weekNumber ?? weeks.length));
  const workouts = useContent(({ weeks }) => findDay(weeks, dayId)?.day.workouts.length ?? 0);

  return (
    <>
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => ui.dayToCopyId.set(dayId)}>
        {t('day.copy')}
      </Menu.Item>
      {following > 0 && (
        <Menu.Item
          leftSection={<IconPlayerSkipForward size={16} aria-hidden="true" />}
          onClick={() => fillFromDay(editor, dayId)}
        >
          {t('day.fill', { count: following })}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        disabled={workouts >= limits.workoutsADay}
        onClick={() => void add(dayId)}
      >
        {t(workouts >= 1 ? 'workout.addAnother' : 'workout.add')}
      </Menu.Item>
    </>
  );
}

function WriteInfo({ workoutId }: { workoutId: string }) {
  const t = useTexts('programs');
  const { ui } = useEditor();
  return (
    <>
      <Menu.Item
        leftSection={<IconNote size={16} aria-hidden="true" />}
        // Waits until the menu has restored the focus.
        onClick={() => void setTimeout(() => ui.infoWorkoutId.set(workoutId), 50)}
      >
        {t('workout.writeInfo')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}

function DeleteWorkout({ dayId, workoutId }: { dayId: string; workoutId: string }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const title = useContent(({ weeks }) => findWorkout(weeks, workoutId)?.workout.title ?? '');
  const isOnly = useContent(({ weeks }) => findDay(weeks, dayId)?.day.workouts.length === 1);

  return (
    <Menu.Item
      leftSection={<IconX size={16} aria-hidden="true" />}
      color="var(--mantine-color-error)"
      onClick={() => {
        deleteWorkout(store, workoutId);
        const values = { title: title || t('workout.untitled') };
        ui.message.set({ name: 'workoutDeleted', values, isUndoable: true });
      }}
    >
      {t(isOnly ? 'workout.deleteOnly' : 'workout.delete')}
    </Menu.Item>
  );
}

function DeleteDay({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const { store, ui } = useEditor();
  const number = useContent(({ weeks }) => findDay(weeks, dayId)?.day.dayNumber ?? 0);
  const isLast = useContent(({ weeks }) => findDay(weeks, dayId)?.week.days.length === 1);

  return (
    <Menu.Item
      leftSection={<IconTrash size={16} aria-hidden="true" />}
      color="var(--mantine-color-error)"
      disabled={isLast}
      onClick={() => {
        deleteDay(store, dayId);
        ui.message.set({ name: 'dayDeleted', values: { number }, isUndoable: true });
      }}
    >
      {t('day.delete')}
    </Menu.Item>
  );
}
