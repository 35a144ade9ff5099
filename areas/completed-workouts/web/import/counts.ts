import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ImportCount } from '../../contract/import.ts';

/** Returns a function that formats both numbers of an import for texts: "142 allenamenti" and "3.120 serie". */
export function useCounts(): (counted: ImportCount) => Record<keyof ImportCount, string> {
  const t = useTexts('completed-workouts');
  return ({ workouts, sets }) => ({
    workouts: t('import.review.workouts', { count: workouts, shown: formatNumber(workouts) }),
    sets: t('import.review.sets', { count: sets, shown: formatNumber(sets) }),
  });
}
