import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconFlag, IconFlagOff, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Subject } from '#shell/web/api/subject.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { enteredText } from '../metric-text.ts';
import { type ClientMetric, clientMetricRoutes, metricRoutes } from '../../contract.ts';
import { editableSources, type EntryUnit, type Measurement, type MetricKey } from '../../contract/measurement.ts';
import { newId } from '#shell/common/ids.ts';
import { metricInvalidations, useValueMutation } from '../queries.ts';
import { useMayRecord } from '../record/use-may-record.ts';
import { DisputeDialog } from './DisputeDialog.tsx';
import { ValueDialog } from './ValueDialog.tsx';

interface ValueMenuProps {
  subject: Subject;
  metric: ClientMetric;
  value: Measurement;
}

/** Change, delete with undo, and what is said about a value that may be wrong, for a user who may change values. */
export function ValueMenu({ label, ...props }: ValueMenuProps & { label: string }) {
  return (
    hasActions(props) && (
      <LazyActionMenu label={label}>
        <ValueActions {...props} />
      </LazyActionMenu>
    )
  );
}

function hasActions({ subject, value }: ValueMenuProps): boolean {
  const isOwn = subject.clientId === null;
  return isEditable(value, isOwn) || value.disputedAt !== null || (isOwn && !value.isByClient);
}

function isEditable({ source, isByClient }: Measurement, isOwn: boolean): boolean {
  return editableSources.includes(source) && (!isOwn || isByClient);
}

function ValueActions({ subject, metric, value }: ValueMenuProps) {
  const t = useTexts('metrics');
  const { clientId } = subject;
  const isOwn = clientId === null;
  const [isEditing, editing] = useDisclosure();
  const [isDisputing, disputing] = useDisclosure();
  const mayRecord = useMayRecord(subject);
  const deletion = useDeletion({ subject, metric, value });
  const { id: valueId, isByClient, disputedAt } = value;
  const options = { invalidates: metricInvalidations };
  const settling = useRecordAction(clientMetricRoutes.settleDispute, { ...options, success: t('dispute.settled') });
  const withdrawal = useRecordAction(clientMetricRoutes.withdrawDispute, {
    ...options,
    success: t('dispute.withdrawn'),
  });
  const mayDelete = isEditable(value, isOwn);
  // What was typed is not shown to a client whose numbers are hidden, so they would type it blind.
  const mayEdit = mayRecord && mayDelete && !metric.areNumbersHidden;

  return (
    <>
      <ActionItems
        actions={[
          { label: t('values.edit'), icon: IconPencil, isHidden: !mayEdit, onClick: editing.open },
          {
            label: t('dispute.settle'),
            icon: IconCheck,
            isHidden: isOwn || !disputedAt,
            onClick: () => settling.run({ clientId: clientId ?? '', valueId }),
          },
          {
            label: t('dispute.action'),
            icon: IconFlag,
            isHidden: !isOwn || isByClient || Boolean(disputedAt),
            onClick: disputing.open,
          },
          {
            label: t('dispute.withdraw'),
            icon: IconFlagOff,
            isHidden: !isOwn || !disputedAt,
            onClick: () => withdrawal.run({ valueId }),
          },
          {
            label: t('values.delete'),
            icon: IconTrash,
            isDestructive: true,
            isHidden: !mayDelete,
            onClick: deletion,
          },
        ]}
      />
      <ValueDialog subject={subject} metric={metric} value={value} opened={isEditing} onClose={editing.close} />
      <DisputeDialog valueId={valueId} opened={isDisputing} onClose={disputing.close} />
    </>
  );
}

/** Deletes the value and offers to record it again as it was typed. */
function useDeletion({ subject, metric, value }: ValueMenuProps): () => void {
  const t = useTexts('metrics');
  const restoration = useValueMutation(subject, metricRoutes.record, {
    onSuccess: () => toast.success(t('values.restored')),
  });
  const { day, measuredAt, note, entered, side } = value;

  function restore(): void {
    if (!entered) return;
    const restored = { entered: enteredText(value), unit: entered.unit as EntryUnit, side };
    const values = [{ metric: metric.metricType.metric as MetricKey, ...restored }];
    restoration.send({ id: newId(), day, measuredAt, note, values, isConfirmed: true });
  }

  const deletion = useValueMutation(subject, metricRoutes.deleteValue, {
    onSuccess: () =>
      toast.success(
        t('values.deleted', { date: formatDate(day) }),
        entered ? { action: { title: t('values.undo'), run: restore } } : {},
      ),
  });
  return () => deletion.send({ valueId: value.id });
}
