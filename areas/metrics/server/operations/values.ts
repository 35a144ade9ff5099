import type { Subject } from '#areas/clients/server/public.ts';
import { metricProblems } from '../../contract.ts';
import type {
  EntryUnit,
  Measurement,
  MeasurementDraft,
  MetricType,
  Side,
  Source,
  ValueUpdate,
} from '../../contract/measurement.ts';
import { editableSources, UnusualChanges } from '../../contract/measurement.ts';
import { type Group, isTypeCode, type Unit } from '../../contract/types.ts';
import { withoutNumbers } from '../../rules/hidden-numbers.ts';
import { isMaximum, isMaximumPerHand, perHandMethods } from '../../rules/maximum.ts';
import { isUnusualChange, unusualRatioOf } from '../../rules/plausibility.ts';
import { parseTypedValue } from '../../rules/typed-number.ts';
import { toCanonical } from '../../rules/units.ts';
import { correctedMoment } from '#shell/common/clock-skew.ts';
import { daysBetween } from '#shell/common/dates.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { typedHeightCm } from '#shell/common/typed-height.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { measurementNoted } from '../events.ts';
import { findDeletedRecords, insertDeletedRecord, lockRecords } from '../store/deleted-records.ts';
import { findLastMethods } from '../store/maxima.ts';
import * as store from '../store/measurements.ts';
import { findNearest } from '../store/near-values.ts';
import { areNumbersHidden } from './hidden.ts';
import { typesOf } from './types.ts';
import { announce, deleteMeasurements, newValue, noteOf, storeValues } from './record.ts';
import { reportSymptoms } from './symptoms.ts';

type Stored = Promise<{ values: Measurement[] }>;
type ValueId = { valueId: string };

interface Typed {
  metric: string;
  entered: string;
  unit: EntryUnit | null;
  side: Side | null;
  /** Missing where nothing was said of it. */
  method?: string | null;
  field: string;
}

/** Stores what was typed on the page of metrics: several types of one moment. `fieldOf`: the field that a refusal of a value names. */
export async function recordValues(
  scope: Scope,
  subject: Subject,
  draft: Omit<MeasurementDraft, 'values'> & { values: readonly Omit<Typed, 'field'>[] },
  fieldOf = (index: number) => `values.${index}.entered`,
): Stored {
  const { id: sourceId, note, isConfirmed } = draft;
  const { day, measuredAt } = momentOf(scope, draft);
  await assertNotDeleted(scope, subject.clientId, { recordIds: [sourceId], fieldOf });
  const typed = draft.values.map((value, index) => ({ ...value, field: fieldOf(index) }));
  const unique = new Set(typed.map(({ metric, side }) => `${metric} ${side}`));
  if (unique.size < typed.length) throw new Problem(metricProblems.metric_twice, { field: 'values' });
  const types = await typesOf(
    scope,
    typed.map(({ metric }) => metric),
  );
  const read = typed.map((one) => ({ ...one, ...readAs(scope, one, types), note }));
  const values = (await withMethods(scope, subject.clientId, read)).map((one) =>
    newValue(scope, { source: 'metric', sourceId, day, measuredAt, values: [] }, one),
  );
  if (!isConfirmed) await assertUsual(scope, subject.clientId, values);
  const metrics = await storeValues(scope, subject, 'metric', values);
  await announce(scope, { clientId: subject.clientId, source: 'metric', sourceId, metrics });
  await announceNotes(scope, { clientId: subject.clientId, source: 'metric', sourceId });
  return findStored(scope, subject.clientId, 'metric', [sourceId]);
}

/** A maximum of an exercise of which nothing is said of hands is for the same hands as the last one that was entered. */
async function withMethods<T extends Pick<Typed, 'metric' | 'method'> & { group: Group }>(
  scope: Scope,
  clientId: string,
  typed: readonly T[],
): Promise<(T & { method: string | null })[]> {
  const isOpen = ({ group, method, metric }: T) => isMaximum(group) && method === undefined && !isTypeCode(metric);
  const metrics = typed.filter(isOpen).map(({ metric }) => metric);
  const last = metrics.length > 0 ? await findLastMethods(scope, { clientId, metrics }) : null;
  return typed.map((one) => {
    const isPerHand = isMaximumPerHand({ method: last?.get(one.metric) ?? null });
    return { ...one, method: one.method ?? (isPerHand ? perHandMethods.tested : null) };
  });
}

/** The day and the instant of a value, also when the clock of the device is wrong. */
function momentOf({ caller: { timeZone } }: Scope, { day, measuredAt, sentAt }: Moment): Moment {
  const corrected = correctedMoment({ day, at: measuredAt }, { sentAt, timeZone, now: Date.now() });
  return { day: corrected.day, measuredAt: corrected.at, sentAt };
}

