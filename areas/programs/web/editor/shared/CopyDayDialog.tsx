import { Button, Chip, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { Day, Week } from '../../../contract/document.ts';
import { mayAddDay } from '../../../rules/days.ts';
import { useContent, useEditor } from '../context.tsx';
import { copyDay } from '../edits/weeks.ts';
import { findDay } from '../state/program-index.ts';
import { isTrainedIn, progressOf } from '../training.ts';

/** Dialog that copies a day over other days or as a new day of weeks. */
export function CopyDayDialog() {
  const t = useTexts('programs');
  const { ui } = useEditor();
  const dayId = ui.dayToCopyId.use();
  const number = useContent(({ weeks }) => (dayId && findDay(weeks, dayId)?.day.dayNumber) || 0);

  return (
    <Dialog
      opened={dayId !== null}
      onClose={() => ui.dayToCopyId.set(null)}
      size="lg"
      title={t('copyDay.title', { number })}
    >
      {dayId && <Targets dayId={dayId} onDone={() => ui.dayToCopyId.set(null)} />}
    </Dialog>
  );
}

function Targets({ dayId, onDone }: { dayId: string; onDone: () => void }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const { store, ui } = editor;
  const weeks = useContent((content) => content.weeks);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const weekIds = weeks.map(({ id }) => id).filter((id) => chosen.includes(id));
  const dayIds = chosen.filter((id) => !weekIds.includes(id));

  function copy(): void {
    const { count, keptDays } = copyDay(store, { id: dayId, dayIds, weekIds }, { isTrained: isTrainedIn(editor) });
    ui.message.set({ name: 'dayCopied', values: { count }, isUndoable: count > 0, keptDays });
    onDone();
  }

  return (
    <Stack gap="lg">
      <Text size="sm">{t('copyDay.text')}</Text>
      <Stack gap="md" style={{ maxHeight: '50dvh', overflowY: 'auto' }}>
        {weeks.map((week) => (
          <WeekTargets
            key={week.id}
            week={week}
            source={dayId}
            isChosen={(id) => chosen.includes(id)}
            onToggle={(id) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
        ))}
      </Stack>
      <Group justify="flex-end">
        <Button disabled={chosen.length === 0} onClick={copy}>
          {t('copyDay.copy', { count: chosen.length })}
        </Button>
      </Group>
    </Stack>
  );
}

interface WeekTargetsProps {
  week: Week;
  source: string;
  isChosen: (id: string) => boolean;
  onToggle: (id: string) => void;
}

function WeekTargets({ week, source, isChosen, onToggle }: WeekTargetsProps) {
  const t = useTexts('programs');
  const training = useEditor().training.use();
  const isKept = (day: Day) => day.workouts.some((workout) => progressOf(workout, training) !== null);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" size="sm" fw={600} mb={4}>
        {t('week.title', { number: week.weekNumber })}
      </Text>
      <Group gap="sm">
        {week.days
          .filter((day) => day.id !== source)
          .map((day) => (
            <Chip
              key={day.id}
              checked={isChosen(day.id) && !isKept(day)}
              disabled={isKept(day)}
              onChange={() => onToggle(day.id)}
            >
              <DayName day={day} isKept={isKept(day)} />
            </Chip>
          ))}
        {mayAddDay(week) && (
          <Chip variant="outline" checked={isChosen(week.id)} onChange={() => onToggle(week.id)}>
            {t('copyDay.newDay')}
          </Chip>
        )}
      </Group>
    </fieldset>
  );
}

/** Title of a target day, with the number of rows that would be replaced, or that it stays as the client has begun it. */
function DayName({ day, isKept }: { day: Day; isKept: boolean }) {
  const t = useTexts('programs');
  const rows = day.workouts.reduce((sum, { exercises }) => sum + exercises.length, 0);
  const title = t('day.title', { number: day.dayNumber });
  if (isKept) return t('copyDay.kept', { title });
  return rows === 0 ? title : t('copyDay.replaces', { title, count: rows });
}
