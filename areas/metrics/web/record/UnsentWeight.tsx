import { ActionIcon, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { withUnit } from '#shell/common/units.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ClientMetric } from '../../contract.ts';
import type { LocalWeight, WeightStore } from '../device/weight-store.ts';
import { type Texts, unitLabel } from '../metric-text.ts';
import classes from './Record.module.css';
import { useWeightMutation } from './use-weight-mutation.ts';
import { emptyEntry, type EntryValues } from './ValueField.tsx';
import { WeightForm } from './WeightForm.tsx';

interface UnsentWeightProps {
  metricType: ClientMetric['metricType'];
  store: WeightStore;
  weight: LocalWeight;
  /** Shows the day, where weights of several days are listed. */
  hasDay?: boolean;
}

/** A weight that waits on this device, or was refused. It is changed and deleted here: the server does not have it. */
export function UnsentWeight({ metricType, store, weight, hasDay = false }: UnsentWeightProps) {
  const t = useTexts('metrics');
  const [isEditing, editing] = useDisclosure();
  const { request, rejection } = weight;
  const date = formatDate(request.day);
  if (isEditing) return <EditForm {...{ metricType, store, weight, hasDay }} onClose={editing.close} />;

  return (
    <div className={classes['unsent']}>
      <div>
        <strong>{typedText(t, weight, metricType)}</strong>
        {hasDay && ` · ${date}`}
        {rejection === null ? (
          <div className={classes['note']}>{t('record.unsent')}</div>
        ) : (
          <div className={classes['error']}>{rejection}</div>
        )}
      </div>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={42}
          aria-label={t('unsent.edit', { date })}
          onClick={editing.open}
        >
          <IconPencil size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={42}
          aria-label={t('unsent.delete', { date })}
          onClick={() => store.delete(request)}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </Group>
    </div>
  );
}

/** The weight as it was typed. */
function typedEntry({ request }: LocalWeight): EntryValues {
  const { entered = '', unit = null } = request.values[0] ?? {};
  return { ...emptyEntry, entered, unit };
}

function typedText(t: Texts, weight: LocalWeight, { unit }: ClientMetric['metricType']): string {
  const typed = typedEntry(weight);
  return withUnit(typed.entered, unitLabel(t, typed.unit ?? unit));
}

/**
 * Changes the stored request, which keeps its id: the values of a request that reached the server meanwhile are replaced, not doubled.
 * After an edit in another tab the client sees that one before they replace it. A refused weight is sent at once, so that the client
 * can confirm one that is unusual and right.
 */
function EditForm({ metricType, store, weight, hasDay, onClose }: UnsentWeightProps & { onClose: () => void }) {
  const t = useTexts('metrics');
  const date = formatDate(weight.request.day);
  const [edited, setEdited] = useState(weight);
  const [error, setError] = useState(weight.rejection);
  const recording = useWeightMutation({
    onSuccess: () => store.remove(edited.request),
    onUnreachable: replace,
    onRejected: setError,
  });

  function replace(request: LocalWeight['request']): void {
    const other = store.replace(edited.request, request);
    if (other) {
      setError(t('unsent.changed', { value: typedText(t, other, metricType) }));
      setEdited(other);
    } else onClose();
  }

  function save(value: EntryValues): void {
    const request = { ...edited.request, isConfirmed: false, values: [{ metric: 'weight' as const, ...value }] };
    if (edited.rejection === null) replace(request);
    else recording.send(request);
  }

  return (
    <WeightForm
      metricType={metricType}
      start={typedEntry(weight)}
      description={date}
      // The field shows an error in the place of the description.
      error={error && hasDay ? `${date}: ${error}` : error}
      isPending={recording.isPending}
      onError={setError}
      onSave={save}
      onCancel={onClose}
    />
  );
}
