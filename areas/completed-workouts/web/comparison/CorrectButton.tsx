import { Alert, Anchor, Button } from '@mantine/core';
import { IconCloudUpload, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Subject } from '#shell/web/api/subject.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { correctionLink } from '../links.ts';
import { isCorrectable } from '../../rules/correction.ts';
import { usePendingCorrection } from '../runner/correction/use-correction-store.ts';

interface WorkoutOfSubject {
  subject: Subject;
  completedWorkoutId: string;
}

/** Whether the user may correct the workout: the client, and professionals who may log one in person. */
export function useMayCorrect({ clientId }: Subject, workout: CompletedWorkout | undefined): boolean {
  const may = useMay();
  if (!workout || !isCorrectable(workout) || isClientView()) return false;
  return may(clientId === null ? 'update own training' : 'update workouts');
}

/** Leads to the correction of the workout, or of one of its sets. */
export function CorrectButton({ subject, ...workout }: WorkoutOfSubject & { setId?: string }) {
  const t = useTexts('completed-workouts');
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={18} aria-hidden="true" />}
      renderRoot={(root) => <Link {...root} {...correctionLink(subject, workout)} />}
    >
      {t(workout.setId ? 'correction.openSet' : 'correction.open')}
    </Button>
  );
}

/** Says that corrections of this device wait for the network or were rejected. */
export function PendingCorrection({ subject, completedWorkoutId }: WorkoutOfSubject) {
  const t = useTexts('completed-workouts');
  const pending = usePendingCorrection(subject, completedWorkoutId);
  if (!pending) return null;
  return (
    <Alert color="yellow" icon={<IconCloudUpload aria-hidden="true" />} role="status">
      {t('correction.pending')}{' '}
      <Anchor inherit renderRoot={(root) => <Link {...root} {...correctionLink(subject, { completedWorkoutId })} />}>
        {t('correction.open')}
      </Anchor>
    </Alert>
  );
}
