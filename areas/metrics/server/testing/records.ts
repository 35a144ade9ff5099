import { ownSubject } from '#areas/clients/server/public.ts';
import type { CreateRecords } from '#database/testing/records.ts';
import { newId } from '#shell/common/ids.ts';
import { measurementExample } from '../../example.ts';
import { listMetrics } from '../operations/metrics.ts';
import { createType } from '../operations/types.ts';
import { recordValues } from '../operations/values.ts';

export const createRecords: CreateRecords = async ({ admin, client }) => {
  const subject = ownSubject(client);
  const { metricType } = await createType(admin, { name: 'Riservato', unit: 'points', decimals: 0, direction: 'up' });
  const { values } = await recordValues(client, subject, { ...measurementExample, id: newId() });
  const { metrics } = await listMetrics(client, subject);
  const weight = metrics.find((metric) => metric.metricType.metric === 'weight');
  return {
    shared: { 'all-metrics': metricType.metric },
    personal: { metrics: weight?.id ?? '', values: values[0]?.id ?? '' },
  };
};
