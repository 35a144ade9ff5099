import { ownSubject, type Subject } from '#areas/clients/server/public.ts';
import { metricProblems } from '../../contract.ts';
import type { Measurement } from '../../contract/measurement.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { measurementDisputed } from '../events.ts';
import { findClientMetrics } from '../store/client-metrics.ts';
import { setDispute } from '../store/measurements.ts';
import { announce } from './record.ts';
import { reportSymptoms } from './symptoms.ts';
import { getValue } from './values.ts';

type OneValue = Promise<{ value: Measurement }>;
type ValueId = { valueId: string };

/** Marks a value that the client did not enter as disputed by them. The first dispute notifies the professionals. */
export async function dispute(scope: Scope, { valueId, note }: ValueId & { note: string }): OneValue {
  const subject = ownSubject(scope);
  const present = await getValue(scope, subject.clientId, valueId);
  if (present.isByClient) throw new Problem(metricProblems.not_disputable);
  await setDispute(scope, valueId, note);
  await reportSymptoms(scope, subject, [{ source: 'dispute', recordId: valueId, day: present.day, note }]);
  if (!present.disputedAt) {
    const { clientId } = subject;
    const [metric] = await findClientMetrics(scope, { clientId, metric: present.metric });
    const disputed = { clientId, measurementId: valueId, metricId: found(metric).id, note };
    await publish(scope, measurementDisputed, disputed);
  }
  return changed(scope, subject.clientId, present);
}

export async function withdrawDispute(scope: Scope, { valueId }: ValueId): OneValue {
  return settle(scope, ownSubject(scope), { valueId });
}

/** Takes the mark away; the value stays as it is. */
export async function settle(scope: Scope, { clientId }: Subject, { valueId }: ValueId): OneValue {
  const present = await getValue(scope, clientId, valueId);
  if (present.disputedAt) await setDispute(scope, valueId, null);
  return changed(scope, clientId, present);
}

async function changed(scope: Scope, clientId: string, { id, metric, source, sourceId }: Measurement): OneValue {
  await announce(scope, { clientId, source, sourceId, metrics: [metric] });
  return { value: await getValue(scope, clientId, id) };
}
