import { emitToClientsAndProfessionals, type Subject } from '#areas/clients/server/public.ts';
import { liveMeasurementsChanged, metricProblems } from '../../contract.ts';
import type { EntryUnit, Side, Source } from '../../contract/measurement.ts';
import { builtInTypes, type Group, isTypeCode, type Unit } from '../../contract/types.ts';
import { isPossible, rangeIn } from '../../rules/plausibility.ts';
import { addDays, plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import { measurementsChanged } from '../events.ts';
import { endReminders } from './reminders.ts';
import { reportSymptoms } from './symptoms.ts';
import { followMetrics } from '../store/client-metrics.ts';
import { deleteAndReturn, type DeletedValues, insertDeleted } from '../store/deleted-values.ts';
import { deleteOfSource, findInstant, type NewValue, upsertValues } from '../store/measurements.ts';
import type { WrittenNote } from '../store/symptoms.ts';

/** The decimals of a stored value. */
const storedDecimals = 4;

/** Days of an import whose notes are searched for symptoms: what a file says of the time before is history. */
const reportedDaysOfImport = 30;

/** A value of a record, in the canonical unit of its type. Null: not measured, so nothing is stored. */
export interface RecordedValue {
  /** A built-in code, or the id of an own type. */
  metric: string;
  /** The group of an own type; without it, one that the account defined. */
  group?: Group;
  value: number | null;
  side?: Side | null;
  /** As it was typed; without it, the value in the canonical unit. */
  entered?: { text: string; unit: string };
  /** The unit that was typed in, when the value is stored in another; a refusal names its limits in this unit. */
  typedUnit?: EntryUnit | null;
  /** The single readings, in the canonical unit. */
  takes?: readonly number[];
  method?: string | null;
  device?: string | null;
  note?: string;
  /** The field of the request that a refusal names. */
  field?: string;
}

export interface MeasuredRecord {
  source: Source;
  sourceId: string;
  day: string;
  /** Ignored when it is on another day in the time zone. */
  measuredAt?: string | null;
  /** The one of the caller, unless another is given. */
  timeZone?: string;
  values: readonly RecordedValue[];
  /** Whether values of this record that are missing here are deleted, as when a whole visit is saved. */
  removesOthers?: boolean;
}

/**
 * Stores the values of a record, such as a visit: new ones are added, changed ones updated, equal ones left as they are, so that a
 * record may be saved again and again. A value outside what is possible is refused with `metrics.not_possible`; a null is left out
 * and never stored as zero. A record that is saved again for the same day keeps the instant of its first values, so that a correction
 * does not make them newer than what was measured since. Does not check access to the client nor consent.
 */
export async function recordMeasurements(scope: ActingScope, subject: Subject, record: MeasuredRecord): Promise<void> {
  const { clientId } = subject;
  const { source, sourceId, day, removesOthers } = record;
  const known = await findInstant(scope, { clientId, source, sourceId, day });
  const values = record.values.flatMap((typed) => {
    if (typed.value === null) return [];
    const value = newValue(scope, record, typed);
    return [{ ...value, measuredAt: known ?? value.measuredAt }];
  });
  const removed = removesOthers
    ? await deleteOfSource(scope, {
        clientId,
        source,
        sourceIds: [sourceId],
        except: values.map(keyOf),
      })
    : [];
  const changed = await storeValues(scope, subject, source, values);
  await announce(scope, { clientId, source, sourceId, metrics: [...removed, ...changed] });
}

/**
 * Stores the values of several records of one source, such as imported workouts, with the same number of statements as for one. What
 * a record has no longer is deleted.
 */
export async function replaceMeasurements(
  scope: ActingScope,
  subject: Subject,
  { source, records }: { source: Source; records: readonly Omit<MeasuredRecord, 'source' | 'removesOthers'>[] },
): Promise<void> {
  const { clientId } = subject;
  const [first] = records;
  if (!first) return;
  const values = records.flatMap((record) =>
    record.values.flatMap((value) => (value.value === null ? [] : [newValue(scope, { ...record, source }, value)])),
  );
  const sourceIds = records.map(({ sourceId }) => sourceId);
  const removed = await deleteOfSource(scope, { clientId, source, sourceIds, except: values.map(keyOf) });
  const changed = await storeValues(scope, subject, source, values);
  await announce(scope, { clientId, source, sourceId: first.sourceId, metrics: [...removed, ...changed] });
}

/** Deletes all values of a record, as when a visit is deleted. Does not check access to the client. */
export async function deleteMeasurements(
  scope: ActingScope,
  record: { clientId: string; source: Source; sourceId: string },
): Promise<void> {
  await announce(scope, {
    ...record,
    metrics: await deleteOfSource(scope, { ...record, sourceIds: [record.sourceId], except: [] }),
  });
}

interface RecordOfClient {
  clientId: string;
  source: Source;
  sourceId: string;
}

/** Deletes all values of a record whose deletion can be undone, and returns them for `restoreMeasurements`. */
export async function deleteMeasurementsRestorably(scope: ActingScope, record: RecordOfClient): Promise<DeletedValues> {
  const { metrics, values } = await deleteAndReturn(scope, record);
  await announce(scope, { ...record, metrics });
  return values;
}

/** Inserts the values of a record again, as they were when they were deleted. */
export async function restoreMeasurements(
  scope: ActingScope,
  record: RecordOfClient,
  values: DeletedValues,
): Promise<void> {
  const metrics = await insertDeleted(scope, values);
  await announce(scope, { ...record, metrics });
}

/** Adds or changes values, follows their types and reports symptoms in their notes. Returns the types of which something changed. */
export async function storeValues(
  scope: ActingScope,
  subject: Subject,
  source: Source,
  values: readonly NewValue[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const { clientId, authorId } = subject;
  const changed = await upsertValues(scope, { clientId, authorId, source, values });
  await followMetrics(scope, { clientId, metrics: changed.map(({ metric }) => metric) });
  const since = source === 'import' ? addDays(todayIn(scope.caller.timeZone), -reportedDaysOfImport) : '';
  const notes = values.filter(({ day }) => day >= since);
  await reportSymptoms(scope, subject, notes.map(noteOf));
  return changed.map(({ metric }) => metric);
}

/** The note of a value, for `reportSymptoms`. */
export function noteOf({ sourceId: recordId, day, note }: NewValue): WrittenNote {
  return { source: 'measurement', recordId, day, note };
}

/** Tells other areas and the open screens that values changed. */
export async function announce(
  scope: ActingScope,
  {
    clientId,
    source,
    sourceId,
    metrics,
  }: { clientId: string; source: Source; sourceId: string; metrics: readonly string[] },
): Promise<void> {
  if (metrics.length === 0) return;
  await publish(scope, measurementsChanged, { clientId, source, sourceId, metrics: [...new Set(metrics)] });
  await endReminders(scope, clientId);
  await emitToClientsAndProfessionals(scope, liveMeasurementsChanged, {
    clientIds: [clientId],
    permission: 'view health records',
    data: { clientId },
  });
}

function keyOf({ sourceId, metric, side }: NewValue): Pick<NewValue, 'sourceId' | 'metric' | 'side'> {
  return { sourceId, metric, side };
}

/** Refuses a day in the future and an impossible value. */
export function newValue(scope: Pick<Scope, 'caller'>, record: MeasuredRecord, typed: RecordedValue): NewValue {
  const { sourceId, day, timeZone = scope.caller.timeZone } = record;
  const { metric, value, side = null, takes = null, method = null, device = null, note = '' } = typed;
  if (value === null) throw new Error(`newValue: ${metric} has no value`);
  if (day > todayIn(timeZone)) throw new Problem(metricProblems.in_future, { field: 'day' });
  assertPossible(typed);
  return {
    ...{ sourceId, metric, side, value, day, timeZone, method, device, takes, note },
    enteredText: typed.entered?.text ?? String(roundedTo(storedDecimals, value)),
    enteredUnit: typed.entered?.unit ?? canonicalUnit(metric, typed.group),
    measuredAt: instantOf(record, timeZone),
  };
}

/** The instant, if it is on the day that was typed; the present one when the clock of the device is ahead. */
function instantOf({ measuredAt, day }: Pick<MeasuredRecord, 'measuredAt' | 'day'>, timeZone: string): string | null {
  if (!measuredAt) return null;
  const instant = new Date(Math.min(Date.parse(measuredAt), Date.now())).toISOString();
  return plainDateInZone(instant, timeZone) === day ? instant : null;
}

/** Refuses a value that its type cannot have, with the possible ones in the unit that was typed. */
export function assertPossible({
  metric,
  group = 'own',
  value,
  typedUnit,
  field = 'values',
}: Pick<RecordedValue, 'metric' | 'group' | 'value' | 'typedUnit' | 'field'>): void {
  if (value === null || isPossible(metric, value, group)) return;
  const range = rangeIn(metric, typedUnit ?? canonicalUnit(metric, group), group);
  throw new Problem(metricProblems.not_possible, { field, values: { ...range } });
}

function canonicalUnit(metric: string, group: Group = 'own'): Unit {
  if (isTypeCode(metric)) return builtInTypes[metric].unit;
  return group === 'performance' ? 'kg' : 'points';
}
