import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ClientMetric } from '../../contract.ts';
import type { LocalRecord, RecordStore } from '../device/record-store.ts';
import { recordText } from './record-text.ts';
import { momentOn } from './use-record-draft.ts';
import { useCorrection } from './use-recording.ts';

export interface UnsentRecordProps {
  store: RecordStore;
  record: LocalRecord;
  metrics: readonly ClientMetric[];
  onClose: () => void;
}

type RecordRequest = LocalRecord['request'];
type Refusal = { message: string; errors: ApiError['errors'] };

/** What is typed into the form of an unsent record, why it was refused, and `submit`, which replaces the record or sends it. */
export function useUnsentRecord({ store, record, metrics, onClose }: UnsentRecordProps) {
  const t = useTexts('metrics');
  const { timeZone } = useMe();
  const [edited, setEdited] = useState(record);
  const [typed, setTyped] = useState(record.request);
  const [idWithoutSome] = useState(newId);
  const [refusal, setRefusal] = useState(() => refusalOf(record));
  // A refusal names values by their index in the request, which has no empty ones.
  const [sent, setSent] = useState(() => metricsOf(record.request));
  const correction = useCorrection({
    onSaved: ({ id }) => {
      if (id !== edited.request.id) store.delete(edited.request);
      store.removeSent(edited.request);
    },
    onUnreachable: replace,
    onRejected: (error) => setRefusal({ message: messageOf(error), errors: error.errors }),
  });

  function replace(request: RecordRequest): void {
    const other = store.replace(edited.request, request);
    if (other) {
      setRefusal({ message: t('unsent.changed', { value: recordText(t, other, metrics) }), errors: {} });
      setEdited(other);
    } else onClose();
  }

  function submit(): void {
    const request = requestOf(typed, { edited: edited.request, idWithoutSome, timeZone });
    setRefusal(request.values.length === 0 ? { message: t('record.nothing'), errors: {} } : null);
    if (request.values.length === 0) return;
    setSent(metricsOf(request));
    if (edited.rejection === null) replace(request);
    else correction.send(request);
  }

  return { edited, typed, setTyped, refusal, sent, submit, isSaving: correction.isPending };
}

function refusalOf({ rejection, errors = {} }: LocalRecord): Refusal | null {
  return rejection === null ? null : { message: rejection, errors };
}

function metricsOf({ values }: RecordRequest): string[] {
  return values.map(({ metric }) => metric);
}

/**
 * The changed request. It keeps its id, so that values of an earlier request which reached the server are replaced and not doubled.
 * When it has one of them no longer it has another id, and the earlier request is deleted.
 */
function requestOf(
  typed: RecordRequest,
  { edited, idWithoutSome, timeZone }: { edited: RecordRequest; idWithoutSome: string; timeZone: string },
): RecordRequest {
  const values = typed.values.filter(({ entered }) => entered.trim() !== '');
  const isKept = edited.values.every(({ metric, side = null }) =>
    values.some((value) => value.metric === metric && (value.side ?? null) === side),
  );
  return {
    ...typed,
    id: isKept ? edited.id : idWithoutSome,
    ...(typed.day === edited.day
      ? { measuredAt: edited.measuredAt, sentAt: new Date().toISOString() }
      : momentOn(typed.day, timeZone)),
    isConfirmed: false,
    values,
  };
}
