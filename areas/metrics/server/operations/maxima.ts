import { findNamedExercises } from '#areas/exercises/server/public.ts';
import type { Subject } from '#areas/clients/server/public.ts';
import { liveMetricTypeChanged, metricProblems } from '../../contract.ts';
import type { KnownMaximum, maximumRoutes } from '../../contract/maximum.ts';
import { metricLimits } from '../../contract/measurement.ts';
import { isTypeCode } from '../../contract/types.ts';
import { currentMaximum, isEstimate, isMaximumPerHand, maximumDays, perHandMethods } from '../../rules/maximum.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Caller, Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import * as store from '../store/maxima.ts';
import { setArchived } from '../store/types.ts';
import { recipientsOf } from './types.ts';
import { recordValues } from './values.ts';

/** Whose health data may be read, and the calendar of the reader. */
export type MaximaScope = Pick<Scope, 'db' | 'extensions'> & { caller: Pick<Caller, 'clientId' | 'timeZone'> };

/** An exercise of a client. */
interface WantedMaximum {
  clientId: string;
  exerciseId: string;
}

export interface WantedEstimates {
  wanted: readonly WantedMaximum[];
  /** Sets of its day and of before do not count. */
  tested: readonly Pick<store.TestedMaximum, 'clientId' | 'exerciseId' | 'day'>[];
  /** Number of days whose sets count. */
  days: number;
}

interface EstimatedMaximum {
  clientId: string;
  exerciseId: string;
  value: number;
  isPerHand: boolean;
}

/** The highest estimates of the maximum from the sets of a client, of each exercise per hand and as logged; `extend` it in an area that stores sets. */
export const maximumEstimates =
  defineExtensionPoint<(scope: MaximaScope, wanted: WantedEstimates) => Promise<EstimatedMaximum[]>>(
    'estimates of maximums',
  );

export type MaximumOfClient = KnownMaximum & { clientId: string };

/** The maximum that counts today of each exercise of each client, where one is known and the caller may read health data. */
export async function readMaxima(
  scope: MaximaScope,
  { clientIds, exerciseIds }: { clientIds: readonly string[]; exerciseIds: readonly string[] },
): Promise<MaximumOfClient[]> {
  const wanted = clientIds.flatMap((clientId) => exerciseIds.map((exerciseId) => ({ clientId, exerciseId })));
  return readMaximaOf(scope, wanted);
}

/** The same for some exercises of each client, not all of them the same. */
export async function readMaximaOf(scope: MaximaScope, wanted: readonly WantedMaximum[]): Promise<MaximumOfClient[]> {
  if (wanted.length === 0) return [];
  const today = todayIn(scope.caller.timeZone);
  const tested = await store.findTestedMaxima(scope, {
    clientIds: [...new Set(wanted.map(({ clientId }) => clientId))],
    exerciseIds: [...new Set(wanted.map(({ exerciseId }) => exerciseId))],
    from: addDays(today, -maximumDays.tested),
  });
  const request = { wanted, tested, days: maximumDays.estimated };
  const estimated = await Promise.all(extensionsOf(scope, maximumEstimates).map((read) => read(scope, request)));
  const estimates = estimated.flat().map(({ isPerHand, ...one }) => ({
    ...{ ...one, day: today, source: 'workout' as const, method: isPerHand ? perHandMethods.estimated : null },
  }));
  const byExercise = Map.groupBy([...tested, ...estimates], (one) => `${one.clientId} ${one.exerciseId}`);
  return [...byExercise.values()].flatMap((values) => {
    const maximum = currentMaximum(values, today);
    if (!maximum) return [];
    const { clientId, exerciseId, value: oneRepMaxKg, day } = maximum;
    const isTested = !isEstimate(maximum);
    return [{ clientId, exerciseId, oneRepMaxKg, isTested, testedOn: isTested ? day : null, ...handsOf(maximum) }];
  });
}

function handsOf(maximum: Pick<store.TestedMaximum, 'method'>): Pick<KnownMaximum, 'isPerHand'> {
  return isMaximumPerHand(maximum) ? { isPerHand: true } : {};
}

export async function listMaxima(
  scope: Scope,
  { clientId }: Subject,
  { exerciseIds }: { exerciseIds: readonly string[] },
): Promise<{ maxima: KnownMaximum[] }> {
  const maxima = await readMaxima(scope, { clientIds: [clientId], exerciseIds });
  return { maxima: maxima.map(({ clientId: _, ...maximum }) => maximum) };
}

/** Stores the tested maximum of an exercise as a measurement. The first one of an exercise adds the type of it. */
export async function recordMaximum(
  scope: Scope,
  subject: Subject,
  { exerciseId, entered, unit, isPerHand, ...record }: ParsedRequest<typeof maximumRoutes.record.own>,
): Promise<{ maximum: KnownMaximum }> {
  const metric = await metricOfExercise(scope, exerciseId);
  const value = { metric, entered, unit, side: null, method: isPerHand ? perHandMethods.tested : null };
  const draft = { ...record, note: '', isConfirmed: true, values: [value] };
  await recordValues(scope, subject, draft, () => 'entered');
  const { maxima } = await listMaxima(scope, subject, { exerciseIds: [exerciseId] });
  return { maximum: found(maxima[0] ?? (await lastTested(scope, subject, exerciseId))) };
}

/** A maximum of long ago, which no longer counts. */
async function lastTested(scope: Scope, { clientId }: Subject, exerciseId: string): Promise<KnownMaximum | undefined> {
  const wanted = { clientIds: [clientId], exerciseIds: [exerciseId], from: '1900-01-01' };
  const [tested] = await store.findTestedMaxima(scope, wanted);
  return tested && { exerciseId, oneRepMaxKg: tested.value, isTested: true, testedOn: tested.day, ...handsOf(tested) };
}

async function metricOfExercise(scope: Scope, exerciseId: string): Promise<string> {
  const known = await store.findMetricOfExercise(scope, exerciseId);
  if (known) {
    // An archived type is offered again.
    if (!isTypeCode(known)) await setArchived(scope, known, false);
    return known;
  }
  const exercise = (await findNamedExercises(scope, [exerciseId])).get(exerciseId);
  if (!exercise) throw new Problem(commonProblems.not_found, { field: 'exerciseId' });
  if ((await store.countExerciseTypes(scope)) >= metricLimits.exerciseTypes)
    throw new Problem(metricProblems.too_many_types, { field: 'exerciseId' });
  await store.insertExerciseType(scope, { exerciseId, name: exercise.name });
  const metric = found(await store.findMetricOfExercise(scope, exerciseId));
  emitLiveEvent(scope, liveMetricTypeChanged, {
    membershipIds: await recipientsOf(scope, metric),
    data: { id: metric },
  });
  return metric;
}
