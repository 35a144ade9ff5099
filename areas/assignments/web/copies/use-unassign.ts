import { undoDays } from '#shell/common/deletions.ts';
import type { Route } from '#shell/common/route.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useTexts } from '#shell/web/texts/texts.ts';

interface UnassignOptions<R extends Route> {
  route: R;
  copy: { title: string; clientName: string };
  invalidates: readonly Route[];
  /** Sentence about records that stay, such as completed workouts. With it, the confirmation requires typing a word. */
  used?: string | undefined;
  /** Whether what it would have replaced goes on, which the confirmation says. */
  goesOn?: boolean;
  /** The button that restores it (`useUndelete`), where the caller may. */
  undo?: { title: string; run: () => void } | undefined;
}

/** Action that removes a copy from its client after a confirmation. */
export function useUnassign<R extends Route>({
  route,
  copy,
  invalidates,
  used,
  goesOn = false,
  undo,
}: UnassignOptions<R>) {
  const t = useTexts('assignments');
  const names = { title: copy.title, client: copy.clientName };
  return useRecordAction(route, {
    confirm: {
      title: t('unassign.title', names),
      text: [
        t(undo ? 'unassign.restorable' : 'unassign.text', { days: undoDays }),
        goesOn && t('unassign.goesOn', { client: copy.clientName }),
        used,
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: t('unassign.confirm'),
      destructive: true,
      ...(used && { typedConfirmation: t('unassign.word') }),
    },
    invalidates,
    success: t('unassign.done', names),
    ...(undo && { undo }),
  });
}
