import type { RawBuilder } from 'kysely';
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
