import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '#shell/web/api/query.ts';
import { focusUnreadableField } from '#shell/web/forms/unreadable-field.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { clientMealRoutes, limits, type MealEntry, mealRoutes, mealStates, type MealState } from '../../contract.ts';
import type { PlannedMeal } from '../../rules/days.ts';
import { hasSwaps } from '../../rules/reports.ts';
import { useMealTexts } from '../texts.ts';
import { SwapFields } from './SwapFields.tsx';
import { swapsIn, type TypedSwaps, typedSwapsOf } from './typed-swaps.ts';

interface MealReportDialogProps {
  clientId: string;
  date: string;
  planned: PlannedMeal;
  entry: MealEntry | undefined;
  onClose: () => void;
}

/**
 * The professional reports a meal for a client, or corrects a report. A note of the client stays as it is, and a meal that stays
 * planned keeps its choice.
 */
export function MealReportDialog({ clientId, date, planned, entry, onClose }: MealReportDialogProps) {
  const { t, titleOf, rejectionText } = useMealTexts();
  const { publishedId, meal } = planned;
  const shell = useTexts('shell');
  const [state, setState] = useState<MealState>(entry?.state ?? 'as_planned');
  const [typed, setTyped] = useState<TypedSwaps>(() => typedSwapsOf(entry));
  const [note, setNote] = useState(entry?.note ?? '');
  const [refusal, setRefusal] = useState('');
  const save = useApiMutation(mealRoutes.sync.client, {
    invalidates: [mealRoutes.days.client, clientMealRoutes.unread, clientMealRoutes.unreadOfRecipients],
    onSuccess: ({ refused: [refused] }) => (refused ? setRefusal(rejectionText(refused.problem)) : onClose()),
  });
  const isNoteOfClient = Boolean(entry?.note) && entry?.isByProfessional === false;
  const components = meal.mealComponents.flatMap((one) => one.components);
  const hasFoods = components.length > 0 && !meal.free_meal;
  const states = mealStates.filter((one) => hasFoods || (one !== 'swapped' && one !== 'as_planned'));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (focusUnreadableField(event.currentTarget)) return;
    const swaps = hasSwaps(state) ? swapsIn(typed) : [];
    if (state === 'swapped' && swaps.length === 0) {
      setRefusal(t('report.noSwap'));
      return;
    }
    // Later than the present report, whose device may have had a clock that is ahead.
    const loggedAt = new Date(Math.max(Date.now(), entry ? Date.parse(entry.loggedAt) + 1 : 0)).toISOString();
    const report = {
      date,
      publishedId,
      mealId: meal.id,
      state,
      swaps,
      ...(note !== (entry?.note ?? '') && { note }),
      loggedAt,
    };
    save.mutate({ clientId, sentAt: new Date().toISOString(), meals: [report] });
  }

  return (
    <Dialog opened onClose={onClose} title={t('report.title', { meal: titleOf(meal) })} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Text c="dimmed">{t('report.subtitle', { day: `${formatWeekday(date)} ${formatShortDate(date)}` })}</Text>
          <Radio.Group label={t('report.state')} value={state} onChange={(next) => setState(next as MealState)}>
            <Stack gap="xs" mt="xs">
              {states.map((one) => (
                <Radio key={one} value={one} label={t(`states.${one}`)} />
              ))}
            </Stack>
          </Radio.Group>
          {state === 'swapped' && <SwapFields components={components} typed={typed} onChange={setTyped} />}
          {!isNoteOfClient && (
            <Textarea
              label={t('fields.note')}
              value={note}
              maxLength={limits.note}
              minRows={2}
              autosize
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
          {refusal && (
            <Text role="alert" c="var(--mantine-color-error)">
              {refusal}
            </Text>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {shell('form.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('report.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
