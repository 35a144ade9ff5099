import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';

interface OnlineOnlyProps {
  /** Error of the query that everything on the screen depends on, while it has no response. */
  error: unknown;
  onTryAgain: () => void;
  children: ReactNode;
}

/** History is not cached on the device: without a connection the screen says so instead of its content. */
export function OnlineOnly({ error, onTryAgain, children }: OnlineOnlyProps) {
  const t = useTexts('completed-workouts');
  if (!isUnreachable(error)) return children;
  return (
    <Card>
      <EmptyState
        illustration="lost"
        text={t('progress.offline')}
        action={
          <Button variant="default" size="md" onClick={onTryAgain}>
            {t('today.tryAgain')}
          </Button>
        }
      />
    </Card>
  );
}
