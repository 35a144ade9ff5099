import { newId } from '#shell/common/ids.ts';
import { isSameContent, markAllSaved } from '#shell/web/documents/autosave.ts';
import type { OpenDocument } from '#shell/web/documents/document-context.ts';
import { isDirty, replaceContent, resetTo } from '#shell/web/documents/document-store.ts';
import { clearLocalDraft, draftName, type OrphanedDraft, saveLocalDraft } from '#shell/web/documents/local-draft.ts';
import { mergeForMine } from '#shell/web/documents/resolve-conflict.ts';
import type { VisitContent, VisitRecord } from '../../contract/document.ts';
import { visitModel } from '../../rules/document-model.ts';
import { documentOf, type LoadedVisit } from './open-visit.ts';

/** Edits of this device that a completed visit does not have. They stay on the device until they are applied or discarded. */
export type LeftOut = OrphanedDraft<VisitContent>;

/** A completed visit opens with its own values; the edits of a closed tab are left out of it. */
export function withoutEditsOfCompleted(loaded: LoadedVisit): { loaded: LoadedVisit; leftOut: LeftOut | null } {
  const { orphanedDraft, document, detail } = loaded;
  if (detail.visit.state !== 'completed' || !orphanedDraft) return { loaded, leftOut: null };
  const leftOut = isSame(contentWith(orphanedDraft, document.content), document.content) ? null : orphanedDraft;
  if (!leftOut) clearLocalDraft(orphanedDraft.name);
  return { loaded: { ...loaded, orphanedDraft: null }, leftOut };
}

/**
 * Shows a visit that was completed meanwhile with its own values. Unsaved edits are moved to a local draft and returned. A save that
 * is running is waited for, because its response changes what is saved.
 */
export async function showCompleted(
  { id, store, autosave }: OpenDocument<VisitContent>,
  visit: VisitRecord,
): Promise<LeftOut | null> {
  await autosave.pendingSave;
  const state = store.getState();
  const completed = documentOf(visit);
  if (!isDirty(state) && state.version >= completed.version) return null;

  const { content, base, version } = state;
  const { userId } = autosave;
  const name = draftName({ kind: 'visit', id }, newId());
  const draft = { content, base, version, pendingSaveIds: [], userId };
  const isLeftOut =
    isDirty(state) && !isSameContent(autosave, contentWith(draft, completed.content), completed.content);
  if (isLeftOut) saveLocalDraft(name, draft);
  resetTo(store, completed);
  markAllSaved(autosave);
  return isLeftOut ? { ...draft, name, writtenAt: new Date().toISOString() } : null;
}

/** Applies the edits that were left out to the present content, as one edit that can be undone. */
export function applyLeftOut({ store }: OpenDocument<VisitContent>, leftOut: LeftOut): void {
  replaceContent(store, contentWith(leftOut, store.getState().content));
  clearLocalDraft(leftOut.name);
}

/** A content with what was edited; the whole edited content when it is not known what it was based on. */
export function contentWith({ content, base }: Pick<LeftOut, 'content' | 'base'>, present: VisitContent): VisitContent {
  const merged = base && mergeForMine(visitModel, { base, mine: content, theirs: present });
  return merged?.fits ? merged.content : content;
}

function isSame(one: VisitContent, other: VisitContent): boolean {
  return visitModel.differences(one, other).length === 0;
}
