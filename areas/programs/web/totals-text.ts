import { useTexts } from '#shell/web/texts/texts.ts';

interface Totals {
  weeks?: number;
  workouts: number;
  rows?: number;
  sets?: number;
}

/**
 * Returns a function that formats totals: `4 settimane · 12 allenamenti · 48 esercizi · 160 serie`. Totals that are not
 * given are omitted.
 */
export function useTotalsText(): (totals: Totals) => string {
  const t = useTexts('programs');
  return ({ weeks, workouts, rows, sets }) =>
    [
      weeks !== undefined && t('weeks', { count: weeks }),
      t('workouts', { count: workouts }),
      rows !== undefined && t('exercises', { count: rows }),
      sets !== undefined && t('sets', { count: sets }),
    ]
      .filter(Boolean)
      .join(' · ');
}
