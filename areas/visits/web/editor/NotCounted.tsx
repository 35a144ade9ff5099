import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { measuresNotCounted } from '../../rules/counted-measures.ts';
import { useNotCountedText } from '../not-counted-text.ts';
import { useVisit, useVisitEditor } from './open-visit.ts';

/** Which readings of a completed visit do not count, and that a PDF of before may have other results. A draft says it at the fields. */
export function NotCounted() {
  const t = useTexts('visits');
  const textOf = useNotCountedText();
  const { isCompleted } = useVisitEditor();
  const measures = useVisit((content) => content.measures);
  const notCounted = measuresNotCounted({ measures });
  if (!isCompleted || notCounted.length === 0) return null;
  return (
    <Banner tone="warning">
      {notCounted.map((measure) => (
        <p key={measure.id}>{textOf(measure)}</p>
      ))}
      <p>{t('notCounted.printed')}</p>
    </Banner>
  );
}
