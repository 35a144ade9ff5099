import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addDays } from '#shell/common/dates.ts';
import { formatShortDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ScheduledWorkout } from '../../contract/training.ts';
import sheet from '../runner/Sheet.module.css';
import { Sheet } from '../runner/Sheet.tsx';
import { useMoveWorkout } from './choosing.ts';

const daysShown = 14;

interface MoveSheetProps {
  workout: ScheduledWorkout;
  /** Today, where the client is. */
  day: string;
  endsOn: string;
  onClose: () => void;
}

/** The days to come, as far as the program goes. */
export function MoveSheet({ workout, day, endsOn, onClose }: MoveSheetProps) {
  const t = useTexts('completed-workouts');
  const [date, setDate] = useState<string | null>(null);
  const move = useMoveWorkout(onClose);
  const days = Array.from({ length: daysShown }, (_, index) => addDays(day, index)).filter((one) => one <= endsOn);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (date) move.mutate({ id: workout.workoutId, date });
  }

  return (
    <Sheet title={t('today.moveTitle', { title: workout.title || t('untitled') })} onClose={onClose}>
      <form className={sheet['body']} onSubmit={submit}>
        <fieldset className={sheet['choices']}>
          <legend>{t('today.moveTo')}</legend>
          {days.map((one) => (
            <label key={one}>
              <input type="radio" name="date" checked={date === one} onChange={() => setDate(one)} />
              <span>{one === day ? t('today.when.today') : `${formatWeekday(one)} ${formatShortDate(one)}`}</span>
            </label>
          ))}
        </fieldset>
        {days.length === 0 && <p className={sheet['quiet']}>{t('today.moveNowhere')}</p>}
        <Button type="submit" size="lg" fullWidth disabled={!date} loading={move.isPending}>
          {t('today.moveSave')}
        </Button>
        {workout.isMoved && (
          <Button variant="default" size="lg" onClick={() => move.mutate({ id: workout.workoutId, date: null })}>
            {t('today.moveBack')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
