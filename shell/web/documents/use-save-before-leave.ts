import { useBlocker } from '@tanstack/react-router';
import { hasRefusedTexts } from '../forms/refused-texts.ts';
import { readToken } from '../api/token.ts';
import { useTexts } from '../texts/texts.ts';
import { confirm } from '../widgets/confirm.ts';
import { saveAll } from './autosave.ts';
import { useDocument } from './document-context.ts';
import { isDirty } from './document-store.ts';

/**
 * Saves unsaved edits before a navigation. When the save fails, the user is asked whether to leave; the
 * browser asks before a reload while a field holds a text that is not saved.
 */
export function useSaveBeforeLeave(): void {
  const t = useTexts('shell');
  const { store, autosave } = useDocument();

  useBlocker({
    enableBeforeUnload: () => isDirty(store.getState()) || hasRefusedTexts(),
    shouldBlockFn: async ({ current, next }) => {
      // After a logout nothing can be saved; the local draft stays.
      if (current.pathname === next.pathname || !isDirty(store.getState()) || !readToken()) return false;
      if (await saveAll(autosave)) return false;
      const leaves = await confirm({
        title: t('documents.leave.title'),
        text: t('documents.leave.text'),
        confirmLabel: t('documents.leave.leave'),
        cancelLabel: t('documents.leave.stay'),
      });
      return !leaves;
    },
  });
}
