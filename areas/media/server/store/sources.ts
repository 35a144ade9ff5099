import { type RawBuilder, sql } from 'kysely';
import type { MediaOrigin } from '../../contract.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint } from '#shell/server/extension-points.ts';

/** What the clients have sent at one place. */
interface MediaSource {
  origin: MediaOrigin;
  /** Professionals without it get nothing of the origin; all who see the client when there is none. */
  permission?: Permission;
  /**
   * SQL of a query for one client, whom the caller sees, with the columns `id`, `kind` (of `mediaKinds`), `sent_at`, `name`
   * (empty without), `thumbnail_key` (null for what is shown at its place only) and `target` (text), in this order. It leaves out
   * what a withdrawn consent hides.
   */
  rows(scope: Scope, clientId: string): RawBuilder<unknown>;
}

/** `extend(mediaSources, source)` in `bindArea` of an area to which clients send pictures, recordings or files. */
export const mediaSources = defineExtensionPoint<MediaSource>('media of clients');

/**
 * SQL for the `sent_at` of a medium that belongs to a day: the time at which it was sent on that day, otherwise noon of the
 * day in the time zone of the caller.
 */
export function sentAtOfDay(
  { caller }: Scope,
  day: RawBuilder<unknown>,
  sentAt: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { timeZone } = caller;
  return sql`case when (${sentAt} at time zone ${timeZone})::date = ${day} then ${sentAt}
    else (${day} + time '12:00') at time zone ${timeZone} end`;
}
