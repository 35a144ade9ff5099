import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isRefusal, isUnreachable } from '../api/api-error.ts';
import { useMe } from '../session.ts';
import { evictCachedDocument, listCachedDocuments } from './document-cache.ts';
import { cachedDocumentsKey } from './open-documents.ts';

/** For each kind of cached documents, such as `program`, a function that sends a request which is refused as the document would be. */
export type DocumentChecks = Readonly<Record<string, (id: string) => Promise<unknown>>>;

const startDelayMs = 10_000;
const intervalMs = 5 * 60_000;
const collectMs = 2000;

/**
 * Creates a background component that deletes cached documents which the server refuses to the user, such as a visit of a client who
 * withdrew their consent, so that they do not open without a connection. `loadChecks` loads the requests of all kinds.
 */
export function createCachedDocumentsCheck(loadChecks: () => Promise<DocumentChecks>) {
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
      queryFn: async ({ signal }) => {
        // Events that follow each other abort it and start it again.
        await new Promise((resolve) => setTimeout(resolve, collectMs));
        return evictRefusedDocuments(userId, await loadChecks(), signal);
      },
      enabled: isReady,
      retry: false,
      refetchInterval: intervalMs,
      staleTime: intervalMs,
    });
    return null;
  };
}

/**
 * Deletes the cached documents that the server refuses, and returns their number. Stops when the server is unreachable or `signal` is
 * aborted.
 */
export async function evictRefusedDocuments(
  userId: string,
  checks: DocumentChecks,
  signal?: AbortSignal,
): Promise<number> {
  let evicted = 0;
  for (const key of await listCachedDocuments(userId)) {
    if (signal?.aborted) break;
    const error = await checks[key.kind]?.(key.id).then(
      () => null,
      (failure: unknown) => failure,
    );
    if (isUnreachable(error)) break;
    if (!isRefusal(error)) continue;
    await evictCachedDocument(key);
    evicted++;
  }
  return evicted;
}