type Moment = Pick<ValueUpdate, 'day' | 'measuredAt' | 'sentAt'>;

interface SingleWeight {
  id: string;
  day: string;
  entered: string;
  unit: EntryUnit | null;
}

/** Stores weights of several days. Each has a record of its own, so a repeated request adds nothing. */
export async function recordWeights(
  scope: Scope,
  subject: Subject,
  { values: weights, isConfirmed, sentAt }: { values: SingleWeight[]; isConfirmed: boolean; sentAt: string | null },
): Stored {
  const { clientId } = subject;
  const recordIds = weights.map(({ id }) => id);
  await assertNotDeleted(scope, clientId, { recordIds, fieldOf: (index) => `values.${index}.entered` });
  const values = weights.map(({ id, entered, unit, ...weight }, index) => {
    // What the device takes for today is today.
    const { day } = momentOf(scope, { ...weight, measuredAt: sentAt, sentAt });
    const typed = { metric: 'weight', entered, unit, side: null, field: `values.${index}.entered` };
    return newValue(
      scope,
      { source: 'weight', sourceId: id, day, values: [] },
      { ...typed, ...read(scope, typed, 'kg') },
    );
  });
  const ids = new Set(values.map(({ sourceId }) => sourceId));
  if (ids.size < values.length) throw new Problem(metricProblems.metric_twice, { field: 'values' });
  if (!isConfirmed) await assertUsual(scope, clientId, values);
  const metrics = await storeValues(scope, subject, 'weight', values);
  const [first] = ids;
  await announce(scope, { clientId, source: 'weight', sourceId: first ?? clientId, metrics });
  return findStored(scope, clientId, 'weight', [...ids]);
}

/**
 * Changes a value that was typed by itself. The version is that of the value as it was opened. Without another instant it keeps its
 * own while its day is the same.
 */
export async function updateValue(
  scope: Scope,
  subject: Subject,
  { valueId, version, ...changes }: ValueId & ValueUpdate,
): Promise<{ value: Measurement }> {
  const { clientId } = subject;
  const { day, measuredAt } = momentOf(scope, changes);
  const present = await getEditable(scope, subject, valueId);
  const types = await typesOf(scope, [present.metric]);
  const typed = { ...changes, metric: present.metric, field: 'entered' };
  const value = newValue(
    scope,
    { ...present, day, measuredAt: measuredAt ?? present.measuredAt, values: [] },
    { ...typed, ...readAs(scope, typed, types) },
  );
  if (!changes.isConfirmed) await assertUsual(scope, clientId, [{ ...value, sourceId: valueId }]);
  await advanceVersion(scope, { table: 'measurements', id: valueId, version }, () =>
    getValue(scope, clientId, valueId),
  );
  await store.updateValue(scope, { ...value, id: valueId, authorId: subject.authorId });
  await reportSymptoms(scope, subject, [noteOf(value)]);
  await announce(scope, { ...present, clientId, metrics: [present.metric] });
  await announceNotes(scope, { ...present, clientId });
  return { value: await getValue(scope, clientId, valueId) };
}

export async function deleteValue(scope: Scope, subject: Subject, { valueId }: ValueId): Promise<void> {
  const { clientId } = subject;
  await lockRecords(scope, clientId);
  const present = await getEditable(scope, subject, valueId);
  await store.deleteValue(scope, valueId);
  // A deleted value of a file may be imported again: its id is derived from the file.
  if (present.source !== 'import') await insertDeletedRecord(scope, { clientId, recordId: present.sourceId });
  await announce(scope, { ...present, clientId, metrics: [present.metric] });
  await announceNotes(scope, { ...present, clientId });
}

/** Deletes what a client recorded with an id, now and for requests with it that arrive later. */
export async function deleteRecord(scope: Scope, subject: Subject, { id }: { id: string }): Promise<void> {
  const { clientId } = subject;
  await lockRecords(scope, clientId);
  const values = await store.findOfSource(scope, { clientId, source: 'metric', sourceIds: [id] });
  if (values.some(({ isByClient }) => !isByClient)) throw new Problem(metricProblems.not_yours);
  await insertDeletedRecord(scope, { clientId, recordId: id });
  await deleteMeasurements(scope, { clientId, source: 'metric', sourceId: id });
  await announceNotes(scope, { clientId, source: 'metric', sourceId: id });
}

/** Publishes what a client noted of a record, whose values may have different notes. */
async function announceNotes(
  scope: Scope,
  { clientId, source, sourceId }: { clientId: string; source: Source; sourceId: string },
): Promise<void> {
  const values = await store.findOfSource(scope, { clientId, source, sourceIds: [sourceId] });
  const notes = values.flatMap(({ isByClient, note }) => (isByClient && note ? note : []));
  await publish(scope, measurementNoted, { clientId, sourceId, note: [...new Set(notes)].join('\n') });
}

