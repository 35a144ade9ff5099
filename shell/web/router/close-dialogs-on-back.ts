import type { AnyRouter } from '@tanstack/react-router';

/** Makes the browser's Back close an open dialog instead of leaving the page. */
export function closeDialogsOnBack(router: AnyRouter): void {
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }: { action: string }) => {
      const isBack = action === 'BACK' || action === 'GO';
      const dialog = isBack ? openDialog() : undefined;
      dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      return dialog !== undefined;
    },
  });
}

function openDialog(): HTMLElement | undefined {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal=true]')];
  return dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
}
