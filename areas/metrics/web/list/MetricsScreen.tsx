import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBarbell, IconFileImport, IconListDetails, IconPlus, IconScale } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { type Subject, useSubject } from '#shell/web/api/subject.ts';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import type { ClientMetric } from '../../contract.ts';
import { groups } from '../../contract/types.ts';
import { ConsentBanner } from '../ConsentBanner.tsx';
import { FromDeviceBanner } from '../FromDeviceBanner.tsx';
import { MetricLayout } from '../MetricLayout.tsx';
import classes from '../Metrics.module.css';
import { useMetrics } from '../queries.ts';
import { RecordDialog } from '../record/RecordDialog.tsx';
import { UnsentRecords } from '../record/UnsentRecords.tsx';
import { useMayRecord } from '../record/use-may-record.ts';
import { FollowDialog } from '../studio/FollowDialog.tsx';
import { OwnTypesDialog } from '../studio/OwnTypesDialog.tsx';
import { MetricCard } from './MetricCard.tsx';

const PickedMaximum = lazyWithTexts(
  ['exercises', 'sharing', 'attachments'],
  async () => (await import('../record/PickedMaximum.tsx')).PickedMaximum,
);
const ImportDialog = lazy(async () => ({ default: (await import('../import/ImportDialog.tsx')).ImportDialog }));

/** The metrics of a client, or the user's own, by group. */
export function MetricsScreen() {
  const t = useTexts('metrics');
  const subject = useSubject();
  const isOwn = subject.clientId === null;
  const { data, error, cachedAt } = useMetrics(subject);
  const [isRecording, recording] = useDisclosure();
  const [isImporting, importing] = useDisclosure();
  const mayRecord = useMayRecord(subject);

  const recordButton = mayRecord && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={recording.open}>
      {t(isOwn ? 'record.ownAction' : 'record.action')}
    </Button>
  );
  const metrics = data?.metrics;
  return (
    <MetricLayout
      subject={subject}
      error={data ? null : error}
      title={t(isOwn ? 'ownTitle' : 'title')}
      actions={
        <>
          {metrics && metrics.length > 0 && recordButton}
          {mayRecord && <MetricsMenu subject={subject} metrics={metrics ?? []} onImport={importing.open} />}
        </>
      }
    >
      <FromDeviceBanner cachedAt={cachedAt} />
      <ConsentBanner subject={subject} />
      {isOwn && <UnsentRecords />}
      {metrics?.some(({ areNumbersHidden }) => areNumbersHidden) && <Banner tone="info">{t('hidden')}</Banner>}
      {!metrics && <Skeleton height={220} radius={8} />}
      {metrics?.length === 0 && (
        <Card>
          <EmptyState
            illustration="weights"
            text={t(isOwn ? (mayRecord ? 'ownEmpty' : 'ownNone') : 'empty')}
            action={recordButton}
          />
        </Card>
      )}
      {metrics && <MetricGroups subject={subject} metrics={metrics} />}
      <RecordDialog subject={subject} metrics={metrics ?? []} opened={isRecording} onClose={recording.close} />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog subject={subject} onClose={importing.close} />
        </Suspense>
      )}
    </MetricLayout>
  );
}

function MetricGroups({ subject, metrics }: { subject: Subject; metrics: readonly ClientMetric[] }) {
  const t = useTexts('metrics');
  const byGroup = Map.groupBy(metrics, ({ metricType }) => metricType.group);
  return groups.map((group) => {
    const ofGroup = byGroup.get(group);
    return (
      ofGroup && (
        <section key={group} aria-label={t(`groups.${group}`)}>
          <h2 className={classes['group']}>{t(`groups.${group}`)}</h2>
          <ul className={classes['cards']}>
            {ofGroup.map((metric) => (
              <MetricCard key={metric.id} subject={subject} metric={metric} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

interface MetricsMenuProps {
  subject: Subject;
  metrics: readonly ClientMetric[];
  onImport: () => void;
}

/** The import; for a professional also other metrics to follow and the types of the studio. */
function MetricsMenu({ subject, metrics, onImport }: MetricsMenuProps) {
  const t = useTexts('metrics');
  const [isFollowing, following] = useDisclosure();
  const [isEditing, editing] = useDisclosure();
  const [isPicking, picking] = useDisclosure();
  const mayPick = useMay()('view exercises');
  const { clientId } = subject;
  const importAction = { label: t('import.action'), icon: IconFileImport, onClick: onImport };
  if (clientId === null) return <ActionMenu label={t('menu')} placement="header" actions={[importAction]} />;
  return (
    <>
      <ActionMenu
        label={t('menu')}
        placement="header"
        actions={[
          { label: t('follow.action'), icon: IconPlus, onClick: following.open },
          ...(mayPick ? [{ label: t('maximum.action'), icon: IconBarbell, onClick: picking.open }] : []),
          {
            label: t('weights.open'),
            icon: IconScale,
            link: linkOptions({ to: '/clients/$id/weights', params: { id: clientId } }),
          },
          importAction,
          { label: t('ownTypes.action'), icon: IconListDetails, onClick: editing.open },
        ]}
      />
      <FollowDialog
        clientId={clientId}
        followed={metrics.map(({ metricType }) => metricType.metric)}
        opened={isFollowing}
        onClose={following.close}
      />
      <OwnTypesDialog opened={isEditing} onClose={editing.close} />
      {mayPick && (
        <Suspense fallback={null}>
          <PickedMaximum subject={subject} opened={isPicking} onClose={picking.close} />
        </Suspense>
      )}
    </>
  );
}
