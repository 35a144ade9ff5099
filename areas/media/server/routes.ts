import { readPermissions } from '#areas/account/server/public.ts';
import { forClient, shownWithConsent, type Subject } from '#areas/clients/server/public.ts';
import { type MediaFilters, mediaRoutes } from '../contract.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { extensionsOf } from '#shell/server/extension-points.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { mediaSources } from './store/sources.ts';
import { findMedia } from './store/media.ts';

export const mediaServer = bindArea('media', mediaRoutes, { list: forClient(shownWithConsent(listMedia)) });

async function listMedia(scope: Scope, { clientId }: Subject, filters: MediaFilters) {
  const permissions = await readPermissions(scope);
  const sources = extensionsOf(scope, mediaSources)
    .filter(({ origin }) => !filters.origin || origin === filters.origin)
    .filter(({ permission }) => !permission || permissions.includes(permission))
    .map(({ origin, rows }) => ({ origin, rows: rows(scope, clientId) }));
  const { rows, nextPage } = await findMedia(scope, sources, filters);
  const media = rows.map(({ thumbnailKey, ...medium }) => ({
    ...medium,
    thumbnailUrl: thumbnailKey && scope.signedFileUrl(thumbnailKey),
  }));
  return { media, nextPage };
}
