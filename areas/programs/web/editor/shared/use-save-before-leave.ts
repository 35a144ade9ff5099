import { useBlocker } from '@tanstack/react-router';
import { readToken } from '#shell/web/api/token.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { useEditor } from '../context.tsx';
import { saveAll } from '../state/save.ts';
import { isDirty } from '../state/store.ts';

/** Who leaves waits for the save, which is mostly over at once; where it fails, they are asked. */
export function useSaveBeforeLeave(): void {
  const t = useTexts('programs');
  const { store, autosave } = useEditor();

  useBlocker({
    enableBeforeUnload: () => isDirty(store.getState()),
    shouldBlockFn: async ({ current, next }) => {
      // Logged out, nothing can be saved any more: the draft waits on this device.
      if (current.pathname === next.pathname || !isDirty(store.getState()) || !readToken()) return false;
      if (await saveAll(autosave)) return false;
      const leaves = await confirm({
        title: t('leave.title'),
        text: t('leave.text'),
        confirmLabel: t('leave.leave'),
        cancelLabel: t('leave.stay'),
      });
      return !leaves;
    },
  });
}
