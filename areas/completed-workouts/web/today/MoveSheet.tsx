import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addDays } from '#shell/common/dates.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { trainingRoutes } from '../../contract/training.ts';
import { todayInvalidations } from '../queries.ts';
import sheet from '../runner/screens/Sheet.module.css';
import { Sheet } from '../runner/screens/Sheet.tsx';
import type { LocalToday } from './use-today.ts';
import { workoutName } from '../../rules/workout-name.ts';

const maxDays = 14;

interface MoveSheetProps {
  workout: ScheduledWorkout;
  today: LocalToday;
  onClose: () => void;
}

/** The dates a workout can be moved to: the next two weeks, up to the end of the program. */
export function MoveSheet({ workout, today: { day, programs }, onClose }: MoveSheetProps) {
  const t = useTexts('completed-workouts');
  const { workoutId, isMoved } = workout;
  const [date, setDate] = useState<string | null>(null);
  const move = useApiMutation(trainingRoutes.move, { invalidates: todayInvalidations, onSuccess: onClose });
  const program = programs.find(({ id }) => id === workout.programId);
  const dates = Array.from({ length: maxDays }, (_, index) => addDays(day, index)).filter(
    (one) => program && one <= program.endsOn,
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (date) move.mutate({ workoutId, date });
  }

  return (
    <Sheet title={t('today.moveTitle', { title: workoutName(t, workout) })} onClose={onClose}>
      <form className={sheet['body']} onSubmit={submit}>
        <fieldset className={sheet['choices']}>
          <legend>{t('today.moveTo')}</legend>
          {dates.map((one) => (
            <label key={one}>
              <input type="radio" name="date" checked={date === one} onChange={() => setDate(one)} />
              <span>{one === day ? t('today.moveToday') : `${formatWeekday(one)} ${formatShortDate(one)}`}</span>
            </label>
          ))}
        </fieldset>
        {dates.length === 0 && <p className={sheet['quiet']}>{t('today.moveNowhere')}</p>}
        <Button type="submit" size="lg" fullWidth disabled={!date} loading={move.isPending}>
          {t('today.moveSave')}
        </Button>
        {isMoved && (
          <Button variant="default" size="lg" onClick={() => move.mutate({ workoutId, date: null })}>
            {t('today.moveBack')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