/** A value as the caller may see it. */
export async function getValue(scope: Scope, clientId: string, id: string): Promise<Measurement> {
  const [value] = await store.findMeasurements(scope, { clientId, ids: [id] });
  const shown = found(value);
  return (await areNumbersHidden(scope, clientId, shown.metric)) ? withoutNumbers(shown) : shown;
}

/** Refuses a request that stores a record which was deleted before it arrived. */
async function assertNotDeleted(
  scope: Scope,
  clientId: string,
  { recordIds, fieldOf }: { recordIds: readonly string[]; fieldOf: (index: number) => string },
): Promise<void> {
  await lockRecords(scope, clientId);
  const [deleted] = await findDeletedRecords(scope, { clientId, recordIds });
  if (deleted) throw new Problem(metricProblems.record_deleted, { field: fieldOf(recordIds.indexOf(deleted)) });
}

/** Refused for values of visits, surveys and workouts, and to clients for what a professional measured. */
async function getEditable(scope: Scope, { clientId, authorId }: Subject, id: string): Promise<Measurement> {
  const [value] = await store.findMeasurements(scope, { clientId, ids: [id] });
  const present = found(value);
  if (!editableSources.includes(present.source)) throw new Problem(metricProblems.not_editable);
  if (authorId === null && !present.isByClient) throw new Problem(metricProblems.not_yours);
  return present;
}

async function findStored(scope: Scope, clientId: string, source: 'metric' | 'weight', sourceIds: string[]): Stored {
  const values = await store.findOfSource(scope, { clientId, source, sourceIds });
  const hidden = await Promise.all(values.map(({ metric }) => areNumbersHidden(scope, clientId, metric)));
  return { values: values.map((value, index) => (hidden[index] ? withoutNumbers(value) : value)) };
}

interface ReadValue {
  value: number;
  entered: { text: string; unit: string };
  typedUnit: EntryUnit;
}

/**
 * The value in the canonical unit, and the number and unit in which it was entered. The number is stored with a decimal point,
 * in whichever language it was typed.
 */
function read({ language }: Scope, { metric, entered, unit, field }: Typed, canonicalUnit: Unit): ReadValue {
  const text = entered.trim();
  const typedUnit = unit ?? canonicalUnit;
  const number = parseTypedValue(text, { metric, unit: canonicalUnit, language, typedUnit });
  const height = metric === 'height' ? typedHeightCm(text, typedUnit === 'in' ? 'in' : 'cm') : null;
  if (number === null && height === null) throw new Problem(metricProblems.not_a_number, { field });
  const value = number === null ? null : toCanonical(number, typedUnit, canonicalUnit);
  // A height in metres or in feet and inches.
  if (height !== null && height !== value)
    return { value: height, entered: { text: String(height), unit: 'cm' }, typedUnit };
  if (value === null) throw new Problem(metricProblems.wrong_unit, { field });
  return { value, entered: { text: String(number), unit: typedUnit }, typedUnit };
}

/** What was typed, read as a value of its type. */
function readAs(scope: Scope, typed: Typed, types: ReadonlyMap<string, MetricType>): ReadValue & { group: Group } {
  const { unit, group } = found(types.get(typed.metric));
  return { ...read(scope, typed, unit), group };
}

/** Asks before values are stored that differ a lot from the nearest ones of their metric and side, stored or typed with them. */
async function assertUsual(scope: Scope, clientId: string, values: readonly store.NewValue[]): Promise<void> {
  const compared = values.filter(({ metric }) => unusualRatioOf(metric) !== null);
  if (compared.length === 0) return;
  const stored = await findNearest(scope, { clientId, values: compared });
  const distance = (one: { day: string }, other: { day: string }) => Math.abs(daysBetween(one.day, other.day));
  const unusual = compared.flatMap((typed) => {
    const others = [...stored, ...compared.filter((other) => other !== typed)];
    const [near] = others
      .filter(({ metric, side }) => metric === typed.metric && side === typed.side)
      .sort((one, other) => distance(one, typed) - distance(other, typed));
    return near && isUnusualChange(typed.metric, typed, near) ? [{ ...typed, typed, near }] : [];
  });
  if (unusual.length > 0) throw await unusualChange(scope, clientId, unusual);
}

/** The question names the values and the ones they differ from, except to a client to whom numbers are not shown. */
async function unusualChange(scope: Scope, clientId: string, changes: readonly object[]): Promise<Problem> {
  if (await areNumbersHidden(scope, clientId, 'weight')) return new Problem(metricProblems.unusual_change);
  return new Problem(metricProblems.unusual_change, { data: UnusualChanges.parse({ changes }) });
}
