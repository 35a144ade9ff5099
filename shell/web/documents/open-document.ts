import { newId } from '#shell/common/ids.ts';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { createAtom } from '../atom.ts';
import { type AutosaveOptions, createAutosave, isSameContent, type ServerDocument, writeDraft } from './autosave.ts';

import { cacheDocument, evictCachedDocument, findCachedDocument } from './document-cache.ts';
import type { OpenDocument } from './document-context.ts';
import { createDocumentStore, rebase, replaceContent } from './document-store.ts';
import {
  clearLocalDraft,
  type DocumentKey,
  draftName,
  findOrphanedDraft,
  lockLocalDraft,
  type OrphanedDraft,
} from './local-draft.ts';
import { startAutosave } from './start-autosave.ts';

interface DocumentSource<Content, Detail> extends DocumentKey {
  userId: string;
  /** What the editor opens with, from the server. */
  fetchDetail: () => Promise<Detail>;
  documentOf: (detail: Detail) => ServerDocument<Content>;
  /** A draft that was written by an older release is upgraded, or null. */
  parseContent: (content: unknown) => Content | null;
}

export interface LoadedDocument<Content, Detail> {
  detail: Detail;
  document: ServerDocument<Content>;
  /** What a closed tab left unsaved. */
  orphanedDraft: OrphanedDraft<Content> | null;
  /** The content that draft started from, where this device still has it. */
  base: Content | null;
  /** When this device cached the detail; null when it comes from the server. */
  cachedAt: string | null;
}

/** From the server, and offline as this device cached it. */
export async function loadDocument<Content extends object, Detail>(
  source: DocumentSource<Content, Detail>,
): Promise<LoadedDocument<Content, Detail>> {
  const { fetchDetail, documentOf, userId, parseContent } = source;
  const [orphanedDraft, cached] = await Promise.all([
    findOrphanedDraft(source, userId, parseContent),
    findCachedDocument<Detail>(source),
  ]);
  const cachedDocument = cached && documentOf(cached.detail);
  const base = orphanedDraft && cachedDocument?.version === orphanedDraft.version ? cachedDocument.content : null;
  try {
    const detail = await fetchDetail();
    const document = documentOf(detail);
    // While a draft of an older version waits for a decision, the version both started from stays cached.
    if (base === null || document.version === orphanedDraft?.version) await cacheDocument(source, detail);
    return { detail, document, orphanedDraft, base, cachedAt: null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await evictCachedDocument(source);
    if (!(error instanceof ApiError && isUnreachable(error)) || !cached || !cachedDocument) throw error;
    return { detail: cached.detail, document: cachedDocument, orphanedDraft, base, cachedAt: cached.cachedAt };
  }
}

interface OpenOptions<Content>
  extends Omit<AutosaveOptions<Content>, 'store' | 'draft' | 'send'>,
    Pick<OpenDocument<Content>, 'routes' | 'useText'>,
    DocumentKey {}

export interface OpenedDocument<Content> extends OpenDocument<Content> {
  /** When the unsaved work that was taken over was last edited; null when there was none. */
  recoveredFrom: string | null;
}

/**
 * The orphaned draft is taken over as an edit that can be undone. When somebody else saved since, the document opens with
 * the conflict.
 */
export function openDocument<Content extends object>(
  { document, orphanedDraft, base }: Pick<LoadedDocument<Content, unknown>, 'document' | 'orphanedDraft' | 'base'>,
  { kind, id, routes, useText, ...options }: OpenOptions<Content>,
): OpenedDocument<Content> {
  const store = createDocumentStore(document);
  const isRecovered = orphanedDraft !== null && !isSameContent(options, orphanedDraft.content, document.content);
  const isConflict =
    isRecovered &&
    orphanedDraft.version !== document.version &&
    !(document.saveId !== null && orphanedDraft.pendingSaveIds.includes(document.saveId));
  if (isRecovered) replaceContent(store, orphanedDraft.content);
  // Until it is resolved the draft stays one of the older version, however often it is opened.
  if (isConflict) rebase(store, { version: orphanedDraft.version, base });
  const autosave = createAutosave({
    ...options,
    store,
    send: (save) => call(routes.save, { id, ...save }),
    draft: draftName({ kind, id }, newId()),
    pendingSaveIds: orphanedDraft?.pendingSaveIds ?? [],
    theirs: isConflict ? document : null,
  });
  return {
    id,
    routes,
    store,
    autosave,
    useText,
    postponedConflict: createAtom<ServerDocument<Content> | null>(null),
    showsHistory: createAtom(false),
    recoveredFrom: isRecovered ? orphanedDraft.writtenAt : null,
  };
}

/** Saves from now on, until the returned function is called. The orphaned draft becomes this tab's own. */
export function startDocument<Content extends object>(
  { autosave }: Pick<OpenDocument<Content>, 'autosave'>,
  orphanedDraft: OrphanedDraft<Content> | null,
): () => void {
  const release = lockLocalDraft(autosave.draft);
  writeDraft(autosave);
  if (orphanedDraft) clearLocalDraft(orphanedDraft.name);
  const stop = startAutosave(autosave);
  return () => {
    stop();
    release();
  };
}
