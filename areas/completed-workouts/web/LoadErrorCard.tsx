import { Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';

interface LoadErrorProps {
  text: string;
  onRetry: () => void;
}

/** Replaces the content of a screen that did not load. */
export function LoadErrorCard(props: LoadErrorProps) {
  return (
    <Card>
      <LoadError {...props} />
    </Card>
  );
}

/** Replaces the content of a section that did not load. */
export function LoadError({ text, onRetry }: LoadErrorProps) {
  const t = useTexts('completed-workouts');
  const retry = (
    <Button variant="default" size="md" onClick={onRetry}>
      {t('today.tryAgain')}
    </Button>
  );
  return <EmptyState illustration="lost" text={text} action={retry} />;
}
