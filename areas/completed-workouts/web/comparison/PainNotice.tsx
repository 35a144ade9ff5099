import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedWorkout, Shares } from '../../contract/workout.ts';
import { comparedRows } from './compare.ts';

/** The exercises that were skipped because of pain: above everything else of the workout. */
export function PainNotice({ workout, shares }: { workout: CompletedWorkout; shares: Shares | undefined }) {
  const t = useTexts('completed-workouts');
  const painful = comparedRows(workout, shares).filter(({ change }) => change?.skipReason === 'pain');
  if (painful.length === 0) return null;
  const names = painful.map(({ running: { name, skip } }) => (skip?.note ? `${name} (${skip.note})` : name));
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />}>
      {t('comparison.pain', { names: names.join(' · ') })}
    </Alert>
  );
}
