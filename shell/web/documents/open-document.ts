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
  /** Time at which this device cached the detail; null when it was loaded from the server. */
  cachedAt: string | null;
}

/** Loads a document from the server, or from the cache when the server is unreachable. */
export async function loadDocument<Content extends object, Detail>(
  source: DocumentSource<Content, Detail>,
): Promise<LoadedDocument<Content, Detail>> {
  const { fetchDetail, documentOf, userId, parseContent } = source;
  const [draft, cached] = await Promise.all([
    findOrphanedDraft(source, userId, parseContent),
    findCachedDocument<Detail>(source),
  ]);
  const cachedDocument = cached && documentOf(cached.detail);
  const orphanedDraft = draft && withCachedBase(draft, cachedDocument);
  try {
    const detail = await fetchDetail();
    await cacheDocument(source, detail);
    return { detail, document: documentOf(detail), orphanedDraft, cachedAt: null };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) await evictCachedDocument(source);
    if (!(error instanceof ApiError && isUnreachable(error)) || !cached || !cachedDocument) throw error;
    const document = newestKnown(cachedDocument, orphanedDraft);
    return { detail: cached.detail, document, orphanedDraft, cachedAt: cached.cachedAt };
  }
}

/** A draft that was stored without its base gets it from the cache, when that has the version of the draft. */
function withCachedBase<Content>(
  draft: OrphanedDraft<Content>,
  cached: ServerDocument<Content> | null,
): OrphanedDraft<Content> {
  const base = draft.base ?? (cached?.version === draft.version ? cached.content : null);
  return { ...draft, base };
}

/** The base of the draft when the tab saved it after the version that is cached. */
function newestKnown<Content>(
  cached: ServerDocument<Content>,
  draft: OrphanedDraft<Content> | null,
): ServerDocument<Content> {
  if (!draft?.base || draft.version <= cached.version) return cached;
  return { version: draft.version, content: draft.base, saveId: null };
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
  { document, orphanedDraft }: Pick<LoadedDocument<Content, unknown>, 'document' | 'orphanedDraft'>,
  { kind, id, routes, useText, ...options }: OpenOptions<Content>,
): OpenedDocument<Content> {
  const store = createDocumentStore(document);
  const isRecovered = orphanedDraft !== null && !isSameContent(options, orphanedDraft.content, document.content);
  const isConflict =
    isRecovered &&
    orphanedDraft.version !== document.version &&
    !(orphanedDraft.base && isSameContent(options, orphanedDraft.base, document.content)) &&
    !(document.saveId !== null && orphanedDraft.pendingSaveIds.includes(document.saveId));
  if (isRecovered) replaceContent(store, orphanedDraft.content);
  // The draft stays based on its older version until the conflict is resolved, however often the document is opened.
  if (isConflict) rebase(store, orphanedDraft);
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
