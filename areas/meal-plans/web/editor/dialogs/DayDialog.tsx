import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { useDay, useEditor, useMealPlan } from '../context.tsx';
import { setDayFields } from '../edits/days.ts';
import { DayBindingField } from './DayBindingField.tsx';

/** Name, description and binding of a day; what is typed is saved like everything else in the editor. */
export function DayDialog() {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const { dayId } = ui.dialogs;
  const id = dayId.use();
  const close = () => dayId.set(null);

  return (
    <Dialog opened={id !== null} onClose={close} title={t('editor.day.edit')}>
      {id && <Fields id={id} onDone={close} />}
    </Dialog>
  );
}

function Fields({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const day = useDay(id);
  const schedule = useMealPlan((mealPlan) => mealPlan.schedule);
  if (!day) return null;

  return (
    <Stack>
      <TextInput
        data-autofocus
        label={t('fields.dayName')}
        maxLength={120}
        value={day.name}
        onChange={(event) => setDayFields(store, id, { name: event.currentTarget.value })}
      />
      <DayBindingField day={day} schedule={schedule} />
      {(['description', 'description_en'] as const).map((field) => (
        <Textarea
          key={field}
          autosize
          minRows={2}
          maxRows={8}
          label={t(`fields.${field}`)}
          maxLength={2000}
          value={day[field]}
          onChange={(event) => setDayFields(store, id, { [field]: event.currentTarget.value })}
        />
      ))}
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('editor.done')}</Button>
      </Group>
    </Stack>
  );
}
