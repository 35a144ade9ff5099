import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { AssignPreview, OverlapChoice } from '../contract.ts';

interface Planned {
  preview: AssignPreview | undefined;
  startsOn: string;
  overlap: OverlapChoice;
}

/** Asks before an assignment deletes copies. A copy that only ends earlier needs no confirmation. */
export function useConfirmDeletion({ preview, startsOn, overlap }: Planned): () => Promise<boolean> {
  const t = useTexts('assignments');
  const count = overlap === 'replace' ? (preview?.deleted ?? 0) : 0;

  return async () => {
    if (count === 0) return true;
    return confirm({
      title: t('deletion.title', { count }),
      text: t('deletion.text', { count, date: formatDate(startsOn) }),
      confirmLabel: t('deletion.confirm'),
      destructive: true,
    });
  };
}
