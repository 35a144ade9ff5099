import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { useEditor } from '../context.tsx';
import { addWorkout } from '../edits/workouts.ts';

/** Button that adds the first workout of an empty day. */
export function AddWorkout({ dayId }: { dayId: string }) {
  const t = useTexts('programs');
  const add = useAddWorkout();

  return (
    <Button
      variant="subtle"
      m="sm"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={() => void add(dayId)}
    >
      {t('workout.add')}
    </Button>
  );
}

/** Adds a workout; shows an error when the earlier workout could not be saved. */
export function useAddWorkout(): (dayId: string) => Promise<void> {
  const t = useTexts('programs');
  const editor = useEditor();
  return async (dayId) => {
    if (!(await addWorkout(editor, dayId))) toast.error(t('workout.unsaved'));
  };
}
