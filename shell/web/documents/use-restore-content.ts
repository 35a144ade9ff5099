import { newId } from '#shell/common/ids.ts';
import { useTexts } from '../texts/texts.ts';
import { toast } from '../widgets/toast.ts';
import { acceptTheirs, saveAll, type ServerDocument } from './autosave.ts';
import { useDocument } from './document-context.ts';

interface Restoring {
  /** Restores the content on the server, in place of the version `current`. */
  restore: (edit: { current: number; saveId: string }) => Promise<{ version: number }>;
  /** Loads the content that is restored. */
  load: () => Promise<{ content: object }>;
}

/**
 * Returns a function that restores an earlier content of the open document; false when it could not. It saves unsaved edits first,
 * so that they become a version of the history. One undo brings them back.
 */
export function useRestoreContent(): (restoring: Restoring) => Promise<boolean> {
  const t = useTexts('shell');
  const { store, autosave } = useDocument();
  return async ({ restore, load }) => {
    if (!(await saveAll(autosave))) {
      toast.error(t('documents.versions.saveFirst'));
      return false;
    }
    const current = store.getState().version;
    const [{ version }, { content }] = await Promise.all([restore({ current, saveId: newId() }), load()]);
    acceptTheirs(autosave, { version, content, saveId: null } as ServerDocument<object>);
    return true;
  };
}
