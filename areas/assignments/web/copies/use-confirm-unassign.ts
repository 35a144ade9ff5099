import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { AssignedCopy } from '../../contract.ts';

/**
 * Asks before a copy is taken away from its client. `used` says what the client already did with it and stays; then a
 * word must be typed.
 */
export function useConfirmUnassign(
  { title, clientName }: Pick<AssignedCopy, 'title' | 'clientName'>,
  used: string | undefined,
) {
  const t = useTexts('assignments');
  return () =>
    confirm({
      title: t('unassign.title', { title, client: clientName }),
      text: [t('unassign.text'), used].filter(Boolean).join(' '),
      confirmLabel: t('unassign.confirm'),
      destructive: true,
      ...(used && { typedConfirmation: t('unassign.word') }),
    });
}
