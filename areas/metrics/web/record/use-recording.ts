import { useState } from 'react';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { ownSubject, type Subject } from '#shell/web/api/subject.ts';
import { isRejection } from '#shell/web/device-store/sync-loop.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { metricRoutes } from '../../contract.ts';
import { isTypeCode } from '../../contract/types.ts';
import { createRecordStore, type LocalRecord } from '../device/record-store.ts';
import type { ShownType } from '../metric-text.ts';
import { refetchMetrics, useValueMutation } from '../queries.ts';

interface RecordingOptions {
  /** The types of the values that may be sent. */
  types: readonly ShownType[];
  /** The server has the values, or they wait on this device. */
  onDone: () => void;
  onError: (error: ApiError) => void;
}

/** Sends typed values, after the question about unusual ones. The client's own wait on the device when the server does not respond. */
export function useRecording(subject: Subject, { types, onDone, onError }: RecordingOptions) {
  const t = useTexts('metrics');
  const { clientId } = useMe();
  return useValueMutation(subject, metricRoutes.record, {
    onError: (error, request) => {
      if (subject.clientId !== null || clientId === null || isRejection(error)) return onError(error);
      createRecordStore(clientId).add(request, ownTypesOf(request, types));
      onDone();
    },
    onSuccess: ({ values }) => {
      toast.success(t('record.saved', { count: values.length }));
      onDone();
    },
  });
}

function ownTypesOf({ values }: LocalRecord['request'], types: readonly ShownType[]): ShownType[] {
  return types.filter(({ metric }) => !isTypeCode(metric) && values.some((value) => value.metric === metric));
}

interface CorrectionHandlers {
  /** The server has the values, and the screen shows them. */
  onSaved: (request: LocalRecord['request']) => void;
  onUnreachable: (request: LocalRecord['request']) => void;
  onRejected: (error: ApiError) => void;
}

/** Sends corrected values that the server refused. */
export function useCorrection({ onSaved, onUnreachable, onRejected }: CorrectionHandlers) {
  const t = useTexts('metrics');
  const [isRefetching, setIsRefetching] = useState(false);
  const { send, isPending } = useValueMutation(ownSubject, metricRoutes.record, {
    onError: (error, request) => (isRejection(error) ? onRejected(error) : onUnreachable(request)),
    onSuccess: ({ values }, request) => void showSaved(values.length, request),
  });

  async function showSaved(count: number, request: LocalRecord['request']): Promise<void> {
    setIsRefetching(true);
    await refetchMetrics();
    toast.success(t('record.saved', { count }));
    onSaved(request);
  }

  return { send, isPending: isPending || isRefetching };
}
