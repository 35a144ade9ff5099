import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBarbell, IconListNumbers, IconPlus } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { ActionMenu, type RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { DetailsParams, rangeDays } from '../details/details-params.ts';
import { MetricActions } from '../details/MetricActions.tsx';
import { MetricDetailsView } from '../details/MetricDetailsView.tsx';
import { metricsPath } from '../links.ts';
import { landmarkOf } from '../metric-text.ts';
import { MetricLayout } from '../MetricLayout.tsx';
import { useWeights } from '../queries.ts';
import { WeightsDialog } from './WeightsDialog.tsx';

/** The weight of a client, wherever it was measured, with the way to type those of many days. */
export function WeightsScreen() {
  const t = useTexts('metrics');
  const { id: clientId = '' } = useParams({ strict: false });
  const subject = { clientId };
  const { timeZone } = useMe();
  const [{ range = '1y' }] = useSearchParams(DetailsParams);
  const days = rangeDays[range];
  const { data, error } = useWeights(subject, days === null ? undefined : addDays(todayIn(timeZone), -days));
  const [isTyping, typing] = useDisclosure();
  const mayRecord = useMay()('update health records');

  const metric = data?.metric;
  const addButton = mayRecord && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={typing.open}>
      {t('weights.enter')}
    </Button>
  );
  const more: RecordMenuAction[] = [
    { label: t('weights.several'), icon: IconListNumbers, permission: 'update health records', onClick: typing.open },
    {
      label: t('weights.ofExercises'),
      icon: IconBarbell,
      permission: 'view workouts',
      link: { to: `/clients/${clientId}/completed_workouts/exercises` as '/' },
    },
  ];
  return (
    <MetricLayout
      subject={subject}
      error={data ? null : error}
      title={t('weightsTitle')}
      subtitle={landmarkOf(t, 'weight') ?? undefined}
      back={{ to: metricsPath(subject), label: t('back') }}
      actions={
        metric ? (
          <MetricActions subject={subject} metric={metric} more={more} />
        ) : (
          <ActionMenu label={t('weights.menu')} placement="header" actions={more} />
        )
      }
    >
      {!data && <Skeleton height={320} radius={8} />}
      {data && !metric && (
        <Card>
          <EmptyState illustration="weights" text={t('weights.empty')} action={addButton} />
        </Card>
      )}
      {data && metric && (
        <MetricDetailsView
          subject={subject}
          metric={metric}
          values={data.values}
          isCut={data.isCut}
          marks={data.marks}
        />
      )}
      <WeightsDialog clientId={clientId} opened={isTyping} onClose={typing.close} />
    </MetricLayout>
  );
}
