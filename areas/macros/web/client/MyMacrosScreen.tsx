import { Skeleton } from '@mantine/core';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { useOwnTargets } from './own-targets.ts';
import { TargetsSection } from './TargetsSection.tsx';

/** The client's own targets of today, unless the professional hides the numbers. */
export function MyMacrosScreen() {
  const t = useTexts('macros');
  const { data, error } = useOwnTargets();
  if (error && !data) return <ErrorScreen error={error} />;

  return (
    <Screen title={t('my.title')} subtitle={t('my.subtitle')}>
      {!data && <Skeleton height={220} />}
      {data && !data.current && <EmptyState illustration="list" text={t(data.isHidden ? 'my.hidden' : 'my.empty')} />}
      {data?.current && (
        <TargetsSection
          title={data.current.title}
          subtitle={t('client.since', { date: formatDate(data.current.startsOn) })}
          macro={data.current}
        />
      )}
    </Screen>
  );
}
