import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { startFreeWorkout } from '../free/start-free-workout.ts';

interface FreeInPersonProps {
  clientId: string;
  /** Those of the client. */
  settings: ProgramSettings;
}

/** Button that begins a free workout of the client in person, without a program, named by the weekday. */
export function FreeInPerson({ clientId, settings }: FreeInPersonProps) {
  const t = useTexts('completed-workouts');
  const { timeZone, membershipId } = useMe();
  const navigate = useNavigate();

  function start(): void {
    const title = t('free.usualTitle', { weekday: formatWeekday(todayIn(timeZone)) });
    const byMembershipId = membershipId ?? '';
    const workoutId = startFreeWorkout({ clientId, byMembershipId, training: { settings }, title });
    void navigate({ to: '/clients/$id/train/$workoutId', params: { id: clientId, workoutId } });
  }

  return (
    <Button variant="subtle" onClick={start}>
      {t('free.title')}
    </Button>
  );
}
