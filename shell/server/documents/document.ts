import { applyChanges, type PartChange } from '#shell/common/documents/changes.ts';
import { parseChanged } from '#shell/common/documents/parse-changed.ts';
import { type DocumentContent, DocumentError } from '#shell/common/documents/parts.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '../database/scope.ts';
import { ValidationError } from '../http/error-handler.ts';
import { createYield } from '../yield-to-event-loop.ts';
import { deleteThinnedVersions } from './history-store.ts';
import type { DocumentKind } from './kind.ts';
import { findDocument, lockToEdit, type StoredDocument, updateDocument } from './store.ts';

export interface DocumentEdit {
  id: string;
  /** The version that the edit is based on; without it the edit applies to the present version. */
  version?: number | undefined;
  saveId?: string | undefined;
  /** Stores the previous content as a version of the history, also within an edit session. */
  startsSession?: boolean;
  /** Other columns of the row to update; a value may be an SQL expression. */
  columns?: Record<string, unknown>;
}

/**
 * Locks and reads a document, applies a rule to its content and saves the result. Throws `not_found` when the caller may
 * not see the document, and `version_conflict` with the present document when `edit.version` is not the present version.
 */
export async function editDocument<Content extends DocumentContent>(
  scope: Scope,
  kind: DocumentKind<Content>,
  edit: DocumentEdit,
  rule: (content: Content) => DocumentContent | Promise<DocumentContent>,
): Promise<{ version: number; content: Content }> {
  const { isEditable, document } = found(await lockToEdit<Content>(scope, kind, edit.id));
  if (!isEditable && kind.editable) throw new Problem(kind.editable.problem);
  if (edit.version !== undefined && edit.version !== document.version)
    throw versionConflict(await readableDocument(scope, kind, document));
  const yieldToOthers = createYield();
  const changed = await rule(document.content);
  await yieldToOthers();
  const content = contentOf(kind, changed, document.content);
  await yieldToOthers();
  await saveDocument(scope, kind, edit, { before: document.content, after: content });
  return { version: document.version + 1, content };
}

/** Applies the changes that an editor sends. */
export async function saveChanges<Content extends DocumentContent>(
  scope: Scope,
  kind: DocumentKind<Content>,
  { changes, ...edit }: DocumentEdit & { changes: readonly PartChange[] },
): Promise<{ version: number }> {
  const { version } = await editDocument(scope, kind, edit, async (before) => {
    const keptChanges = (await kind.withUnreadableKept?.(scope, edit.id, changes, before)) ?? changes;
    const content = withChanges(before, keptChanges);
    return kind.withStoredCopies ? kind.withStoredCopies(scope, content, before) : content;
  });
  return { version };
}

/** Saves an earlier content as a new version. */
export async function restoreContent<Content extends DocumentContent>(
  scope: Scope,
  kind: DocumentKind<Content>,
  edit: DocumentEdit,
  findEarlier: () => Promise<Content>,
): Promise<{ version: number }> {
  const { version } = await editDocument(scope, kind, edit, async (present) => {
    const earlier = await findEarlier();
    return kind.withCurrentValues ? kind.withCurrentValues(scope, earlier, present, edit.id) : earlier;
  });
  return { version };
}

/**
 * Validates a content and computes its derived values. Parts that are the same objects in the valid version `before` are
 * not validated again. Throws `ValidationError`.
 */
export function contentOf<Content extends DocumentContent>(
  { schema, area, normalize }: Pick<DocumentKind<Content>, 'schema' | 'area' | 'normalize'>,
  content: DocumentContent,
  before: Content | null = null,
): Content {
  const parsed = parseChanged(schema, content, before);
  if (parsed.content === null) throw new ValidationError(area, parsed.issues);
  return normalize(parsed.content);
}

/** Saves the content of a locked document. */
export async function saveDocument<Content extends DocumentContent>(
  scope: Scope,
  kind: DocumentKind<Content>,
  { id, saveId = newId(), startsSession = false, columns = {} }: DocumentEdit,
  content: { before: Content; after: Content },
): Promise<void> {
  const yieldToOthers = createYield();
  await kind.assertValid?.(scope, content.after, content.before);
  await yieldToOthers();
  const update = updateDocument(scope, kind, {
    id,
    saveId,
    startsSession,
    columns: { ...kind.columns(content.after), ...columns },
    content,
  });
  const version = update.then((updated) => updated.version);
  const [{ hasNewVersion }] = await Promise.all([
    update,
    kind.saveIndex?.(scope, id, content),
    // Without `emitSaved` the promise of the version is awaited too: it is rejected when the update fails.
    kind.emitSaved ? kind.emitSaved(scope, id, version) : version,
  ]);
  if (hasNewVersion) await deleteThinnedVersions(scope, kind, id);
  await kind.onSaved?.(scope, id, content);
}

function withChanges<Content extends DocumentContent>(
  content: Content,
  changes: readonly PartChange[],
): DocumentContent {
  try {
    return applyChanges(content, changes);
  } catch (error) {
    if (error instanceof DocumentError) throw new Problem(commonProblems.invalid, { field: 'changes' });
    throw error;
  }
}

/** 409 with the present document: the editor merges it with the unsaved changes. */
export function versionConflict<Content>(document: StoredDocument<Content>): Problem {
  return new Problem(commonProblems.version_conflict, { data: { document } });
}

/** The document with what the caller may read of its content. */
export async function readableDocument<Content extends DocumentContent>(
  scope: Scope,
  kind: DocumentKind<Content>,
  document: StoredDocument<Content>,
): Promise<StoredDocument<Content>> {
  const content = await kind.readable?.(scope, document.id, document.content);
  return content ? { ...document, content } : document;
}

export async function getDocument<Content extends DocumentContent>(
  scope: Scope,
  kind: DocumentKind<Content>,
  id: string,
): Promise<StoredDocument<Content>> {
  return found(await findDocument<Content>(scope, kind, id));
}
