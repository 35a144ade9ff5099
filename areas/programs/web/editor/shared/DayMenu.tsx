import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconNote, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { limits } from '../../../contract.ts';
import { useContents, useEditor } from '../context.tsx';
import { deleteDay } from '../edits/weeks.ts';
import { deleteWorkout } from '../edits/workouts.ts';
import { findDay, findWorkout } from '../state/find.ts';
import { useAddWorkout } from './AddWorkout.tsx';

interface DayMenuProps {
  dayId: string;
  /** The workout this menu also speaks for. */
  workoutId?: string;
  /** Only that: the day has a menu of its own. */
  isOfWorkout?: boolean;
  size?: number;
}

export function DayMenu({ dayId, workoutId, isOfWorkout = false, size = 28 }: DayMenuProps) {
  const t = useTexts('programs');
  const number = useContents(({ weeks }) => findDay(weeks, dayId)?.day.dayNumber ?? 0);
  const label = isOfWorkout ? t('workout.menu') : t('day.menu', { number });

  return (
    <Menu position="bottom-end" width={250} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={size} aria-label={label}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!isOfWorkout && <DayItems dayId={dayId} />}
        {workoutId && <WriteInfo workoutId={workoutId} />}
        {workoutId && <DeleteWorkout dayId={dayId} workoutId={workoutId} />}
        {!isOfWorkout && <DeleteDay dayId={dayId} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function DayItems({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const { open } = useEditor();
  const add = useAddWorkout();
  const workouts = useContents(({ weeks }) => findDay(weeks, dayId)?.day.workouts.length ?? 0);

  return (
    <>
      <Menu.Item leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={() => open.copyingDay.set(dayId)}>
        {t('day.copy')}
      </Menu.Item>
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
  const { open } = useEditor();
  return (
    <>
      <Menu.Item
        leftSection={<IconNote size={16} aria-hidden="true" />}
        // The menu gives the focus back to its button first.
        onClick={() => void setTimeout(() => open.info.set(workoutId), 50)}
      >
        {t('workout.writeInfo')}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}

function DeleteWorkout({ dayId, workoutId }: { dayId: string; workoutId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const title = useContents(({ weeks }) => findWorkout(weeks, workoutId)?.workout.title ?? '');
  const isOnly = useContents(({ weeks }) => findDay(weeks, dayId)?.day.workouts.length === 1);

  return (
    <Menu.Item
      leftSection={<IconX size={16} aria-hidden="true" />}
      color="var(--mantine-color-error)"
      onClick={() => {
        deleteWorkout(store, workoutId);
        toast.info(t('workout.deleted', { title: title || t('workout.untitled') }));
      }}
    >
      {t(isOnly ? 'workout.deleteOnly' : 'workout.delete')}
    </Menu.Item>
  );
}

function DeleteDay({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const { store } = useEditor();
  const number = useContents(({ weeks }) => findDay(weeks, dayId)?.day.dayNumber ?? 0);
  const isLast = useContents(({ weeks }) => findDay(weeks, dayId)?.week.days.length === 1);

  return (
    <Menu.Item
      leftSection={<IconTrash size={16} aria-hidden="true" />}
      color="var(--mantine-color-error)"
      disabled={isLast}
      onClick={() => {
        deleteDay(store, dayId);
        toast.info(t('day.deleted', { number }));
      }}
    >
      {t('day.delete')}
    </Menu.Item>
  );
}
