import type { RawBuilder } from 'kysely';
import type { Attachment } from '#shell/common/attachments.ts';
import type { OwnerColumn } from '#shell/server/attachments/owner.ts';
import { type AttachmentRow, attachmentsJson } from '#shell/server/attachments/store.ts';
import type { SetMedium } from '../../contract/set.ts';
import { setKey } from '../../rules/set-versions.ts';

/** Attachments of a workout. The slot of each is the key of its set (`setKey`), also before the set is logged. */
export const mediaColumn = {
  table: 'attachments',
  column: 'completed_workout_id',
} as const satisfies OwnerColumn;

export const mediaJson: RawBuilder<AttachmentRow[]> = attachmentsJson(mediaColumn, 'completed_workouts.id');

export const slotOf = setKey;

/** Parses a slot; the inverse of `slotOf`. */
export function setOfSlot(slot: string): Pick<SetMedium, 'rowId' | 'setNumber'> {
  const [rowId = '', setNumber] = slot.split(' ');
  return { rowId, setNumber: Number(setNumber) };
}

/** Converts an attachment. The cast is safe: the upload policy of sets accepts pictures and videos only. */
export function toSetMedium(attachment: Attachment, slot: string): SetMedium {
  return { ...attachment, kind: attachment.kind as SetMedium['kind'], ...setOfSlot(slot) };
}
