import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell, IconEyeOff, IconPlus, IconTarget } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Subject } from '#shell/web/api/subject.ts';
import { ActionMenu, type RecordMenuAction } from '#shell/web/records/ActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ClientMetric, clientMetricRoutes, metricRoutes } from '../../contract.ts';
import { typedGroups } from '../../contract/types.ts';
import { metricsPath } from '../links.ts';
import { useMayRecord } from '../record/use-may-record.ts';
import { GoalDialog } from './GoalDialog.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { ValueDialog } from './ValueDialog.tsx';

interface MetricActionsProps {
  subject: Subject;
  metric: ClientMetric;
  /** Further entries of the menu. */
  more?: readonly RecordMenuAction[];
}

/** Adds a value; a professional also sets the goal and stops following. Values of visits are recorded there. */
export function MetricActions({ subject, metric, more = [] }: MetricActionsProps) {
  const t = useTexts('metrics');
  const navigate = useNavigate();
  const mayRecord = useMayRecord(subject);
  const [isAdding, adding] = useDisclosure();
  const [isAiming, aiming] = useDisclosure();
  const [isReminding, reminding] = useDisclosure();
  const { clientId } = subject;
  const unfollowing = useRecordAction(clientMetricRoutes.unfollow, {
    invalidates: [metricRoutes.list.client],
    success: t('follow.stopped'),
    onSuccess: () => void navigate({ to: metricsPath(subject) }),
  });
  if (!mayRecord) return <ActionMenu label={t('menu')} placement="header" actions={more} />;

  return (
    <>
      {typedGroups.includes(metric.metricType.group) && (
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={adding.open}>
          {t('values.add')}
        </Button>
      )}
      {clientId !== null && (
        <ActionMenu
          label={t('menu')}
          placement="header"
          actions={[
            ...more,
            { label: t('goal.action'), icon: IconTarget, onClick: aiming.open },
            { label: t('reminder.action'), icon: IconBell, onClick: reminding.open },
            {
              label: t('follow.stop'),
              icon: IconEyeOff,
              onClick: () => unfollowing.run({ clientId, metricId: metric.id }),
            },
          ]}
        />
      )}
      <ValueDialog subject={subject} metric={metric} opened={isAdding} onClose={adding.close} />
      {clientId !== null && (
        <>
          <GoalDialog clientId={clientId} metric={metric} opened={isAiming} onClose={aiming.close} />
          <ReminderDialog clientId={clientId} metric={metric} opened={isReminding} onClose={reminding.close} />
        </>
      )}
    </>
  );
}
