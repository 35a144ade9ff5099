import { sql } from 'kysely';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { photoLimits } from '../../contract.ts';
import { PoseOverTime } from '../../contract/over-time.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/**
 * For each pose the first photo, the last one before a day, and the one that was sent as one of these attachments. Empty while the
 * consent to photos is withdrawn. Does not check access to the client nor the consent to health data.
 */
export async function comparePoses(
  { db }: Transaction,
  { clientId, before, sourceIds }: { clientId: string; before: string; sourceIds: readonly string[] },
): Promise<PoseOverTime[]> {
  const photoJson = sql`json_build_object('progressId', set_id, 'photoId', photo_id, 'takenOn', taken_on)`;
  return rowsOf(
    db,
    PoseOverTime,
    sql`
    select pose, name,
      (array_agg(${photoJson} order by taken_on, created_at) filter (where not is_now and taken_on < ${before}::date))[1] as first,
      (array_agg(${photoJson} order by taken_on desc, created_at desc)
        filter (where not is_now and taken_on < ${before}::date))[1] as before,
      (array_agg(${photoJson} order by created_at) filter (where is_now))[1] as now
    from (
      select photo.pose, photo.name, photo.set_id, photo.id as photo_id, photo.created_at, progress_sets.taken_on,
        photo.source_id is not null and photo.source_id = any(${sourceIds}::uuid[]) as is_now
      from progress_sets join progress_photos photo on photo.set_id = progress_sets.id
      where progress_sets.client_id = ${clientId} and ${isNotWithdrawn('photos', 'progress_sets.client_id')}
    ) photos
    where is_now or taken_on < ${before}::date
    group by pose, name order by array_position(array['front', 'side', 'back', 'own'], pose), name
    limit ${photoLimits.photosOfDay}`,
  );
}
