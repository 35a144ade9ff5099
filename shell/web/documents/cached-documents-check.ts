import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DocumentRoutes } from '#shell/common/documents/routes.ts';
import { isRefusal, isUnreachable } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useMe } from '../session.ts';
import { evictCachedDocument, listCachedDocuments } from './document-cache.ts';
import { cachedDocumentsKey } from './open-documents.ts';

/** Kind of the documents, such as `program`, with the route of their versions. */
export type VersionRoutes = Readonly<Record<string, DocumentRoutes['versions']>>;

const startDelayMs = 10_000;
const intervalMs = 5 * 60_000;

/**
 * Creates a background component that deletes cached documents which the server refuses to the user, such as a visit of a client who
 * withdrew their consent, so that they do not open without a connection. `loadRoutes` loads the routes of all kinds.
 */
export function createCachedDocumentsCheck(loadRoutes: () => Promise<VersionRoutes>) {
  return function CachedDocumentsCheck() {
    const { id: userId } = useMe();
    const [isReady, setReady] = useState(false);
    // The first page loads before the requests of the check.
    useEffect(() => {
      const timer = setTimeout(() => setReady(true), startDelayMs);
      return () => clearTimeout(timer);
    }, []);
    useQuery({
      queryKey: [cachedDocumentsKey, userId],
      queryFn: async () => evictRefusedDocuments(userId, await loadRoutes()),
      enabled: isReady,
      retry: false,
      refetchInterval: intervalMs,
      staleTime: intervalMs,
    });
    return null;
  };
}

/** Deletes the cached documents that the server refuses, and returns their number. Stops when the server is unreachable. */
export async function evictRefusedDocuments(userId: string, routes: VersionRoutes): Promise<number> {
  let evicted = 0;
  for (const key of await listCachedDocuments(userId)) {
    const route = routes[key.kind];
    const error =
      route &&
      (await call(route, { id: key.id, page: 1 }).then(
        () => null,
        (failure: unknown) => failure,
      ));
    if (isUnreachable(error)) break;
    if (!isRefusal(error)) continue;
    await evictCachedDocument(key);
    evicted++;
  }
  return evicted;
}
