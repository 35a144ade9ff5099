import { useTexts } from '#shell/web/texts/texts.ts';

interface Totals {
  weeks?: number;
  workouts: number;
  exercises?: number;
  sets?: number | undefined;
}

/**
 * Returns a function that formats totals: `4 settimane · 12 allenamenti · 48 esercizi · 160 serie`. Totals that are not
 * given are omitted.
 */
export function useTotalsText(): (totals: Totals) => string {
  const t = useTexts('programs');
  return ({ weeks, workouts, exercises, sets }) =>
    [
      weeks !== undefined && t('weeks', { count: weeks }),
      t('workouts', { count: workouts }),
      exercises !== undefined && t('exercises', { count: exercises }),
      sets !== undefined && t('sets', { count: sets }),
    ]
      .filter(Boolean)
      .join(' · ');
}
