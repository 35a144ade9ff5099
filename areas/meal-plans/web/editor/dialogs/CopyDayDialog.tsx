import { Button, Chip, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { limits } from '../../../contract.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useDay, useDayIds, useEditor, useMealPlan } from '../context.tsx';
import { copyDay } from '../edits/days.ts';

/** Copies the meals of a day over other days, and to days that are added for them. */
export function CopyDayDialog() {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const { copyDayId } = ui.dialogs;
  const id = copyDayId.use();
  const { dayTitleOf } = useMealTexts();
  const day = useDay(id ?? '');
  const number = useDayIds().indexOf(id ?? '') + 1;
  const name = day ? dayTitleOf(day, number) : '';
  const close = () => copyDayId.set(null);

  return (
    <Dialog opened={id !== null} onClose={close} size="lg" title={t('editor.copyDay.title', { name })}>
      {id && <Positions dayId={id} onDone={close} />}
    </Dialog>
  );
}

/** Days of a week, which the positions offer at least. */
const weekDays = 7;

function Positions({ dayId, onDone }: { dayId: string; onDone: () => void }) {
  const t = useTexts('meal-plans');
  const { dayTitleOf } = useMealTexts();
  const { store, ui } = useEditor();
  const days = useMealPlan((mealPlan) => mealPlan.days);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const last = Math.min(limits.days, Math.max(weekDays, Math.ceil((days.length + 1) / weekDays) * weekDays));
  const positions = Array.from({ length: last }, (_, index) => index + 1).filter((one) => days[one - 1]?.id !== dayId);

  function copy(): void {
    const { overwritten, added } = copyDay(store, dayId, chosen);
    ui.message.set({ name: 'dayCopied', values: { count: chosen.length, overwritten, added }, isUndoable: true });
    onDone();
  }

  function toggle(position: number): void {
    setChosen(chosen.includes(position) ? chosen.filter((one) => one !== position) : [...chosen, position]);
  }

  return (
    <Stack>
      <Text size="sm">{t('editor.copyDay.text')}</Text>
      <Group gap="sm">
        {positions.map((position) => {
          const day = days[position - 1];
          return (
            <Chip
              key={position}
              variant={day ? 'light' : 'outline'}
              checked={chosen.includes(position)}
              onChange={() => toggle(position)}
            >
              {day ? dayTitleOf(day, position) : t('editor.copyDay.newDay', { number: position })}
            </Chip>
          );
        })}
      </Group>
      <Group justify="space-between">
        <Button variant="subtle" onClick={() => setChosen(positions.filter((one) => one <= weekDays))}>
          {t('editor.copyDay.week')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={copy}>
          {t('editor.copyDay.copy', { count: chosen.length })}
        </Button>
      </Group>
    </Stack>
  );
}
