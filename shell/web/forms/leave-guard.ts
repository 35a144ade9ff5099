import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../texts/texts.ts';
import { confirm } from '../widgets/confirm.ts';

interface LeaveGuard {
  isOn: boolean;
  /** Called when the page is left, not on every render. */
  isDirty: () => boolean;
  onLeave?: () => void;
}

/** Asks before unsaved values are lost by navigation; closing the tab shows the browser's own question. */
export function useLeaveGuard({ isOn, isDirty, onLeave }: LeaveGuard): void {
  const t = useTexts('shell');
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty() || current.pathname === next.pathname) return false;
      const isLeaving = await confirm({
        title: t('form.leaveTitle'),
        text: t('form.leaveText'),
        confirmLabel: t('form.leave'),
        cancelLabel: t('form.stay'),
        destructive: true,
      });
      if (isLeaving) onLeave?.();
      return !isLeaving;
    },
  });
}
