import { readPermissions } from '#areas/account/server/public.ts';
import { forClient, shownWithConsent, type Subject } from '#areas/clients/server/public.ts';
import { type MediaFilters, type MediaOrigin, mediaRoutes } from '../contract.ts';
import { found } from '#shell/common/problem.ts';
import { storedFile } from '#shell/server/attachments/private.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { mediaSources } from './store/sources.ts';
import { findMedia, findThumbnailKey, type PlacedRows } from './store/media.ts';

export const mediaServer = bindArea('media', mediaRoutes, {
  list: forClient(shownWithConsent(listMedia)),
  thumbnail: forClient(shownWithConsent(readThumbnail)),
});

async function listMedia(scope: Scope, { clientId }: Subject, filters: MediaFilters) {
  return findMedia(scope, await sourcesFor(scope, clientId, filters.origin), filters);
}

interface MediumId {
  origin: MediaOrigin;
  mediumId: string;
}

/** Read from the source that lists the medium, so that permissions and withdrawn consents are those of the list. */
async function readThumbnail(scope: Scope, { clientId }: Subject, { origin, mediumId }: MediumId) {
  const key = found(await findThumbnailKey(scope, await sourcesFor(scope, clientId, origin), mediumId));
  return storedFile(scope, { key, name: `${mediumId}.webp` });
}

/** The sources that the caller may read; of one origin when it is given. */
async function sourcesFor(scope: Scope, clientId: string, only: MediaOrigin | undefined): Promise<PlacedRows[]> {
  const permissions = await readPermissions(scope);
  return extensionsOf(scope, mediaSources)
    .filter(({ origin }) => !only || origin === only)
    .filter(({ permission }) => !permission || permissions.includes(permission))
    .map(({ origin, rows }) => ({ origin, rows: rows(scope, clientId) }));
}
