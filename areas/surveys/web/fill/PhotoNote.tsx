import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { SentAnswer } from '../../contract/check-ins.ts';
import { usePhotosGiven } from './use-photos-given.ts';

/** Says that sent photos are part of the answers only, when the client has not agreed to progress photos. */
export function PhotoNote({ answers }: { answers: readonly SentAnswer[] }) {
  const t = useTexts('surveys');
  const isGiven = usePhotosGiven();
  if (isGiven !== false || !answers.some(({ kind }) => kind === 'progress')) return null;
  return <Banner tone="info">{t('fill.photosOnlyAnswer')}</Banner>;
}
