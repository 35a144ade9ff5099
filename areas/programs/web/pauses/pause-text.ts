import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Pause } from '../../contract/document.ts';

/** Returns a sentence about a pause that is on or comes: `In pausa dal 7 dic 2026 al 20 dic 2026.` */
export function usePauseText(): (pause: Pause, today: string) => string {
  const t = useTexts('programs');
  return ({ from, until }, today) => {
    const dates = { from: formatDate(from), until: formatDate(until) };
    return t(from <= today ? 'pause.now' : 'pause.coming', dates);
  };
}
