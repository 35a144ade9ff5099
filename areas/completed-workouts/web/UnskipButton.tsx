import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useApiMutation } from '#shell/web/api/query.ts';
import { isClientView } from '#shell/web/api/token.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { historyRoutes } from '../contract/history.ts';
import { type Training, trainingRoutes } from '../contract/training.ts';
import { unreadInvalidations } from './queries.ts';

interface UnskipButtonProps {
  workoutId: string;
  training: Training;
  onDone?: () => void;
}

/** Makes a skipped workout of a current program one to do again. Renders nothing where the client may not skip it. */
export function UnskipButton({ workoutId, training, onDone }: UnskipButtonProps) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const { mutate, isPending } = useApiMutation(trainingRoutes.skip, {
    invalidates: [...unreadInvalidations, historyRoutes.trainingDays.own],
    ...(onDone && { onSuccess: onDone }),
  });
  const { skipped = [], settings, today } = training;
  const mayUnskip = settings.clientMaySkip && may('update own training') && !isClientView();
  if (!mayUnskip || today.isConsentWithdrawn || !skipped.includes(workoutId)) return null;

  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate({ workoutId, reason: null, note: '' })}
    >
      {t('today.unskip')}
    </Button>
  );
}
