import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../texts/texts.ts';
import { confirm } from '../widgets/confirm.ts';

interface LeaveGuard {
  isOn: boolean;
  /** Whether there are unsaved values. Called on navigation, not on every render. */
  isDirty: () => boolean;
  onLeave?: () => void;
}

/** Shows a confirmation before a navigation discards unsaved values, and the browser's dialog when the tab is closed. */
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
