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
  /** Loads the response that the editor opens with. */
  fetchDetail: () => Promise<Detail>;
  documentOf: (detail: Detail) => ServerDocument<Content>;
  /** Parses the content of a draft, also of an older release; null when it is not valid. */
  parseContent: (content: unknown) => Content | null;
}

export interface LoadedDocument<Content, Detail> {
  detail: Detail;
  document: ServerDocument<Content>;
  /** Unsaved edits of a closed tab. */
  orphanedDraft: OrphanedDraft<Content> | null;
  /** The content that the draft is based on; null when it is not cached. */
  base: Content | null;
  /** Time at which this device cached the detail; null when it was loaded from the server. */
  cachedAt: string | null;
}

/** Loads a document from the server, or from the cache when the server is unreachable. */
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
    // The base version stays cached while a draft of an older version is a conflict: the merge needs it.
    if (base === null || document.version === orphanedDraft?.version) await cacheDocument(source, detail);
    return { detail, document, orphanedDraft, base, cachedAt: null };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) await evictCachedDocument(source);
    if (!(error instanceof ApiError && isUnreachable(error)) || !cached || !cachedDocument) throw error;
    return { detail: cached.detail, document: cachedDocument, orphanedDraft, base, cachedAt: cached.cachedAt };
  }
}

interface OpenOptions<Content>
  extends Omit<AutosaveOptions<Content>, 'store' | 'draft' | 'send'>,
    Pick<OpenDocument<Content>, 'routes' | 'useText'>,
    DocumentKey {}

export interface OpenedDocument<Content> extends OpenDocument<Content> {
  /** Time of the last edit of the recovered draft; null without one. */
  recoveredFrom: string | null;
}

/**
 * Opens a document for editing. An orphaned draft is recovered as an edit that can be undone. When another version was
 * saved after the draft, the document opens with the conflict.
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
  // The draft stays based on its older version until the conflict is resolved, however often the document is opened.
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

/**
 * Starts autosave and returns the function that stops it. Writes the content to the local draft of this tab, then
 * deletes `orphanedDraft`, the draft from which the content was recovered.
 */
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
