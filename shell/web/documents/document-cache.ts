import { compareTexts } from '#shell/common/sorting.ts';
import { clear, del, entries, get, keys, set } from 'idb-keyval';
import { createIndexedDbStore } from '../api/indexed-db-store.ts';

const store = createIndexedDbStore('forma-documents');

/** Maximum number of cached documents of each kind. The most recently opened ones stay cached. */
const maxCached = 5;

export interface CachedDocument<Detail> {
  detail: Detail;
  /** Time of the response, in ISO 8601. */
  cachedAt: string;
}

export interface CacheKey {
  userId: string;
  /** Kind of the document, such as `program`. */
  kind: string;
  id: string;
}

/** The last response of the server for an editor; null when it is not cached or the device has no storage. */
export async function findCachedDocument<Detail>(key: CacheKey): Promise<CachedDocument<Detail> | null> {
  return (await get<CachedDocument<Detail>>(nameOf(key), store).catch(() => undefined)) ?? null;
}

/** Caches a response and evicts the least recently opened documents of the kind. */
export async function cacheDocument<Detail>(key: CacheKey, detail: Detail): Promise<void> {
  try {
    await set(nameOf(key), { detail, cachedAt: new Date().toISOString() }, store);
    const cached = await entries<string, CachedDocument<unknown>>(store);
    const sameKind = cached.filter(([name]) => name.startsWith(nameOf({ ...key, id: '' })));
    const oldest = sameKind
      .toSorted(([, one], [, other]) => compareTexts(other.cachedAt, one.cachedAt))
      .slice(maxCached);
    await Promise.all(oldest.map(([name]) => del(name, store)));
  } catch {
    // Storage is full or not available: the document can be opened only online.
  }
}

export async function evictCachedDocument(key: CacheKey): Promise<void> {
  await del(nameOf(key), store).catch(() => {});
}

/** The cached documents of a user. */
export async function listCachedDocuments(userId: string): Promise<CacheKey[]> {
  const names = await keys<string>(store).catch(() => []);
  return names.flatMap((name) => {
    const [owner, kind = '', id = ''] = name.split(' ');
    return owner === userId ? [{ userId, kind, id }] : [];
  });
}

/** Deletes all cached documents; called on logout. */
export function clearDocumentCache(): Promise<void> {
  return clear(store).catch(() => {});
}

function nameOf({ userId, kind, id }: CacheKey): string {
  return `${userId} ${kind} ${id}`;
}
