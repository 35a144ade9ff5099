import { type RawBuilder, sql } from 'kysely';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import type { OwnerColumn } from '#shell/server/attachments/owner.ts';
import { toPrivateAttachment } from '#shell/server/attachments/private.ts';
import { type AttachmentRow, attachmentsJson } from '#shell/server/attachments/store.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { SetMedium } from '../../contract/set.ts';
import { setKey } from '../../rules/set-versions.ts';

/** Attachments of a workout. The slot of each is the key of its set (`setKey`), also before the set is logged. */
export const mediaColumn = {
  table: 'attachments',
  column: 'completed_workout_id',
} as const satisfies OwnerColumn;

const mediaJson: RawBuilder<AttachmentRow[]> = attachmentsJson(mediaColumn, 'completed_workouts.id');

/** The pictures and videos of a row of `completed_workouts`. Professionals see none after the client has withdrawn the consent. */
export function shownMedia({ caller }: Pick<Scope, 'caller'>): RawBuilder<AttachmentRow[]> {
  if (caller.clientId) return mediaJson;
  return sql`case when ${isNotWithdrawn('photos', 'completed_workouts.client_id')} then ${mediaJson} else '[]' end`;
}

export const slotOf = setKey;

/** Parses a slot; the inverse of `slotOf`. */
export function setOfSlot(slot: string): Pick<SetMedium, 'rowId' | 'setNumber'> {
  const [rowId = '', setNumber] = slot.split(' ');
  return { rowId, setNumber: Number(setNumber) };
}

/** Converts an attachment. The cast is safe: the upload policy of sets accepts pictures and videos only. */
export function toSetMedium(row: AttachmentRow): SetMedium {
  return { ...toPrivateAttachment(row), kind: row.kind as SetMedium['kind'], ...setOfSlot(row.slot) };
}
