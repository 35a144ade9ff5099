import type { DocumentModel } from '#shell/common/documents/model.ts';
import { type Autosave, type ServerDocument, saveAll } from './autosave.ts';
import { rebase, replaceContent } from './document-store.ts';

/**
 * Saves the user's own content for what both sides changed; what only they changed stays. The entire own content replaces
 * theirs when the base version is not known, or when the merge exceeds a limit of the document.
 */
export async function keepMine<Content extends object>(
  autosave: Autosave<Content>,
  theirs: ServerDocument<Content>,
): Promise<void> {
  const { store, model } = autosave;
  const { base, content } = store.getState();
  const merged = base && mergeForMine(model, { base, mine: content, theirs: theirs.content });
  await (merged?.fits ? saveMerged(autosave, theirs, merged.content) : overwriteTheirs(autosave, theirs));
}

/** Merges two versions with the user's own value for what both sides changed. */
export function mergeForMine<Content>(
  model: DocumentModel<Content>,
  versions: { base: Content; mine: Content; theirs: Content },
) {
  const { conflicts } = model.merge(versions);
  return model.merge({ ...versions, resolutions: new Map(conflicts.map(({ key }) => [key, 'mine'])) });
}

/** Saves the merged content. One undo restores the user's own content. */
export async function saveMerged<Content extends object>(
  autosave: Autosave<Content>,
  theirs: ServerDocument<Content>,
  merged: Content,
): Promise<void> {
  replaceContent(autosave.store, merged);
  await overwriteTheirs(autosave, theirs);
}

async function overwriteTheirs<Content extends object>(
  autosave: Autosave<Content>,
  theirs: ServerDocument<Content>,
): Promise<void> {
  rebase(autosave.store, { version: theirs.version, base: theirs.content });
  autosave.state.set({ kind: 'pending' });
  await saveAll(autosave);
}
