import { isAfterOpenPause } from '#areas/programs/rules/pauses.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CurrentProgram } from '../../contract/today.ts';

/** Formats the first and last day of a program; the last one is not known in a pause without an end. */
export function useDatesText(): (program: CurrentProgram) => string {
  const t = useTexts('completed-workouts');
  return ({ startsOn, endsOn, pauses }) => {
    const from = formatDate(startsOn);
    return isAfterOpenPause({ pauses }, endsOn)
      ? t('today.datesPaused', { from })
      : t('today.dates', { from, to: formatDate(endsOn) });
  };
}
