import { type RawBuilder, sql } from 'kysely';
import type { Notification } from '../../contract.ts';

/** SQL for the params of a row of `notifications`: a professional is named as clients read it now, not when it was stored. */
export const presentParams: RawBuilder<Notification['params']> = sql`case when notifications.params ? 'whoId'
  then notifications.params - 'whoId'
    || jsonb_build_object('who', coalesce(name_for_clients((notifications.params ->> 'whoId')::uuid), ''))
  else notifications.params end`;
