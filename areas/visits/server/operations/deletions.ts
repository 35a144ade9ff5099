import { assertVisibleClient } from '#areas/clients/server/public.ts';
import { deleteMeasurementsRestorably, restoreMeasurements } from '#areas/metrics/server/public.ts';
import { found } from '#shell/common/problem.ts';
import type { ApiResponse } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { bindDeletions, deleteRestorably } from '#shell/server/deletions.ts';
import { lockDocument } from '#shell/server/documents/store.ts';
import { formatterFor } from '#shell/server/pdf/format.ts';
import type { visitRoutes } from '../../contract/routes.ts';
import { visitDocument } from '../document.ts';
import { emitVisitChanged, emitVisitDeleted } from '../live.ts';
import * as store from '../store/deletions.ts';
import { getVisit } from './visits.ts';

/** Deletes the visit with the values that it wrote to the measurements. Both are restored together. */
async function deleteVisit(scope: Scope, { id }: { id: string }): Promise<void> {
  // Nobody completes it or computes it again meanwhile, which would write values of a deleted visit.
  const locked = await lockDocument(scope, visitDocument, id);
  const { visit } = await getVisit(scope, { id });
  found(locked);
  const { clientId } = visit;
  await assertVisibleClient(scope, clientId);
  const values = await deleteMeasurementsRestorably(scope, { clientId, source: 'visit', sourceId: id });
  await store.setDeletedValues(scope, id, values);
  await deleteRestorably(scope, 'visits', [id]);
  await emitVisitDeleted(scope, id, clientId);
}

const deletions = bindDeletions({ table: 'visits', onRestored });

/** What was deleted of clients whom the caller still sees, as client and day. The database ends the title with the day in ISO 8601. */
async function listDeleted(
  scope: Scope,
  { clientId: ofClient }: { clientId?: string | undefined },
): Promise<ApiResponse<typeof visitRoutes.deleted>> {
  if (ofClient) await assertVisibleClient(scope, ofClient);
  const { deleted } = await deletions.deleted(scope, { clientId: ofClient });
  const visible = await store.findVisibleDeleted(
    scope,
    deleted.map(({ id }) => id),
  );
  const format = formatterFor(scope.language);
  const titleOf = (title: string) => `${title.slice(0, -isoDayLength)}${format.date(title.slice(-isoDayLength))}`;
  const listed = deleted.flatMap((record) => {
    const clientId = visible.get(record.id);
    return clientId ? { ...record, clientId, title: titleOf(record.title) } : [];
  });
  return { deleted: listed };
}

const isoDayLength = '2026-01-31'.length;

export const visitDeletions = { delete: deleteVisit, deleted: listDeleted, undelete: deletions.undelete };

/** A visit of a client whom the caller does not see, or who withdrew the consent to health data, stays deleted: this throws. */
async function onRestored(scope: Scope, id: string): Promise<void> {
  const { visit } = await getVisit(scope, { id });
  const record = { clientId: visit.clientId, source: 'visit', sourceId: id } as const;
  await restoreMeasurements(scope, record, await store.clearDeletedValues(scope, id));
  await emitVisitChanged(scope, id);
}
