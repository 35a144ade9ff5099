import { Button } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useSkips } from './use-skips.ts';

/** Skips of workouts that the server refused, each with its message, until the client has read it. */
export function RefusedSkips() {
  const t = useTexts('completed-workouts');
  const { skips, store } = useSkips();
  return skips
    .filter(({ rejection }) => rejection !== null)
    .map((skip) => (
      <Banner
        key={skip.request.workoutId}
        tone="warning"
        role="alert"
        actions={
          <Button variant="default" size="xs" onClick={() => store.removeSent(skip)}>
            {t('skip.discard')}
          </Button>
        }
      >
        {t('skip.refused', { title: skip.name, reason: skip.rejection || t('rejected.unexplained') })}
      </Banner>
    ));
}
