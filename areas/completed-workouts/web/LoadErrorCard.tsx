import { Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';

/** Replaces the content of a screen that did not load. */
export function LoadErrorCard({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTexts('completed-workouts');
  const retry = (
    <Button variant="default" size="md" onClick={onRetry}>
      {t('today.tryAgain')}
    </Button>
  );
  return (
    <Card>
      <EmptyState illustration="lost" text={text} action={retry} />
    </Card>
  );
}
