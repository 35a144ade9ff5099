import { SharingLabel } from '#areas/sharing/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Exercise } from '../../contract/exercise.ts';

/** Marks own and archived exercises, and who shares one or alone sees it; an exercise of the library has no badge. */
export function ExerciseBadge({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const { isOwn, isArchived, authorName } = exercise;
  if (!isOwn) return null;
  return (
    <>
      {isArchived && <StateBadge tone="quiet">{t('archived')}</StateBadge>}
      {!isArchived && !authorName && <StateBadge tone="fresh">{t('own')}</StateBadge>}
      <SharingLabel kind="exercises" record={exercise} />
    </>
  );
}
