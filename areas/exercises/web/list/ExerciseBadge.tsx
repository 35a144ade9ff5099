import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Exercise } from '../../contract/exercise.ts';

/** Marks own and archived exercises; an exercise of the library has no badge. */
export function ExerciseBadge({ exercise: { isOwn, isArchived } }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  if (isArchived) return <StateBadge tone="quiet">{t('archived')}</StateBadge>;
  return isOwn ? <StateBadge tone="fresh">{t('own')}</StateBadge> : null;
}
