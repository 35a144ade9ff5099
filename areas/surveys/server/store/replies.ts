import { type RawBuilder, sql } from 'kysely';
import { lastReplyAbout } from '#areas/chats/server/public.ts';

/** Messages of the chat point at answers with this kind. */
export const referenceKind = 'check_in';

/** SQL for the time of the last message or task of a professional about the row of `check_ins`. */
export const repliedAt: RawBuilder<string | null> = sql`greatest(
  ${lastReplyAbout(referenceKind, sql`check_ins.id`)},
  (select max(created_at) from check_in_tasks where check_in_id = check_ins.id))`;
