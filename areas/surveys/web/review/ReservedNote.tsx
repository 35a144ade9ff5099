import { IconLock } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { SurveyAnswer } from '../../contract/reviews.ts';

/** Who can read the answers about health that the caller cannot. Shows nothing when all are read. */
export function ReservedNote({ answer: { state, reserved } }: { answer: Pick<SurveyAnswer, 'state' | 'reserved'> }) {
  const t = useTexts('surveys');
  if (!reserved || (state !== 'sent' && state !== 'reviewed')) return null;
  return (
    <Banner tone="info" icon={IconLock}>
      {t('review.reserved.readers', { names: reserved.readers.join(', ') })}
    </Banner>
  );
}
