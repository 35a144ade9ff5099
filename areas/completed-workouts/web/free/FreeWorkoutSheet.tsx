import { Button, TextInput } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../contract/set.ts';
import { useTraining } from '../queries.ts';
import sheet from '../runner/screens/Sheet.module.css';
import { Sheet } from '../runner/screens/Sheet.tsx';
import { startFreeWorkout } from './start-free-workout.ts';

/** Asks for the title of a free workout, which may stay empty, and begins it. */
export function FreeWorkoutSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('completed-workouts');
  const { clientId, timeZone } = useMe();
  const { training } = useTraining();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const usual = t('free.usualTitle', { weekday: formatWeekday(todayIn(timeZone)) });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!training || !clientId) return;
    const workoutId = startFreeWorkout({ clientId, training, title: title.trim() || usual });
    void navigate({ to: '/my/workouts/$workoutId', params: { workoutId } });
  }

  return (
    <Sheet title={t('free.title')} onClose={onClose}>
      <form className={sheet['body']} onSubmit={submit}>
        <p className={sheet['quiet']}>{t('free.help')}</p>
        <TextInput
          label={t('free.name')}
          placeholder={usual}
          size="md"
          maxLength={limits.title}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          disabled={!training}
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
        >
          {t('free.start')}
        </Button>
      </form>
    </Sheet>
  );
}
