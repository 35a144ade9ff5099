import type { Subject } from '#areas/clients/server/public.ts';
import { reportSymptoms } from '#areas/metrics/server/public.ts';
import { type PhotoSet, photoProblems as problems } from '../../contract.ts';
import { todayIn } from '#shell/common/dates.ts';
import { found, Problem } from '#shell/common/problem.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { findDayValues } from '../day-values.ts';
import { photosDeleted } from '../events.ts';
import * as store from '../store/sets.ts';

export type OneSet = Promise<{ progress: PhotoSet }>;
type SetId = { progressId: string };

export async function listSets(scope: Scope, { clientId }: Subject, { page }: { page: number }) {
  const { rows, nextPage } = await store.findSets(scope, clientId, page);
  const valuesOf = await findDayValues(scope, { clientId, days: rows.map(({ taken_on }) => taken_on) });
  return { progresses: rows.map((row) => ({ ...row, values: valuesOf(row.taken_on) })), nextPage };
}

export async function listPoses(scope: Scope, { clientId }: Subject) {
  return { poses: await store.findPoses(scope, clientId) };
}

export async function getSet(scope: Scope, { clientId }: Pick<Subject, 'clientId'>, id: string): OneSet {
  const set = found(await store.findSet(scope, { clientId, id }));
  const valuesOf = await findDayValues(scope, { clientId, days: [set.taken_on] });
  return { progress: { ...set, values: valuesOf(set.taken_on) } };
}

export async function updateSet(
  scope: Scope,
  subject: Subject,
  { progressId: id, taken_on: takenOn, note, version }: SetId & { taken_on: string; note: string; version: number },
): OneSet {
  const { clientId } = subject;
  await getSet(scope, subject, id);
  assertNotInFuture(scope, takenOn);
  await advanceVersion(scope, { table: 'progress_sets', id, version }, async () => {
    return (await getSet(scope, subject, id)).progress;
  });
  if (await store.hasSetOn(scope, { clientId, takenOn, exceptId: id }))
    throw new Problem(problems.day_taken, { field: 'taken_on' });
  await store.updateSet(scope, { id, takenOn, note });
  await reportSymptoms(scope, subject, notesOf({ id, taken_on: takenOn }, [note]));
  return getSet(scope, subject, id);
}

export async function deleteSet(scope: Scope, { clientId }: Subject, { progressId: id }: SetId): Promise<void> {
  found(await store.lockSet(scope, { clientId, id }));
  await publish(scope, photosDeleted, { progressId: id });
  await store.deleteSet(scope, id);
  await enqueueFileDeletion(scope);
}

/** Texts beside the photos of a day, for `reportSymptoms`. */
export function notesOf({ id: recordId, taken_on: day }: Pick<PhotoSet, 'id' | 'taken_on'>, texts: readonly string[]) {
  return texts.map((note) => ({ source: 'photos' as const, recordId, day, note }));
}

export function assertNotInFuture({ caller }: Scope, takenOn: string): void {
  if (takenOn > todayIn(caller.timeZone)) throw new Problem(problems.in_future, { field: 'taken_on' });
}
