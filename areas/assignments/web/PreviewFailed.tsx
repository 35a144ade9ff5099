import { Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { useAssignPreview } from './queries.ts';

/** Says why nothing can be assigned while the effects of the assignment could not be loaded; nothing otherwise. */
export function PreviewFailed({ failed }: Pick<ReturnType<typeof useAssignPreview>, 'failed'>) {
  const t = useTexts('assignments');
  if (!failed) return null;
  const retry = (
    <Button variant="default" size="compact-md" loading={failed.isRetrying} onClick={failed.retry}>
      {t('previewFailed.retry')}
    </Button>
  );
  return (
    <Banner tone="warning" role="alert" actions={retry}>
      {failed.reason ?? t('previewFailed.text')}
    </Banner>
  );
}
