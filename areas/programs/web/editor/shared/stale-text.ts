import { numbersIn } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type ExerciseRow, exerciseTypes } from '../../../contract/document.ts';
import { dateOf } from '../../../rules/dates.ts';
import type { Conflict } from '../../../rules/merge-programs.ts';
import { useEditorState } from '../context.tsx';
import { dayText } from '../dates/day-text.ts';

interface Named {
  weekNumber: number;
  dayNumber: number;
  name: string;
  level?: Conflict['level'];
  field: string | null;
}

/** What differs between two versions, in words. */
export function useConflictText() {
  const t = useTexts('programs');
  const startsOn = useEditorState((state) => state.startsOn);

  function textOf({ field, weekNumber }: Named, value: string | null): string {
    if (value === null || value === '') return t('conflict.none');
    if (field === 'type' && isType(value)) return t(`types.${value}.name`);
    if (field === 'rpe' || field === 'progression') return numbersIn(value);
    if (field !== 'offset') return value;
    const offset = Number(value);
    return startsOn ? dayText(dateOf({ startsOn, weekNumber, offset })) : t('dates.offset', { count: offset });
  }

  return {
    textOf,
    /** `Sett. 1 · Giorno 2 · Panca piana`. */
    placeOf: ({ weekNumber, dayNumber, name, level }: Named) =>
      [
        weekNumber > 0 && t('week.short', { number: weekNumber }),
        dayNumber > 0 && t('day.title', { number: dayNumber }),
        level === 'program' ? t('conflict.program') : name,
      ]
        .filter(Boolean)
        .join(' · '),
    fieldOf: ({ field }: Named) => (field ? t(`conflict.fields.${field as 'order'}`) : ''),
  };
}

function isType(value: string): value is ExerciseRow['type'] {
  return (exerciseTypes as readonly string[]).includes(value);
}
