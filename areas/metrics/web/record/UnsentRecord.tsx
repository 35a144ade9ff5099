import { ActionIcon, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { ownSubject } from '#shell/web/api/subject.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { LocalRecord, RecordStore } from '../device/record-store.ts';
import { useMetrics } from '../queries.ts';
import { typeOf, typesOf } from './entry-types.ts';
import classes from './Record.module.css';
import { entryName, entryText } from './record-text.ts';
import { UnsentRecordForm } from './UnsentRecordForm.tsx';

interface UnsentRecordProps {
  store: RecordStore;
  record: LocalRecord;
  /** The metric that the screen is about, whose name is not repeated. */
  metric?: string;
  /** Shows the day, where records of several days are listed. */
  hasDay?: boolean;
}

/** Values of one moment that wait on this device, or were refused. They are changed and deleted here: the server does not have them. */
export function UnsentRecord({ store, record, metric, hasDay = false }: UnsentRecordProps) {
  const t = useTexts('metrics');
  const [isEditing, editing] = useDisclosure();
  const metrics = useMetrics(ownSubject).data?.metrics ?? [];
  const types = typesOf(record, metrics);
  const { request, rejection, errors = {} } = record;
  const date = formatDate(request.day);
  if (isEditing) return <UnsentRecordForm {...{ store, record, metrics }} onClose={editing.close} />;

  const isOfScreen = request.values.length === 1 && request.values[0]?.metric === metric;
  const errorOf = (index: number) => errors[`values.${index}.entered`]?.[0];
  const isToldAtValue = request.values.some((_, index) => errorOf(index));
  return (
    <div className={classes['unsent']}>
      <div>
        {hasDay && !isOfScreen && <div className={classes['note']}>{date}</div>}
        {request.values.map((value, index) => (
          <div key={`${value.metric} ${value.side ?? ''}`}>
            {!isOfScreen && `${entryName(t, value, typeOf(types, value.metric))}: `}
            <strong>{entryText(t, value, typeOf(types, value.metric))}</strong>
            {hasDay && isOfScreen && ` · ${date}`}
            {errorOf(index) && <div className={classes['error']}>{errorOf(index)}</div>}
          </div>
        ))}
        {rejection === null ? (
          <div className={classes['note']}>{t('record.unsent')}</div>
        ) : (
          !isToldAtValue && <div className={classes['error']}>{rejection}</div>
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
