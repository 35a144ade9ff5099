import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { confirm } from '#shell/web/widgets/confirm.ts';
import type { AssignPreview } from '../../contract.ts';
import type { Running } from './assignment.ts';

interface Replacing {
  preview: AssignPreview | undefined;
  startsOn: string;
  running: Running;
}

/** Asks before replacing takes programs away for good; a program that only ends needs no question. */
export function useConfirmReplace({ preview, startsOn, running }: Replacing): () => Promise<boolean> {
  const t = useTexts('programs');
  const count = running === 'replace' ? (preview?.starting ?? 0) : 0;

  return async () => {
    if (count === 0) return true;
    return confirm({
      title: t('assign.goneTitle', { count }),
      text: t('assign.goneText', { date: formatDate(startsOn) }),
      confirmLabel: t('assign.goneYes'),
      destructive: true,
    });
  };
}
