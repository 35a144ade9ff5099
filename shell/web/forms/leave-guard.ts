import { useBlocker } from '@tanstack/react-router';
import { useTexts } from '../texts/texts.ts';
import { confirm } from '../widgets/confirm.ts';

interface LeaveGuard {
  isOn: boolean;
  /** Asked when somebody leaves, not before. */
  isDirty: () => boolean;
  onLeave?: () => void;
}

/** Asks before what was typed is left behind; the browser asks by itself when the tab is closed. */
export function useLeaveGuard({ isOn, isDirty, onLeave }: LeaveGuard): void {
  const t = useTexts('shell');
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty() || current.pathname === next.pathname) return false;
      const leaves = await confirm({
        title: t('form.leaveTitle'),
        text: t('form.leaveText'),
        confirmLabel: t('form.leave'),
        cancelLabel: t('form.stay'),
        destructive: true,
      });
      if (leaves) onLeave?.();
      return !leaves;
    },
  });
}
